import type { Tales } from "#storyteller/scenes/tale.ts";
import abilitiesForgot from "./tales/abilities-forgot.json" with { type: "json" };
import abilitiesTooMuch from "./tales/abilities-too-much.json" with { type: "json" };
import abilitiesWantsToLearn from "./tales/abilities-wants-to-learn.json" with { type: "json" };
import activitiesFinal from "./tales/activities-final.json" with { type: "json" };
import activitiesFirstTime from "./tales/activities-first-time.json" with { type: "json" };
import activitiesFreezes from "./tales/activities-freezes.json" with { type: "json" };
import activitiesLast from "./tales/activities-last.json" with { type: "json" };
import activitiesTomorrow from "./tales/activities-tomorrow.json" with { type: "json" };
import aeroplane from "./tales/aeroplane.json" with { type: "json" };
import afraidOfDogsAndTheBakeryBell from "./tales/afraid-of-dogs-and-the-bakery-bell.json" with { type: "json" };
import afraidOfTheCarWash from "./tales/afraid-of-the-car-wash.json" with { type: "json" };
import afraidOfThePlughole from "./tales/afraid-of-the-plughole.json" with { type: "json" };
import alien from "./tales/alien.json" with { type: "json" };
import alienSpaceshipInTheWoodsOnItsHead from "./tales/alien-spaceship-in-the-woods-on-its-head.json" with {
  type: "json",
};
import aliensTakeOverTheSchoolAndObeyTheBell from "./tales/aliens-take-over-the-school-and-obey-the-bell.json" with {
  type: "json",
};
import ambulanceAndTheDragonsSoreTail from "./tales/ambulance-and-the-dragons-sore-tail.json" with { type: "json" };
import ambulanceRescueBoatAndHelicopter from "./tales/ambulance-rescue-boat-and-helicopter.json" with { type: "json" };
import anger from "./tales/anger.json" with { type: "json" };
import animalFamilyGoesCamping from "./tales/animal-family-goes-camping.json" with { type: "json" };
import animalsOnTheBus from "./tales/animals-on-the-bus.json" with { type: "json" };
import anyAfraidOfNoun from "./tales/any-afraid-of-noun.json" with { type: "json" };
import anyAtSchool from "./tales/any-at-school.json" with { type: "json" };
import anyBirthday from "./tales/any-birthday.json" with { type: "json" };
import anyBrave from "./tales/any-brave.json" with { type: "json" };
import anyCannotSleep from "./tales/any-cannot-sleep.json" with { type: "json" };
import anyClumsy from "./tales/any-clumsy.json" with { type: "json" };
import anyComesToOurHouse from "./tales/any-comes-to-our-house.json" with { type: "json" };
import anyFibs from "./tales/any-fibs.json" with { type: "json" };
import anyFindsNoun from "./tales/any-finds-noun.json" with { type: "json" };
import anyFoundEgg from "./tales/any-found-egg.json" with { type: "json" };
import anyGoesToNoun from "./tales/any-goes-to-noun.json" with { type: "json" };
import anyGrows from "./tales/any-grows.json" with { type: "json" };
import anyGrumpy from "./tales/any-grumpy.json" with { type: "json" };
import anyHatesNoun from "./tales/any-hates-noun.json" with { type: "json" };
import anyHelps from "./tales/any-helps.json" with { type: "json" };
import anyJob from "./tales/any-job.json" with { type: "json" };
import anyLearnsGame from "./tales/any-learns-game.json" with { type: "json" };
import anyLivesInNoun from "./tales/any-lives-in-noun.json" with { type: "json" };
import anyLonely from "./tales/any-lonely.json" with { type: "json" };
import anyLostColours from "./tales/any-lost-colours.json" with { type: "json" };
import anyLostWay from "./tales/any-lost-way.json" with { type: "json" };
import anyLovesNoun from "./tales/any-loves-noun.json" with { type: "json" };
import anyMakesFriends from "./tales/any-makes-friends.json" with { type: "json" };
import anyMakesNoun from "./tales/any-makes-noun.json" with { type: "json" };
import anyMatch from "./tales/any-match.json" with { type: "json" };
import anyMeetsNoun from "./tales/any-meets-noun.json" with { type: "json" };
import anyNewHere from "./tales/any-new-here.json" with { type: "json" };
import anyNoBath from "./tales/any-no-bath.json" with { type: "json" };
import anyNotGoodAtIt from "./tales/any-not-good-at-it.json" with { type: "json" };
import anyOffice from "./tales/any-office.json" with { type: "json" };
import anyPost from "./tales/any-post.json" with { type: "json" };
import anyReachesMoon from "./tales/any-reaches-moon.json" with { type: "json" };
import anySaysSorry from "./tales/any-says-sorry.json" with { type: "json" };
import anySecret from "./tales/any-secret.json" with { type: "json" };
import anyShop from "./tales/any-shop.json" with { type: "json" };
import anySlow from "./tales/any-slow.json" with { type: "json" };
import anySneezes from "./tales/any-sneezes.json" with { type: "json" };
import anyStuckNoun from "./tales/any-stuck-noun.json" with { type: "json" };
import anySweetTooth from "./tales/any-sweet-tooth.json" with { type: "json" };
import anyTaxi from "./tales/any-taxi.json" with { type: "json" };
import anyTooSmall from "./tales/any-too-small.json" with { type: "json" };
import anyWantsNoun from "./tales/any-wants-noun.json" with { type: "json" };
import anyWarmPlace from "./tales/any-warm-place.json" with { type: "json" };
import anyWhoAmI from "./tales/any-who-am-i.json" with { type: "json" };
import anyWhy from "./tales/any-why.json" with { type: "json" };
import anyWontShare from "./tales/any-wont-share.json" with { type: "json" };
import anyWrongSound from "./tales/any-wrong-sound.json" with { type: "json" };
import argumentThroughTheWall from "./tales/argument-through-the-wall.json" with { type: "json" };
import astronautsForgotSomething from "./tales/astronauts-forgot-something.json" with { type: "json" };
import awayWithWorkAndOneRedSock from "./tales/away-with-work-and-one-red-sock.json" with { type: "json" };
import babyBornTonight from "./tales/baby-born-tonight.json" with { type: "json" };
import babyCriesAtNightAndTheBigStripySock from "./tales/baby-cries-at-night-and-the-big-stripy-sock.json" with {
  type: "json",
};
import babyElephantTrunk from "./tales/baby-elephant-trunk.json" with { type: "json" };
import babyIsComing from "./tales/baby-is-coming.json" with { type: "json" };
import backToTheDinosaurs from "./tales/back-to-the-dinosaurs.json" with { type: "json" };
import backwardsDay from "./tales/backwards-day.json" with { type: "json" };
import badDream from "./tales/bad-dream.json" with { type: "json" };
import bakeryForMonsters from "./tales/bakery-for-monsters.json" with { type: "json" };
import ballOverTheWall from "./tales/ball-over-the-wall.json" with { type: "json" };
import balletWithASqueak from "./tales/ballet-with-a-squeak.json" with { type: "json" };
import baseballLastPitch from "./tales/baseball-last-pitch.json" with { type: "json" };
import basketballAndTheLastSock from "./tales/basketball-and-the-last-sock.json" with { type: "json" };
import bathAndHair from "./tales/bath-and-hair.json" with { type: "json" };
import beach from "./tales/beach.json" with { type: "json" };
import bear from "./tales/bear.json" with { type: "json" };
import bearAndRabbitWhoBecameFriendsThroughABush from "./tales/bear-and-rabbit-who-became-friends-through-a-bush.json" with {
  type: "json",
};
import bedTooBig from "./tales/bed-too-big.json" with { type: "json" };
import bestFriendIsAThing from "./tales/best-friend-is-a-thing.json" with { type: "json" };
import bestFriendIsAToilet from "./tales/best-friend-is-a-toilet.json" with { type: "json" };
import bestFriendWhoDidNotWantToPlayAnyMore from "./tales/best-friend-who-did-not-want-to-play-any-more.json" with {
  type: "json",
};
import bestFriendsAndAListOfOneDay from "./tales/best-friends-and-a-list-of-one-day.json" with { type: "json" };
import bicycleToTheMoon from "./tales/bicycle-to-the-moon.json" with { type: "json" };
import bigAndSmallShareOneMango from "./tales/big-and-small-share-one-mango.json" with { type: "json" };
import binLorryComesOnTuesday from "./tales/bin-lorry-comes-on-tuesday.json" with { type: "json" };
import binLorryFindsTreasure from "./tales/bin-lorry-finds-treasure.json" with { type: "json" };
import binLorryLovesTheMoon from "./tales/bin-lorry-loves-the-moon.json" with { type: "json" };
import birthday from "./tales/birthday.json" with { type: "json" };
import birthdayNobodyRemembered from "./tales/birthday-nobody-remembered.json" with { type: "json" };
import bittenByARadioactiveHamster from "./tales/bitten-by-a-radioactive-hamster.json" with { type: "json" };
import blanketFortWithAnotherWayOut from "./tales/blanket-fort-with-another-way-out.json" with { type: "json" };
import boat from "./tales/boat.json" with { type: "json" };
import bodySwapParent from "./tales/body-swap-parent.json" with { type: "json" };
import bodySwapPet from "./tales/body-swap-pet.json" with { type: "json" };
import booksThatChangeTheirEndings from "./tales/books-that-change-their-endings.json" with { type: "json" };
import bootsInTheHedge from "./tales/boots-in-the-hedge.json" with { type: "json" };
import bootsWithTheirOwnWay from "./tales/boots-with-their-own-way.json" with { type: "json" };
import bornOn29February from "./tales/born-on-29-february.json" with { type: "json" };
import bornOnTheFarmAndCannotStandYet from "./tales/born-on-the-farm-and-cannot-stand-yet.json" with { type: "json" };
import bothHoldOn from "./tales/both-hold-on.json" with { type: "json" };
import bottleWithAWetLetter from "./tales/bottle-with-a-wet-letter.json" with { type: "json" };
import breaksBuildings from "./tales/breaks-buildings.json" with { type: "json" };
import brokenVase from "./tales/broken-vase.json" with { type: "json" };
import buildingBlocks from "./tales/building-blocks.json" with { type: "json" };
import buildingSiteGoodNightAndTheDumpTruckThatBeeps from "./tales/building-site-good-night-and-the-dump-truck-that-beeps.json" with {
  type: "json",
};
import buildsARobotWithAColanderHat from "./tales/builds-a-robot-with-a-colander-hat.json" with { type: "json" };
import bunkBed from "./tales/bunk-bed.json" with { type: "json" };
import bus from "./tales/bus.json" with { type: "json" };
import busAnotherWay from "./tales/bus-another-way.json" with { type: "json" };
import busThatGoesUnderTheSea from "./tales/bus-that-goes-under-the-sea.json" with { type: "json" };
import butterflyGardenInStripesAndTheGreenOne from "./tales/butterfly-garden-in-stripes-and-the-green-one.json" with {
  type: "json",
};
import camping from "./tales/camping.json" with { type: "json" };
import campingAndTheStrangeNoiseInTheWoods from "./tales/camping-and-the-strange-noise-in-the-woods.json" with {
  type: "json",
};
import campingWithNoTentPoles from "./tales/camping-with-no-tent-poles.json" with { type: "json" };
import canoeToTheIslandPastSevenWaves from "./tales/canoe-to-the-island-past-seven-waves.json" with { type: "json" };
import captainFoodWithTheGiantSpoon from "./tales/captain-food-with-the-giant-spoon.json" with { type: "json" };
import carJourney from "./tales/car-journey.json" with { type: "json" };
import cartwheelThatWouldNotCome from "./tales/cartwheel-that-would-not-come.json" with { type: "json" };
import cat from "./tales/cat.json" with { type: "json" };
import catAndDogWhoBecameFriendsInTwoLanguages from "./tales/cat-and-dog-who-became-friends-in-two-languages.json" with {
  type: "json",
};
import catInTheChristmasTree from "./tales/cat-in-the-christmas-tree.json" with { type: "json" };
import caterpillarTapsThreeTimes from "./tales/caterpillar-taps-three-times.json" with { type: "json" };
import caughtALittleFishAndAWhaleCameToSee from "./tales/caught-a-little-fish-and-a-whale-came-to-see.json" with {
  type: "json",
};
import cheatedAtTheGame from "./tales/cheated-at-the-game.json" with { type: "json" };
import chessPiecesMoveAtNight from "./tales/chess-pieces-move-at-night.json" with { type: "json" };
import chickensGotOutBeforeDinner from "./tales/chickens-got-out-before-dinner.json" with { type: "json" };
import childOnNoList from "./tales/child-on-no-list.json" with { type: "json" };
import christmas from "./tales/christmas.json" with { type: "json" };
import cinderellaInTrainers from "./tales/cinderella-in-trainers.json" with { type: "json" };
import classHamsterWeekend from "./tales/class-hamster-weekend.json" with { type: "json" };
import classroomThatWasNotThere from "./tales/classroom-that-was-not-there.json" with { type: "json" };
import clocksStop from "./tales/clocks-stop.json" with { type: "json" };
import cloud from "./tales/cloud.json" with { type: "json" };
import cloudAsAPet from "./tales/cloud-as-a-pet.json" with { type: "json" };
import cloudsMadeToMeasure from "./tales/clouds-made-to-measure.json" with { type: "json" };
import collectorOfMinutes from "./tales/collector-of-minutes.json" with { type: "json" };
import collectorOfSmells from "./tales/collector-of-smells.json" with { type: "json" };
import cooking from "./tales/cooking.json" with { type: "json" };
import cousinsInOneTent from "./tales/cousins-in-one-tent.json" with { type: "json" };
import cowAndTractor from "./tales/cow-and-tractor.json" with { type: "json" };
import cowFlies from "./tales/cow-flies.json" with { type: "json" };
import cowJumpsOverTheMoonWhereItIsLow from "./tales/cow-jumps-over-the-moon-where-it-is-low.json" with {
  type: "json",
};
import cowboyAndTheCowsWhoWouldNotSleep from "./tales/cowboy-and-the-cows-who-would-not-sleep.json" with {
  type: "json",
};
import crabHasTheRedSpade from "./tales/crab-has-the-red-spade.json" with { type: "json" };
import cricketLastBall from "./tales/cricket-last-ball.json" with { type: "json" };
import crocodileBrushesTeeth from "./tales/crocodile-brushes-teeth.json" with { type: "json" };
import cupFinalAndTheMostFamousLace from "./tales/cup-final-and-the-most-famous-lace.json" with { type: "json" };
import cutOwnHair from "./tales/cut-own-hair.json" with { type: "json" };
import dance from "./tales/dance.json" with { type: "json" };
import den from "./tales/den.json" with { type: "json" };
import dentist from "./tales/dentist.json" with { type: "json" };
import detective from "./tales/detective.json" with { type: "json" };
import detectiveAndTheCaseOfTheFishAndTheRedSock from "./tales/detective-and-the-case-of-the-fish-and-the-red-sock.json" with {
  type: "json",
};
import diggerAndCraneAreFriends from "./tales/digger-and-crane-are-friends.json" with { type: "json" };
import diggerTooDeep from "./tales/digger-too-deep.json" with { type: "json" };
import diggers from "./tales/diggers.json" with { type: "json" };
import dinosaur from "./tales/dinosaur.json" with { type: "json" };
import dinosaurEggInTheBackGardenAndTheWheelbarrow from "./tales/dinosaur-egg-in-the-back-garden-and-the-wheelbarrow.json" with {
  type: "json",
};
import dinosaurEggInTheMuseum from "./tales/dinosaur-egg-in-the-museum.json" with { type: "json" };
import dinosaurNotExtinct from "./tales/dinosaur-not-extinct.json" with { type: "json" };
import dinosaurWithBigFeet from "./tales/dinosaur-with-big-feet.json" with { type: "json" };
import dinosaursAreAJigsaw from "./tales/dinosaurs-are-a-jigsaw.json" with { type: "json" };
import dinosaursWithInternet from "./tales/dinosaurs-with-internet.json" with { type: "json" };
import diwali from "./tales/diwali.json" with { type: "json" };
import diyasGoOutOneByOne from "./tales/diyas-go-out-one-by-one.json" with { type: "json" };
import doNotPressTheButton from "./tales/do-not-press-the-button.json" with { type: "json" };
import doctor from "./tales/doctor.json" with { type: "json" };
import doctorForDragons from "./tales/doctor-for-dragons.json" with { type: "json" };
import dog from "./tales/dog.json" with { type: "json" };
import dogAndTheLostSatellite from "./tales/dog-and-the-lost-satellite.json" with { type: "json" };
import dogSavesChristmasDinner from "./tales/dog-saves-christmas-dinner.json" with { type: "json" };
import doorAtTheBottomOfTheLake from "./tales/door-at-the-bottom-of-the-lake.json" with { type: "json" };
import dragon from "./tales/dragon.json" with { type: "json" };
import dragonGoalkeeperMeltsTheIce from "./tales/dragon-goalkeeper-melts-the-ice.json" with { type: "json" };
import dragonRaceWithAWheelchair from "./tales/dragon-race-with-a-wheelchair.json" with { type: "json" };
import dragonRacingSecondPlace from "./tales/dragon-racing-second-place.json" with { type: "json" };
import dragonWhoKnits from "./tales/dragon-who-knits.json" with { type: "json" };
import dragonsEggInTheKitchen from "./tales/dragons-egg-in-the-kitchen.json" with { type: "json" };
import drawing from "./tales/drawing.json" with { type: "json" };
import dreamFactory from "./tales/dream-factory.json" with { type: "json" };
import ducksOnThePondTailsUp from "./tales/ducks-on-the-pond-tails-up.json" with { type: "json" };
import dummy from "./tales/dummy.json" with { type: "json" };
import easter from "./tales/easter.json" with { type: "json" };
import elephant from "./tales/elephant.json" with { type: "json" };
import elfOnTheShelfGetsUpToMischief from "./tales/elf-on-the-shelf-gets-up-to-mischief.json" with { type: "json" };
import everythingSaidComesTrue from "./tales/everything-said-comes-true.json" with { type: "json" };
import excitedForTomorrow from "./tales/excited-for-tomorrow.json" with { type: "json" };
import expeditionIntoTheFridge from "./tales/expedition-into-the-fridge.json" with { type: "json" };
import extraCarriageOnTheNightTrain from "./tales/extra-carriage-on-the-night-train.json" with { type: "json" };
import faceUnderWater from "./tales/face-under-water.json" with { type: "json" };
import fairy from "./tales/fairy.json" with { type: "json" };
import fairyHouseWithATinyDoorAndPoliteKnocks from "./tales/fairy-house-with-a-tiny-door-and-polite-knocks.json" with {
  type: "json",
};
import fairyWingsOffTheLine from "./tales/fairy-wings-off-the-line.json" with { type: "json" };
import fallenStar from "./tales/fallen-star.json" with { type: "json" };
import falseTeethRunAway from "./tales/false-teeth-run-away.json" with { type: "json" };
import familyCampingMarshmallowsAndABearThatSaysMmm from "./tales/family-camping-marshmallows-and-a-bear-that-says-mmm.json" with {
  type: "json",
};
import farAway from "./tales/far-away.json" with { type: "json" };
import farm from "./tales/farm.json" with { type: "json" };
import farmAnimalWantsToBeARacehorseAndChews from "./tales/farm-animal-wants-to-be-a-racehorse-and-chews.json" with {
  type: "json",
};
import fearMeasured from "./tales/fear-measured.json" with { type: "json" };
import fearOfTheDark from "./tales/fear-of-the-dark.json" with { type: "json" };
import feastOfLights from "./tales/feast-of-lights.json" with { type: "json" };
import feastsCannotSleep from "./tales/feasts-cannot-sleep.json" with { type: "json" };
import feastsFirstJob from "./tales/feasts-first-job.json" with { type: "json" };
import feastsGuest from "./tales/feasts-guest.json" with { type: "json" };
import feastsSomethingMissing from "./tales/feasts-something-missing.json" with { type: "json" };
import feedingTheDonkeys from "./tales/feeding-the-donkeys.json" with { type: "json" };
import fireEngine from "./tales/fire-engine.json" with { type: "json" };
import fireEngineHoseKnot from "./tales/fire-engine-hose-knot.json" with { type: "json" };
import firefighterForADayInSocks from "./tales/firefighter-for-a-day-in-socks.json" with { type: "json" };
import firstDayAtTheSchoolOfMagic from "./tales/first-day-at-the-school-of-magic.json" with { type: "json" };
import firstDaySchool from "./tales/first-day-school.json" with { type: "json" };
import firstKarateBeltKiai from "./tales/first-karate-belt-kiai.json" with { type: "json" };
import firstSpellGoesWrong from "./tales/first-spell-goes-wrong.json" with { type: "json" };
import flightToSeeTheCousins from "./tales/flight-to-see-the-cousins.json" with { type: "json" };
import floodedBathroom from "./tales/flooded-bathroom.json" with { type: "json" };
import flying from "./tales/flying.json" with { type: "json" };
import flyingCarRaceAndTheGeese from "./tales/flying-car-race-and-the-geese.json" with { type: "json" };
import foodAlive from "./tales/food-alive.json" with { type: "json" };
import foodsCookWithElder from "./tales/foods-cook-with-elder.json" with { type: "json" };
import foodsGoneMissing from "./tales/foods-gone-missing.json" with { type: "json" };
import foodsTheLastOne from "./tales/foods-the-last-one.json" with { type: "json" };
import foodsWhoAte from "./tales/foods-who-ate.json" with { type: "json" };
import foodsWontTry from "./tales/foods-wont-try.json" with { type: "json" };
import football from "./tales/football.json" with { type: "json" };
import footballNoGirls from "./tales/football-no-girls.json" with { type: "json" };
import footballWinningGoalWhereNobodyIs from "./tales/football-winning-goal-where-nobody-is.json" with { type: "json" };
import forestOfTalkingTreesAndOneShortWord from "./tales/forest-of-talking-trees-and-one-short-word.json" with {
  type: "json",
};
import foughtAllDayAndALineOfTape from "./tales/fought-all-day-and-a-line-of-tape.json" with { type: "json" };
import foxAndCrowAndWhoCutsTheCheese from "./tales/fox-and-crow-and-who-cuts-the-cheese.json" with { type: "json" };
import foxAndWolf from "./tales/fox-and-wolf.json" with { type: "json" };
import freezingPower from "./tales/freezing-power.json" with { type: "json" };
import fridgeTimeMachineTitanic from "./tales/fridge-time-machine-titanic.json" with { type: "json" };
import friendMovesAway from "./tales/friend-moves-away.json" with { type: "json" };
import friendPickedAndIWasNot from "./tales/friend-picked-and-i-was-not.json" with { type: "json" };
import fromPlanetToPlanetAndHome from "./tales/from-planet-to-planet-and-home.json" with { type: "json" };
import garden from "./tales/garden.json" with { type: "json" };
import gardenGnomeAtNight from "./tales/garden-gnome-at-night.json" with { type: "json" };
import genieTiredOfWishes from "./tales/genie-tired-of-wishes.json" with { type: "json" };
import ghost from "./tales/ghost.json" with { type: "json" };
import ghostAndTheVacuumCleaner from "./tales/ghost-and-the-vacuum-cleaner.json" with { type: "json" };
import ghostInTheHauntedHouseWantsToBeFound from "./tales/ghost-in-the-haunted-house-wants-to-be-found.json" with {
  type: "json",
};
import giantAndTiny from "./tales/giant-and-tiny.json" with { type: "json" };
import giantPancakeRollsDownHill from "./tales/giant-pancake-rolls-down-hill.json" with { type: "json" };
import giantSquidHugsASubmarine from "./tales/giant-squid-hugs-a-submarine.json" with { type: "json" };
import glassesOrPlaster from "./tales/glasses-or-plaster.json" with { type: "json" };
import goldilocksSaysSorry from "./tales/goldilocks-says-sorry.json" with { type: "json" };
import goodbyeAtTheGate from "./tales/goodbye-at-the-gate.json" with { type: "json" };
import goodnightToEveryToy from "./tales/goodnight-to-every-toy.json" with { type: "json" };
import grandadFishing from "./tales/grandad-fishing.json" with { type: "json" };
import granddadForgets from "./tales/granddad-forgets.json" with { type: "json" };
import grandmaAndGrandpaByTheSeaInFog from "./tales/grandma-and-grandpa-by-the-sea-in-fog.json" with { type: "json" };
import grandparentPoorly from "./tales/grandparent-poorly.json" with { type: "json" };
import grandparents from "./tales/grandparents.json" with { type: "json" };
import gravityOff from "./tales/gravity-off.json" with { type: "json" };
import grownUpsAreToddlers from "./tales/grown-ups-are-toddlers.json" with { type: "json" };
import guineaPigSpeaksOnFridays from "./tales/guinea-pig-speaks-on-fridays.json" with { type: "json" };
import hairThatGrowsAndGrows from "./tales/hair-that-grows-and-grows.json" with { type: "json" };
import haircut from "./tales/haircut.json" with { type: "json" };
import halloween from "./tales/halloween.json" with { type: "json" };
import hanukkahDreidel from "./tales/hanukkah-dreidel.json" with { type: "json" };
import hauntedHotel from "./tales/haunted-hotel.json" with { type: "json" };
import hauntedScoutCamp from "./tales/haunted-scout-camp.json" with { type: "json" };
import hearingAids from "./tales/hearing-aids.json" with { type: "json" };
import hearsThoughts from "./tales/hears-thoughts.json" with { type: "json" };
import hedgehogStaysInTheMoleBurrow from "./tales/hedgehog-stays-in-the-mole-burrow.json" with { type: "json" };
import hiccups from "./tales/hiccups.json" with { type: "json" };
import hiccupsWithAnimals from "./tales/hiccups-with-animals.json" with { type: "json" };
import hideAndSeek from "./tales/hide-and-seek.json" with { type: "json" };
import hippoInOurBath from "./tales/hippo-in-our-bath.json" with { type: "json" };
import homeworkMachine from "./tales/homework-machine.json" with { type: "json" };
import horse from "./tales/horse.json" with { type: "json" };
import horseAndRiderInTheRainbow from "./tales/horse-and-rider-in-the-rainbow.json" with { type: "json" };
import horseRidesToWhereTheRainbowEnds from "./tales/horse-rides-to-where-the-rainbow-ends.json" with { type: "json" };
import hospital from "./tales/hospital.json" with { type: "json" };
import houseNobodyComesOutOf from "./tales/house-nobody-comes-out-of.json" with { type: "json" };
import houseWalksAway from "./tales/house-walks-away.json" with { type: "json" };
import hugeSupermarket from "./tales/huge-supermarket.json" with { type: "json" };
import icePowersFirePowersAndATiredBear from "./tales/ice-powers-fire-powers-and-a-tired-bear.json" with {
  type: "json",
};
import icePrincessAndHerSister from "./tales/ice-princess-and-her-sister.json" with { type: "json" };
import imaginaryFriend from "./tales/imaginary-friend.json" with { type: "json" };
import ingredientsDrawing from "./tales/ingredients-drawing.json" with { type: "json" };
import ingredientsKnock from "./tales/ingredients-knock.json" with { type: "json" };
import ingredientsMachine from "./tales/ingredients-machine.json" with { type: "json" };
import ingredientsMissing from "./tales/ingredients-missing.json" with { type: "json" };
import ingredientsMuseum from "./tales/ingredients-museum.json" with { type: "json" };
import ingredientsToldAloud from "./tales/ingredients-told-aloud.json" with { type: "json" };
import instrumentGoneBeforeTheConcert from "./tales/instrument-gone-before-the-concert.json" with { type: "json" };
import internetOffGrandparentsKnow from "./tales/internet-off-grandparents-know.json" with { type: "json" };
import invention from "./tales/invention.json" with { type: "json" };
import invisible from "./tales/invisible.json" with { type: "json" };
import islandThatIsAnAnimal from "./tales/island-that-is-an-animal.json" with { type: "json" };
import itRainsSomething from "./tales/it-rains-something.json" with { type: "json" };
import jollofPotNeverEmpties from "./tales/jollof-pot-never-empties.json" with { type: "json" };
import journeyToPlace from "./tales/journey-to-place.json" with { type: "json" };
import jungleInTheGarden from "./tales/jungle-in-the-garden.json" with { type: "json" };
import kindRobotLearnsToHugJustAsHard from "./tales/kind-robot-learns-to-hug-just-as-hard.json" with { type: "json" };
import kindToTheBackHalfOfTheHorse from "./tales/kind-to-the-back-half-of-the-horse.json" with { type: "json" };
import kittensBox from "./tales/kittens-box.json" with { type: "json" };
import knight from "./tales/knight.json" with { type: "json" };
import knightAfraidOfHorses from "./tales/knight-afraid-of-horses.json" with { type: "json" };
import knightAndDragonCouldNotFight from "./tales/knight-and-dragon-could-not-fight.json" with { type: "json" };
import knightWhoGardens from "./tales/knight-who-gardens.json" with { type: "json" };
import knockingInTheWaterTank from "./tales/knocking-in-the-water-tank.json" with { type: "json" };
import knowsWhatEveryoneHadForLunch from "./tales/knows-what-everyone-had-for-lunch.json" with { type: "json" };
import ladybirdLostADot from "./tales/ladybird-lost-a-dot.json" with { type: "json" };
import lamplighterOfStars from "./tales/lamplighter-of-stars.json" with { type: "json" };
import lastCarriage from "./tales/last-carriage.json" with { type: "json" };
import lastDuckling from "./tales/last-duckling.json" with { type: "json" };
import laughedAt from "./tales/laughed-at.json" with { type: "json" };
import laughsAtOthers from "./tales/laughs-at-others.json" with { type: "json" };
import lazyCatSavesTheStreetWithASpoon from "./tales/lazy-cat-saves-the-street-with-a-spoon.json" with { type: "json" };
import learningBicycle from "./tales/learning-bicycle.json" with { type: "json" };
import learningToSwim from "./tales/learning-to-swim.json" with { type: "json" };
import leftOut from "./tales/left-out.json" with { type: "json" };
import leprechaunAtTheEndOfTheRainbow from "./tales/leprechaun-at-the-end-of-the-rainbow.json" with { type: "json" };
import letterToThePolarBear from "./tales/letter-to-the-polar-bear.json" with { type: "json" };
import letterWithNoNameAndTheSecondNail from "./tales/letter-with-no-name-and-the-second-nail.json" with {
  type: "json",
};
import library from "./tales/library.json" with { type: "json" };
import liftToOtherFloors from "./tales/lift-to-other-floors.json" with { type: "json" };
import lighthouse from "./tales/lighthouse.json" with { type: "json" };
import lighthouseNinePastNine from "./tales/lighthouse-nine-past-nine.json" with { type: "json" };
import lion from "./tales/lion.json" with { type: "json" };
import lionAndMouseWhoBecameFriendsInAMane from "./tales/lion-and-mouse-who-became-friends-in-a-mane.json" with {
  type: "json",
};
import lionWhoLostHisRoarAndTheMouse from "./tales/lion-who-lost-his-roar-and-the-mouse.json" with { type: "json" };
import littleOneAndMumLookForEachOther from "./tales/little-one-and-mum-look-for-each-other.json" with { type: "json" };
import littleOneLooksForMum from "./tales/little-one-looks-for-mum.json" with { type: "json" };
import littleOneSaysNoToEverything from "./tales/little-one-says-no-to-everything.json" with { type: "json" };
import littleTrainInTheBigStation from "./tales/little-train-in-the-big-station.json" with { type: "json" };
import littleTrainUpTheHillThreeTimes from "./tales/little-train-up-the-hill-three-times.json" with { type: "json" };
import lonelyBlackHole from "./tales/lonely-black-hole.json" with { type: "json" };
import looseTooth from "./tales/loose-tooth.json" with { type: "json" };
import losingGame from "./tales/losing-game.json" with { type: "json" };
import lostPet from "./tales/lost-pet.json" with { type: "json" };
import lostShoe from "./tales/lost-shoe.json" with { type: "json" };
import lostThing from "./tales/lost-thing.json" with { type: "json" };
import lostToy from "./tales/lost-toy.json" with { type: "json" };
import loudNoise from "./tales/loud-noise.json" with { type: "json" };
import lovedOneDied from "./tales/loved-one-died.json" with { type: "json" };
import machineSavesTheStreet from "./tales/machine-saves-the-street.json" with { type: "json" };
import machineTidiesTheRoom from "./tales/machine-tidies-the-room.json" with { type: "json" };
import magicBusUnderTheSeaWithTheClass from "./tales/magic-bus-under-the-sea-with-the-class.json" with { type: "json" };
import magicDoor from "./tales/magic-door.json" with { type: "json" };
import magicDoorInTheGardenToWhereMoonsGrow from "./tales/magic-door-in-the-garden-to-where-moons-grow.json" with {
  type: "json",
};
import magicForestThatWalks from "./tales/magic-forest-that-walks.json" with { type: "json" };
import magicRainbowThatGoesUp from "./tales/magic-rainbow-that-goes-up.json" with { type: "json" };
import magicSchoolBusToTheMoonWithTheClass from "./tales/magic-school-bus-to-the-moon-with-the-class.json" with {
  type: "json",
};
import makingFriends from "./tales/making-friends.json" with { type: "json" };
import mapForTheCat from "./tales/map-for-the-cat.json" with { type: "json" };
import mapInTheAtticAndTheVerySmallTree from "./tales/map-in-the-attic-and-the-very-small-tree.json" with {
  type: "json",
};
import martiansAtTheBakery from "./tales/martians-at-the-bakery.json" with { type: "json" };
import meDoIt from "./tales/me-do-it.json" with { type: "json" };
import megalodonAgainstSubmarine from "./tales/megalodon-against-submarine.json" with { type: "json" };
import mermaid from "./tales/mermaid.json" with { type: "json" };
import mermaidFirefighterDog from "./tales/mermaid-firefighter-dog.json" with { type: "json" };
import mermaidLostHerPearlAndTheDolphinClicks from "./tales/mermaid-lost-her-pearl-and-the-dolphin-clicks.json" with {
  type: "json",
};
import mermaidsTeaWithCrabs from "./tales/mermaids-tea-with-crabs.json" with { type: "json" };
import missingAnimal from "./tales/missing-animal.json" with { type: "json" };
import missingTeacherAndHamster from "./tales/missing-teacher-and-hamster.json" with { type: "json" };
import moleSun from "./tales/mole-sun.json" with { type: "json" };
import monkeysThrowTheHats from "./tales/monkeys-throw-the-hats.json" with { type: "json" };
import monster from "./tales/monster.json" with { type: "json" };
import monsterTruckLostItsRoar from "./tales/monster-truck-lost-its-roar.json" with { type: "json" };
import monstersSportsDay from "./tales/monsters-sports-day.json" with { type: "json" };
import moon from "./tales/moon.json" with { type: "json" };
import moonInABucket from "./tales/moon-in-a-bucket.json" with { type: "json" };
import moonIsCheese from "./tales/moon-is-cheese.json" with { type: "json" };
import moonMatchAgainstAliens from "./tales/moon-match-against-aliens.json" with { type: "json" };
import moonSaysGoodNightToTheAnimals from "./tales/moon-says-good-night-to-the-animals.json" with { type: "json" };
import moonTrip from "./tales/moon-trip.json" with { type: "json" };
import moustacheThatGrows from "./tales/moustache-that-grows.json" with { type: "json" };
import movingHouse from "./tales/moving-house.json" with { type: "json" };
import mummyWhoCannotSleep from "./tales/mummy-who-cannot-sleep.json" with { type: "json" };
import museumMysteryOfTheMammothsScarf from "./tales/museum-mystery-of-the-mammoths-scarf.json" with { type: "json" };
import music from "./tales/music.json" with { type: "json" };
import newBaby from "./tales/new-baby.json" with { type: "json" };
import newChildOtherLanguage from "./tales/new-child-other-language.json" with { type: "json" };
import newPet from "./tales/new-pet.json" with { type: "json" };
import newSchoolFriendInTheBroomCupboard from "./tales/new-school-friend-in-the-broom-cupboard.json" with {
  type: "json",
};
import nightTruckRide from "./tales/night-truck-ride.json" with { type: "json" };
import ninjaWithTheSqueakyShoe from "./tales/ninja-with-the-squeaky-shoe.json" with { type: "json" };
import nits from "./tales/nits.json" with { type: "json" };
import noMoreBedtime from "./tales/no-more-bedtime.json" with { type: "json" };
import noiseAtNight from "./tales/noise-at-night.json" with { type: "json" };
import octopusBoots from "./tales/octopus-boots.json" with { type: "json" };
import oneMoreStory from "./tales/one-more-story.json" with { type: "json" };
import oppositePowers from "./tales/opposite-powers.json" with { type: "json" };
import owl from "./tales/owl.json" with { type: "json" };
import ownBed from "./tales/own-bed.json" with { type: "json" };
import paintedIntoThePicture from "./tales/painted-into-the-picture.json" with { type: "json" };
import pancakesThatNeverEnd from "./tales/pancakes-that-never-end.json" with { type: "json" };
import paperCrane from "./tales/paper-crane.json" with { type: "json" };
import paradeDragonScaredOfDrums from "./tales/parade-dragon-scared-of-drums.json" with { type: "json" };
import parentWorksNights from "./tales/parent-works-nights.json" with { type: "json" };
import park from "./tales/park.json" with { type: "json" };
import penguin from "./tales/penguin.json" with { type: "json" };
import penguinDesert from "./tales/penguin-desert.json" with { type: "json" };
import penguinIsTheBoss from "./tales/penguin-is-the-boss.json" with { type: "json" };
import pepperKingInTheRicePot from "./tales/pepper-king-in-the-rice-pot.json" with { type: "json" };
import perfectPancakeOnTheSchoolRoof from "./tales/perfect-pancake-on-the-school-roof.json" with { type: "json" };
import petDied from "./tales/pet-died.json" with { type: "json" };
import petDiedSmall from "./tales/pet-died-small.json" with { type: "json" };
import petEscapes from "./tales/pet-escapes.json" with { type: "json" };
import petMischief from "./tales/pet-mischief.json" with { type: "json" };
import pianoThatPlaysByItself from "./tales/piano-that-plays-by-itself.json" with { type: "json" };
import pickedLast from "./tales/picked-last.json" with { type: "json" };
import picnicInTheRain from "./tales/picnic-in-the-rain.json" with { type: "json" };
import pierogiAndRavioli from "./tales/pierogi-and-ravioli.json" with { type: "json" };
import pirates from "./tales/pirates.json" with { type: "json" };
import pizzaToMars from "./tales/pizza-to-mars.json" with { type: "json" };
import placesAfterHours from "./tales/places-after-hours.json" with { type: "json" };
import placesClass from "./tales/places-class.json" with { type: "json" };
import placesDayOut from "./tales/places-day-out.json" with { type: "json" };
import placesLostThere from "./tales/places-lost-there.json" with { type: "json" };
import placesTomorrow from "./tales/places-tomorrow.json" with { type: "json" };
import planetAllOfSweets from "./tales/planet-all-of-sweets.json" with { type: "json" };
import plantsSendMessages from "./tales/plants-send-messages.json" with { type: "json" };
import plasterOffTomorrow from "./tales/plaster-off-tomorrow.json" with { type: "json" };
import policeCarWithoutItsBlueLight from "./tales/police-car-without-its-blue-light.json" with { type: "json" };
import ponyComesToVisit from "./tales/pony-comes-to-visit.json" with { type: "json" };
import poorlyAtHome from "./tales/poorly-at-home.json" with { type: "json" };
import portalWhenSheSpins from "./tales/portal-when-she-spins.json" with { type: "json" };
import portraitGoneFromItsFrame from "./tales/portrait-gone-from-its-frame.json" with { type: "json" };
import potatoGirlAndADogCalledLasagne from "./tales/potato-girl-and-a-dog-called-lasagne.json" with { type: "json" };
import potty from "./tales/potty.json" with { type: "json" };
import powerCut from "./tales/power-cut.json" with { type: "json" };
import powerOfBeingSlow from "./tales/power-of-being-slow.json" with { type: "json" };
import presentsAtTheWrongHouse from "./tales/presents-at-the-wrong-house.json" with { type: "json" };
import pricklyHugs from "./tales/prickly-hugs.json" with { type: "json" };
import princess from "./tales/princess.json" with { type: "json" };
import princessAndHerDragonStuckInTheCastle from "./tales/princess-and-her-dragon-stuck-in-the-castle.json" with {
  type: "json",
};
import princessMonsterTruck from "./tales/princess-monster-truck.json" with { type: "json" };
import princessPartyAndACakeThatCurtseys from "./tales/princess-party-and-a-cake-that-curtseys.json" with {
  type: "json",
};
import princessPlumber from "./tales/princess-plumber.json" with { type: "json" };
import princessRescuesPrince from "./tales/princess-rescues-prince.json" with { type: "json" };
import princessSavesADragonFromAMeanKingWithToast from "./tales/princess-saves-a-dragon-from-a-mean-king-with-toast.json" with {
  type: "json",
};
import proudDay from "./tales/proud-day.json" with { type: "json" };
import pumpkinTooBigForTheGate from "./tales/pumpkin-too-big-for-the-gate.json" with { type: "json" };
import puppiesGoToBed from "./tales/puppies-go-to-bed.json" with { type: "json" };
import puppyLostInTheParkAndBeforeThat from "./tales/puppy-lost-in-the-park-and-before-that.json" with { type: "json" };
import puppyWhoFindsAFamily from "./tales/puppy-who-finds-a-family.json" with { type: "json" };
import rabbit from "./tales/rabbit.json" with { type: "json" };
import race from "./tales/race.json" with { type: "json" };
import raceCarThatIsNotTheFastestAndTheWheelNut from "./tales/race-car-that-is-not-the-fastest-and-the-wheel-nut.json" with {
  type: "json",
};
import raceOfSillyVehicles from "./tales/race-of-silly-vehicles.json" with { type: "json" };
import rain from "./tales/rain.json" with { type: "json" };
import rainbowLostAColour from "./tales/rainbow-lost-a-colour.json" with { type: "json" };
import ramadanAndEid from "./tales/ramadan-and-eid.json" with { type: "json" };
import ravenLiesEverySecondSentence from "./tales/raven-lies-every-second-sentence.json" with { type: "json" };
import redBalloonFlewOff from "./tales/red-balloon-flew-off.json" with { type: "json" };
import redRidingHoodComesBack from "./tales/red-riding-hood-comes-back.json" with { type: "json" };
import remoteControlForPeople from "./tales/remote-control-for-people.json" with { type: "json" };
import rescuePuppiesAndTheTownClock from "./tales/rescue-puppies-and-the-town-clock.json" with { type: "json" };
import ridingCompetitionAndTheRedJump from "./tales/riding-competition-and-the-red-jump.json" with { type: "json" };
import ridingToTheChestnutTree from "./tales/riding-to-the-chestnut-tree.json" with { type: "json" };
import robinInTheGarden from "./tales/robin-in-the-garden.json" with { type: "json" };
import robot from "./tales/robot.json" with { type: "json" };
import robotDoesPe from "./tales/robot-does-pe.json" with { type: "json" };
import robotDogLostInSpace from "./tales/robot-dog-lost-in-space.json" with { type: "json" };
import robotGoesToSchoolForAFriendAndDoesTheChores from "./tales/robot-goes-to-school-for-a-friend-and-does-the-chores.json" with {
  type: "json",
};
import robotTooPerfectAtTheGame from "./tales/robot-too-perfect-at-the-game.json" with { type: "json" };
import rocket from "./tales/rocket.json" with { type: "json" };
import rodeAllTheWayWouldNotGetOff from "./tales/rode-all-the-way-would-not-get-off.json" with { type: "json" };
import rolesBeginner from "./tales/roles-beginner.json" with { type: "json" };
import rolesForADay from "./tales/roles-for-a-day.json" with { type: "json" };
import rolesMustWait from "./tales/roles-must-wait.json" with { type: "json" };
import rolesTired from "./tales/roles-tired.json" with { type: "json" };
import rolesToTheRescue from "./tales/roles-to-the-rescue.json" with { type: "json" };
import roosterOverslept from "./tales/rooster-overslept.json" with { type: "json" };
import runawayFlock from "./tales/runaway-flock.json" with { type: "json" };
import safariSeenFromBehind from "./tales/safari-seen-from-behind.json" with { type: "json" };
import santaStuckInTheChimneyHoByHo from "./tales/santa-stuck-in-the-chimney-ho-by-ho.json" with { type: "json" };
import santasSleighBreaksDownAndTheRockingHorse from "./tales/santas-sleigh-breaks-down-and-the-rocking-horse.json" with {
  type: "json",
};
import sayingSorry from "./tales/saying-sorry.json" with { type: "json" };
import scarecrowAtNight from "./tales/scarecrow-at-night.json" with { type: "json" };
import schoolPlay from "./tales/school-play.json" with { type: "json" };
import schoolToiletPortal from "./tales/school-toilet-portal.json" with { type: "json" };
import screensOff from "./tales/screens-off.json" with { type: "json" };
import seagullSteals from "./tales/seagull-steals.json" with { type: "json" };
import secretAgentsAndTheGlasses from "./tales/secret-agents-and-the-glasses.json" with { type: "json" };
import secretDoorUnderTheBedToTheLandOfSweets from "./tales/secret-door-under-the-bed-to-the-land-of-sweets.json" with {
  type: "json",
};
import secretlyASuperhero from "./tales/secretly-a-superhero.json" with { type: "json" };
import shadowRunsOff from "./tales/shadow-runs-off.json" with { type: "json" };
import sharingToys from "./tales/sharing-toys.json" with { type: "json" };
import sharingToysWithBrotherOrSister from "./tales/sharing-toys-with-brother-or-sister.json" with { type: "json" };
import shark from "./tales/shark.json" with { type: "json" };
import sheepCountsChildren from "./tales/sheep-counts-children.json" with { type: "json" };
import shipWithTheWarmKettle from "./tales/ship-with-the-warm-kettle.json" with { type: "json" };
import shopThatSellsDreams from "./tales/shop-that-sells-dreams.json" with { type: "json" };
import shy from "./tales/shy.json" with { type: "json" };
import shyMonsterBehindTheCurtain from "./tales/shy-monster-behind-the-curtain.json" with { type: "json" };
import shySprout from "./tales/shy-sprout.json" with { type: "json" };
import shyYeti from "./tales/shy-yeti.json" with { type: "json" };
import signalFromTheMoon from "./tales/signal-from-the-moon.json" with { type: "json" };
import skeletonWhoLostAHand from "./tales/skeleton-who-lost-a-hand.json" with { type: "json" };
import sleepover from "./tales/sleepover.json" with { type: "json" };
import slowSoup from "./tales/slow-soup.json" with { type: "json" };
import smallestReindeerWhoCouldNotFly from "./tales/smallest-reindeer-who-could-not-fly.json" with { type: "json" };
import snailAndBees from "./tales/snail-and-bees.json" with { type: "json" };
import snailDeliversAnUrgentLetter from "./tales/snail-delivers-an-urgent-letter.json" with { type: "json" };
import snoresSoLoud from "./tales/snores-so-loud.json" with { type: "json" };
import snow from "./tales/snow.json" with { type: "json" };
import snowDayNoSchoolAndTheSnowballThatMadeATrack from "./tales/snow-day-no-school-and-the-snowball-that-made-a-track.json" with {
  type: "json",
};
import snowFortNobodyBuilt from "./tales/snow-fort-nobody-built.json" with { type: "json" };
import snowflakeThatWouldNotFall from "./tales/snowflake-that-would-not-fall.json" with { type: "json" };
import snowman from "./tales/snowman.json" with { type: "json" };
import snowmanInTheFreezer from "./tales/snowman-in-the-freezer.json" with { type: "json" };
import snowploughSecret from "./tales/snowplough-secret.json" with { type: "json" };
import sockLandInTheWashingMachine from "./tales/sock-land-in-the-washing-machine.json" with { type: "json" };
import socksOneByOne from "./tales/socks-one-by-one.json" with { type: "json" };
import sofaShipCarpetLava from "./tales/sofa-ship-carpet-lava.json" with { type: "json" };
import somebodyFirstDay from "./tales/somebody-first-day.json" with { type: "json" };
import somebodySecret from "./tales/somebody-secret.json" with { type: "json" };
import somethingBroken from "./tales/something-broken.json" with { type: "json" };
import somethingBuilt from "./tales/something-built.json" with { type: "json" };
import somethingByTheRiverCopiesYourVoice from "./tales/something-by-the-river-copies-your-voice.json" with {
  type: "json",
};
import somethingFound from "./tales/something-found.json" with { type: "json" };
import somethingGoesAlone from "./tales/something-goes-alone.json" with { type: "json" };
import somethingGrows from "./tales/something-grows.json" with { type: "json" };
import somethingLost from "./tales/something-lost.json" with { type: "json" };
import somethingPowers from "./tales/something-powers.json" with { type: "json" };
import somethingRefuses from "./tales/something-refuses.json" with { type: "json" };
import somethingStolen from "./tales/something-stolen.json" with { type: "json" };
import somethingTalks from "./tales/something-talks.json" with { type: "json" };
import somethingTurns from "./tales/something-turns.json" with { type: "json" };
import somethingUnderTheStairs from "./tales/something-under-the-stairs.json" with { type: "json" };
import somewhereHidden from "./tales/somewhere-hidden.json" with { type: "json" };
import somewhereSpooky from "./tales/somewhere-spooky.json" with { type: "json" };
import sourestLemonade from "./tales/sourest-lemonade.json" with { type: "json" };
import spaceKnightAndTheDarkLordNextDoor from "./tales/space-knight-and-the-dark-lord-next-door.json" with {
  type: "json",
};
import spaceshipLandsInThePlaygroundAtLunchtime from "./tales/spaceship-lands-in-the-playground-at-lunchtime.json" with {
  type: "json",
};
import spaghettiWithoutEnd from "./tales/spaghetti-without-end.json" with { type: "json" };
import splashInTheEmptyPool from "./tales/splash-in-the-empty-pool.json" with { type: "json" };
import sportsDay from "./tales/sports-day.json" with { type: "json" };
import stammerKnockKnock from "./tales/stammer-knock-knock.json" with { type: "json" };
import starfishAndCrab from "./tales/starfish-and-crab.json" with { type: "json" };
import statueInThePark from "./tales/statue-in-the-park.json" with { type: "json" };
import strangeFootprints from "./tales/strange-footprints.json" with { type: "json" };
import streetWantsARest from "./tales/street-wants-a-rest.json" with { type: "json" };
import stretchyArms from "./tales/stretchy-arms.json" with { type: "json" };
import stuckInTheMiddle from "./tales/stuck-in-the-middle.json" with { type: "json" };
import stuckInTheMuseumOvernight from "./tales/stuck-in-the-museum-overnight.json" with { type: "json" };
import stuffedAnimalComesAliveAndHugsBack from "./tales/stuffed-animal-comes-alive-and-hugs-back.json" with {
  type: "json",
};
import stuffedOneComesAliveAndIsHungry from "./tales/stuffed-one-comes-alive-and-is-hungry.json" with { type: "json" };
import submarineToTheOctopusCity from "./tales/submarine-to-the-octopus-city.json" with { type: "json" };
import summerInTheSnowGlobe from "./tales/summer-in-the-snow-globe.json" with { type: "json" };
import summerWeekAtGrandmasAndTheWallOnTheWrongSide from "./tales/summer-week-at-grandmas-and-the-wall-on-the-wrong-side.json" with {
  type: "json",
};
import sunStaysAway from "./tales/sun-stays-away.json" with { type: "json" };
import superAndPetSaveTheTown from "./tales/super-and-pet-save-the-town.json" with { type: "json" };
import superBurp from "./tales/super-burp.json" with { type: "json" };
import superDiggerSavesTheSandpit from "./tales/super-digger-saves-the-sandpit.json" with { type: "json" };
import superPooMan from "./tales/super-poo-man.json" with { type: "json" };
import superPowersSaveTheSchoolThatTips from "./tales/super-powers-save-the-school-that-tips.json" with {
  type: "json",
};
import superSpeedAndTheMeltingIceCreamVan from "./tales/super-speed-and-the-melting-ice-cream-van.json" with {
  type: "json",
};
import superStickyNose from "./tales/super-sticky-nose.json" with { type: "json" };
import superToot from "./tales/super-toot.json" with { type: "json" };
import superhero from "./tales/superhero.json" with { type: "json" };
import superheroBigGreenAndTheNest from "./tales/superhero-big-green-and-the-nest.json" with { type: "json" };
import superheroClimbsTheWallsAndACatOnACrane from "./tales/superhero-climbs-the-walls-and-a-cat-on-a-crane.json" with {
  type: "json",
};
import superheroLosesPowers from "./tales/superhero-loses-powers.json" with { type: "json" };
import superheroOfTheNightSavesTheDark from "./tales/superhero-of-the-night-saves-the-dark.json" with { type: "json" };
import supermarketLost from "./tales/supermarket-lost.json" with { type: "json" };
import swallowedTooth from "./tales/swallowed-tooth.json" with { type: "json" };
import tRexWithJustTheRightArms from "./tales/t-rex-with-just-the-right-arms.json" with { type: "json" };
import talkingInBed from "./tales/talking-in-bed.json" with { type: "json" };
import talksToAnimals from "./tales/talks-to-animals.json" with { type: "json" };
import talksToTrains from "./tales/talks-to-trains.json" with { type: "json" };
import teaParty from "./tales/tea-party.json" with { type: "json" };
import teacherIsASpy from "./tales/teacher-is-a-spy.json" with { type: "json" };
import teddyBearOnTopOfTheWardrobe from "./tales/teddy-bear-on-top-of-the-wardrobe.json" with { type: "json" };
import teddyGoesUpInABalloon from "./tales/teddy-goes-up-in-a-balloon.json" with { type: "json" };
import teddyHasACold from "./tales/teddy-has-a-cold.json" with { type: "json" };
import teddyMended from "./tales/teddy-mended.json" with { type: "json" };
import teddyOnTheBus from "./tales/teddy-on-the-bus.json" with { type: "json" };
import teethBrushing from "./tales/teeth-brushing.json" with { type: "json" };
import telephoneToThePast from "./tales/telephone-to-the-past.json" with { type: "json" };
import testThreeOutOfTen from "./tales/test-three-out-of-ten.json" with { type: "json" };
import thanksgivingWithAllTheCousinsAndTheWhisper from "./tales/thanksgiving-with-all-the-cousins-and-the-whisper.json" with {
  type: "json",
};
import thingForPrimeMinister from "./tales/thing-for-prime-minister.json" with { type: "json" };
import thingFound from "./tales/thing-found.json" with { type: "json" };
import thingOfGrandma from "./tales/thing-of-grandma.json" with { type: "json" };
import thingThatWouldNot from "./tales/thing-that-would-not.json" with { type: "json" };
import thingUnderThePorch from "./tales/thing-under-the-porch.json" with { type: "json" };
import thingsDisappearOneByOneAtCamp from "./tales/things-disappear-one-by-one-at-camp.json" with { type: "json" };
import thirdSheep from "./tales/third-sheep.json" with { type: "json" };
import threeTicketsForTheBigBed from "./tales/three-tickets-for-the-big-bed.json" with { type: "json" };
import thunder from "./tales/thunder.json" with { type: "json" };
import tidyRoom from "./tales/tidy-room.json" with { type: "json" };
import timeTravel from "./tales/time-travel.json" with { type: "json" };
import tinyAtHome from "./tales/tiny-at-home.json" with { type: "json" };
import tinyDragonInAPocket from "./tales/tiny-dragon-in-a-pocket.json" with { type: "json" };
import tinyHatsOnTheFencePosts from "./tales/tiny-hats-on-the-fence-posts.json" with { type: "json" };
import tinyPersonInTheFlame from "./tales/tiny-person-in-the-flame.json" with { type: "json" };
import toTheSea from "./tales/to-the-sea.json" with { type: "json" };
import todayGrandadDoesNotLetMeWin from "./tales/today-grandad-does-not-let-me-win.json" with { type: "json" };
import toiletAtNight from "./tales/toilet-at-night.json" with { type: "json" };
import tooLongScarf from "./tales/too-long-scarf.json" with { type: "json" };
import toothFairyStuckInTheWindow from "./tales/tooth-fairy-stuck-in-the-window.json" with { type: "json" };
import toothFairyWrongHouse from "./tales/tooth-fairy-wrong-house.json" with { type: "json" };
import torchThatKeepsGoingOutAtCamp from "./tales/torch-that-keeps-going-out-at-camp.json" with { type: "json" };
import toysAlive from "./tales/toys-alive.json" with { type: "json" };
import tractorInTheMud from "./tales/tractor-in-the-mud.json" with { type: "json" };
import tractorWithWings from "./tales/tractor-with-wings.json" with { type: "json" };
import trafficLightsQuarrel from "./tales/traffic-lights-quarrel.json" with { type: "json" };
import train from "./tales/train.json" with { type: "json" };
import trainToTheMoon from "./tales/train-to-the-moon.json" with { type: "json" };
import translatorMachine from "./tales/translator-machine.json" with { type: "json" };
import treasureMap from "./tales/treasure-map.json" with { type: "json" };
import treehouseHundredFloors from "./tales/treehouse-hundred-floors.json" with { type: "json" };
import trexDentistInSpace from "./tales/trex-dentist-in-space.json" with { type: "json" };
import tricksterIsTricked from "./tales/trickster-is-tricked.json" with { type: "json" };
import trophyGoneBeforeTheFinal from "./tales/trophy-gone-before-the-final.json" with { type: "json" };
import tryingToWhistle from "./tales/trying-to-whistle.json" with { type: "json" };
import turnsToTouch from "./tales/turns-to-touch.json" with { type: "json" };
import turtle from "./tales/turtle.json" with { type: "json" };
import twins from "./tales/twins.json" with { type: "json" };
import twoHomes from "./tales/two-homes.json" with { type: "json" };
import twoOfMe from "./tales/two-of-me.json" with { type: "json" };
import twoPrincessesInChargeOfTheCastle from "./tales/two-princesses-in-charge-of-the-castle.json" with {
  type: "json",
};
import twoSuperheroesSaveTheCityTogether from "./tales/two-superheroes-save-the-city-together.json" with {
  type: "json",
};
import tyingTheLaces from "./tales/tying-the-laces.json" with { type: "json" };
import unicorn from "./tales/unicorn.json" with { type: "json" };
import unicornAgainstTheVendingMachine from "./tales/unicorn-against-the-vending-machine.json" with { type: "json" };
import unicornAtTheEndOfTheRainbow from "./tales/unicorn-at-the-end-of-the-rainbow.json" with { type: "json" };
import unicornLostHerHornThatCameUnscrewed from "./tales/unicorn-lost-her-horn-that-came-unscrewed.json" with {
  type: "json",
};
import unicornPlasterNeverOff from "./tales/unicorn-plaster-never-off.json" with { type: "json" };
import unicornWhoWantsToFlyAndNinePlaits from "./tales/unicorn-who-wants-to-fly-and-nine-plaits.json" with {
  type: "json",
};
import vacuumCleanerSwallowsEverything from "./tales/vacuum-cleaner-swallows-everything.json" with { type: "json" };
import vampireWithAWobblyFang from "./tales/vampire-with-a-wobbly-fang.json" with { type: "json" };
import vegetableSuperheroes from "./tales/vegetable-superheroes.json" with { type: "json" };
import vegetables from "./tales/vegetables.json" with { type: "json" };
import vegetarianShark from "./tales/vegetarian-shark.json" with { type: "json" };
import vehicleGoesToTheMoon from "./tales/vehicle-goes-to-the-moon.json" with { type: "json" };
import vehicleGoesUnderTheSea from "./tales/vehicle-goes-under-the-sea.json" with { type: "json" };
import vehiclesBuildOne from "./tales/vehicles-build-one.json" with { type: "json" };
import vehiclesLostSound from "./tales/vehicles-lost-sound.json" with { type: "json" };
import vehiclesNotTired from "./tales/vehicles-not-tired.json" with { type: "json" };
import vehiclesToElder from "./tales/vehicles-to-elder.json" with { type: "json" };
import vehiclesToTheRescue from "./tales/vehicles-to-the-rescue.json" with { type: "json" };
import vehiclesWantsToBe from "./tales/vehicles-wants-to-be.json" with { type: "json" };
import vet from "./tales/vet.json" with { type: "json" };
import vikingsWhoWouldNotAsk from "./tales/vikings-who-would-not-ask.json" with { type: "json" };
import villainFriends from "./tales/villain-friends.json" with { type: "json" };
import villainOne from "./tales/villain-one.json" with { type: "json" };
import voiceThatStopsEverything from "./tales/voice-that-stops-everything.json" with { type: "json" };
import voiceWentOff from "./tales/voice-went-off.json" with { type: "json" };
import volcanoIsland from "./tales/volcano-island.json" with { type: "json" };
import waiting from "./tales/waiting.json" with { type: "json" };
import wandWithItsOwnMind from "./tales/wand-with-its-own-mind.json" with { type: "json" };
import wantedADog from "./tales/wanted-a-dog.json" with { type: "json" };
import wantsAPet from "./tales/wants-a-pet.json" with { type: "json" };
import weatherPower from "./tales/weather-power.json" with { type: "json" };
import weeInTheSwimmingPool from "./tales/wee-in-the-swimming-pool.json" with { type: "json" };
import werewolfPuppy from "./tales/werewolf-puppy.json" with { type: "json" };
import wetBed from "./tales/wet-bed.json" with { type: "json" };
import whale from "./tales/whale.json" with { type: "json" };
import whateverYouPaintBecomesReal from "./tales/whatever-you-paint-becomes-real.json" with { type: "json" };
import wheelchairHill from "./tales/wheelchair-hill.json" with { type: "json" };
import wheelchairRacerThreeChickens from "./tales/wheelchair-racer-three-chickens.json" with { type: "json" };
import whoBlowsOutTheCandles from "./tales/who-blows-out-the-candles.json" with { type: "json" };
import whoLeftTheFridgeOpen from "./tales/who-left-the-fridge-open.json" with { type: "json" };
import whoStoleTheCookiesAtSchool from "./tales/who-stole-the-cookies-at-school.json" with { type: "json" };
import whoSwapsTheStreetSigns from "./tales/who-swaps-the-street-signs.json" with { type: "json" };
import wholeFamilyJumpsIntoThePool from "./tales/whole-family-jumps-into-the-pool.json" with { type: "json" };
import whySleep from "./tales/why-sleep.json" with { type: "json" };
import willTheyComeBackForMe from "./tales/will-they-come-back-for-me.json" with { type: "json" };
import windLostItsWay from "./tales/wind-lost-its-way.json" with { type: "json" };
import windowThatSignals from "./tales/window-that-signals.json" with { type: "json" };
import wingsOnWheels from "./tales/wings-on-wheels.json" with { type: "json" };
import wishedForAnElephant from "./tales/wished-for-an-elephant.json" with { type: "json" };
import witch from "./tales/witch.json" with { type: "json" };
import witchAfraidOfChildren from "./tales/witch-afraid-of-children.json" with { type: "json" };
import wolfAndThreePigs from "./tales/wolf-and-three-pigs.json" with { type: "json" };
import wordsNotTeeth from "./tales/words-not-teeth.json" with { type: "json" };
import wordsVanish from "./tales/words-vanish.json" with { type: "json" };
import worldOfBlocksSquareRain from "./tales/world-of-blocks-square-rain.json" with { type: "json" };
import yawnWanders from "./tales/yawn-wanders.json" with { type: "json" };
import zombieDinnerLadies from "./tales/zombie-dinner-ladies.json" with { type: "json" };
import zombieWhoWantedHisSock from "./tales/zombie-who-wanted-his-sock.json" with { type: "json" };
import zooVisit from "./tales/zoo-visit.json" with { type: "json" };

/** The English tales by name. That their words are morals, plots and genres, which JSON cannot say, is held by their lint. */
export const englishTales = {
  "abilities-forgot": abilitiesForgot,
  "abilities-too-much": abilitiesTooMuch,
  "abilities-wants-to-learn": abilitiesWantsToLearn,
  "activities-final": activitiesFinal,
  "activities-first-time": activitiesFirstTime,
  "activities-freezes": activitiesFreezes,
  "activities-last": activitiesLast,
  "activities-tomorrow": activitiesTomorrow,
  aeroplane,
  "afraid-of-dogs-and-the-bakery-bell": afraidOfDogsAndTheBakeryBell,
  "afraid-of-the-car-wash": afraidOfTheCarWash,
  "afraid-of-the-plughole": afraidOfThePlughole,
  alien,
  "alien-spaceship-in-the-woods-on-its-head": alienSpaceshipInTheWoodsOnItsHead,
  "aliens-take-over-the-school-and-obey-the-bell": aliensTakeOverTheSchoolAndObeyTheBell,
  "ambulance-and-the-dragons-sore-tail": ambulanceAndTheDragonsSoreTail,
  "ambulance-rescue-boat-and-helicopter": ambulanceRescueBoatAndHelicopter,
  anger,
  "animal-family-goes-camping": animalFamilyGoesCamping,
  "animals-on-the-bus": animalsOnTheBus,
  "any-afraid-of-noun": anyAfraidOfNoun,
  "any-at-school": anyAtSchool,
  "any-birthday": anyBirthday,
  "any-brave": anyBrave,
  "any-cannot-sleep": anyCannotSleep,
  "any-clumsy": anyClumsy,
  "any-comes-to-our-house": anyComesToOurHouse,
  "any-fibs": anyFibs,
  "any-finds-noun": anyFindsNoun,
  "any-found-egg": anyFoundEgg,
  "any-goes-to-noun": anyGoesToNoun,
  "any-grows": anyGrows,
  "any-grumpy": anyGrumpy,
  "any-hates-noun": anyHatesNoun,
  "any-helps": anyHelps,
  "any-job": anyJob,
  "any-learns-game": anyLearnsGame,
  "any-lives-in-noun": anyLivesInNoun,
  "any-lonely": anyLonely,
  "any-lost-colours": anyLostColours,
  "any-lost-way": anyLostWay,
  "any-loves-noun": anyLovesNoun,
  "any-makes-friends": anyMakesFriends,
  "any-makes-noun": anyMakesNoun,
  "any-match": anyMatch,
  "any-meets-noun": anyMeetsNoun,
  "any-new-here": anyNewHere,
  "any-no-bath": anyNoBath,
  "any-not-good-at-it": anyNotGoodAtIt,
  "any-office": anyOffice,
  "any-post": anyPost,
  "any-reaches-moon": anyReachesMoon,
  "any-says-sorry": anySaysSorry,
  "any-secret": anySecret,
  "any-shop": anyShop,
  "any-slow": anySlow,
  "any-sneezes": anySneezes,
  "any-stuck-noun": anyStuckNoun,
  "any-sweet-tooth": anySweetTooth,
  "any-taxi": anyTaxi,
  "any-too-small": anyTooSmall,
  "any-wants-noun": anyWantsNoun,
  "any-warm-place": anyWarmPlace,
  "any-who-am-i": anyWhoAmI,
  "any-why": anyWhy,
  "any-wont-share": anyWontShare,
  "any-wrong-sound": anyWrongSound,
  "argument-through-the-wall": argumentThroughTheWall,
  "astronauts-forgot-something": astronautsForgotSomething,
  "away-with-work-and-one-red-sock": awayWithWorkAndOneRedSock,
  "baby-born-tonight": babyBornTonight,
  "baby-cries-at-night-and-the-big-stripy-sock": babyCriesAtNightAndTheBigStripySock,
  "baby-elephant-trunk": babyElephantTrunk,
  "baby-is-coming": babyIsComing,
  "back-to-the-dinosaurs": backToTheDinosaurs,
  "backwards-day": backwardsDay,
  "bad-dream": badDream,
  "bakery-for-monsters": bakeryForMonsters,
  "ball-over-the-wall": ballOverTheWall,
  "ballet-with-a-squeak": balletWithASqueak,
  "baseball-last-pitch": baseballLastPitch,
  "basketball-and-the-last-sock": basketballAndTheLastSock,
  "bath-and-hair": bathAndHair,
  beach,
  bear,
  "bear-and-rabbit-who-became-friends-through-a-bush": bearAndRabbitWhoBecameFriendsThroughABush,
  "bed-too-big": bedTooBig,
  "best-friend-is-a-thing": bestFriendIsAThing,
  "best-friend-is-a-toilet": bestFriendIsAToilet,
  "best-friend-who-did-not-want-to-play-any-more": bestFriendWhoDidNotWantToPlayAnyMore,
  "best-friends-and-a-list-of-one-day": bestFriendsAndAListOfOneDay,
  "bicycle-to-the-moon": bicycleToTheMoon,
  "big-and-small-share-one-mango": bigAndSmallShareOneMango,
  "bin-lorry-comes-on-tuesday": binLorryComesOnTuesday,
  "bin-lorry-finds-treasure": binLorryFindsTreasure,
  "bin-lorry-loves-the-moon": binLorryLovesTheMoon,
  birthday,
  "birthday-nobody-remembered": birthdayNobodyRemembered,
  "bitten-by-a-radioactive-hamster": bittenByARadioactiveHamster,
  "blanket-fort-with-another-way-out": blanketFortWithAnotherWayOut,
  boat,
  "body-swap-parent": bodySwapParent,
  "body-swap-pet": bodySwapPet,
  "books-that-change-their-endings": booksThatChangeTheirEndings,
  "boots-in-the-hedge": bootsInTheHedge,
  "boots-with-their-own-way": bootsWithTheirOwnWay,
  "born-on-29-february": bornOn29February,
  "born-on-the-farm-and-cannot-stand-yet": bornOnTheFarmAndCannotStandYet,
  "both-hold-on": bothHoldOn,
  "bottle-with-a-wet-letter": bottleWithAWetLetter,
  "breaks-buildings": breaksBuildings,
  "broken-vase": brokenVase,
  "building-blocks": buildingBlocks,
  "building-site-good-night-and-the-dump-truck-that-beeps": buildingSiteGoodNightAndTheDumpTruckThatBeeps,
  "builds-a-robot-with-a-colander-hat": buildsARobotWithAColanderHat,
  "bunk-bed": bunkBed,
  bus,
  "bus-another-way": busAnotherWay,
  "bus-that-goes-under-the-sea": busThatGoesUnderTheSea,
  "butterfly-garden-in-stripes-and-the-green-one": butterflyGardenInStripesAndTheGreenOne,
  camping,
  "camping-and-the-strange-noise-in-the-woods": campingAndTheStrangeNoiseInTheWoods,
  "camping-with-no-tent-poles": campingWithNoTentPoles,
  "canoe-to-the-island-past-seven-waves": canoeToTheIslandPastSevenWaves,
  "captain-food-with-the-giant-spoon": captainFoodWithTheGiantSpoon,
  "car-journey": carJourney,
  "cartwheel-that-would-not-come": cartwheelThatWouldNotCome,
  cat,
  "cat-and-dog-who-became-friends-in-two-languages": catAndDogWhoBecameFriendsInTwoLanguages,
  "cat-in-the-christmas-tree": catInTheChristmasTree,
  "caterpillar-taps-three-times": caterpillarTapsThreeTimes,
  "caught-a-little-fish-and-a-whale-came-to-see": caughtALittleFishAndAWhaleCameToSee,
  "cheated-at-the-game": cheatedAtTheGame,
  "chess-pieces-move-at-night": chessPiecesMoveAtNight,
  "chickens-got-out-before-dinner": chickensGotOutBeforeDinner,
  "child-on-no-list": childOnNoList,
  christmas,
  "cinderella-in-trainers": cinderellaInTrainers,
  "class-hamster-weekend": classHamsterWeekend,
  "classroom-that-was-not-there": classroomThatWasNotThere,
  "clocks-stop": clocksStop,
  cloud,
  "cloud-as-a-pet": cloudAsAPet,
  "clouds-made-to-measure": cloudsMadeToMeasure,
  "collector-of-minutes": collectorOfMinutes,
  "collector-of-smells": collectorOfSmells,
  cooking,
  "cousins-in-one-tent": cousinsInOneTent,
  "cow-and-tractor": cowAndTractor,
  "cow-flies": cowFlies,
  "cow-jumps-over-the-moon-where-it-is-low": cowJumpsOverTheMoonWhereItIsLow,
  "cowboy-and-the-cows-who-would-not-sleep": cowboyAndTheCowsWhoWouldNotSleep,
  "crab-has-the-red-spade": crabHasTheRedSpade,
  "cricket-last-ball": cricketLastBall,
  "crocodile-brushes-teeth": crocodileBrushesTeeth,
  "cup-final-and-the-most-famous-lace": cupFinalAndTheMostFamousLace,
  "cut-own-hair": cutOwnHair,
  dance,
  den,
  dentist,
  detective,
  "detective-and-the-case-of-the-fish-and-the-red-sock": detectiveAndTheCaseOfTheFishAndTheRedSock,
  "digger-and-crane-are-friends": diggerAndCraneAreFriends,
  "digger-too-deep": diggerTooDeep,
  diggers,
  dinosaur,
  "dinosaur-egg-in-the-back-garden-and-the-wheelbarrow": dinosaurEggInTheBackGardenAndTheWheelbarrow,
  "dinosaur-egg-in-the-museum": dinosaurEggInTheMuseum,
  "dinosaur-not-extinct": dinosaurNotExtinct,
  "dinosaur-with-big-feet": dinosaurWithBigFeet,
  "dinosaurs-are-a-jigsaw": dinosaursAreAJigsaw,
  "dinosaurs-with-internet": dinosaursWithInternet,
  diwali,
  "diyas-go-out-one-by-one": diyasGoOutOneByOne,
  "do-not-press-the-button": doNotPressTheButton,
  doctor,
  "doctor-for-dragons": doctorForDragons,
  dog,
  "dog-and-the-lost-satellite": dogAndTheLostSatellite,
  "dog-saves-christmas-dinner": dogSavesChristmasDinner,
  "door-at-the-bottom-of-the-lake": doorAtTheBottomOfTheLake,
  dragon,
  "dragon-goalkeeper-melts-the-ice": dragonGoalkeeperMeltsTheIce,
  "dragon-race-with-a-wheelchair": dragonRaceWithAWheelchair,
  "dragon-racing-second-place": dragonRacingSecondPlace,
  "dragon-who-knits": dragonWhoKnits,
  "dragons-egg-in-the-kitchen": dragonsEggInTheKitchen,
  drawing,
  "dream-factory": dreamFactory,
  "ducks-on-the-pond-tails-up": ducksOnThePondTailsUp,
  dummy,
  easter,
  elephant,
  "elf-on-the-shelf-gets-up-to-mischief": elfOnTheShelfGetsUpToMischief,
  "everything-said-comes-true": everythingSaidComesTrue,
  "excited-for-tomorrow": excitedForTomorrow,
  "expedition-into-the-fridge": expeditionIntoTheFridge,
  "extra-carriage-on-the-night-train": extraCarriageOnTheNightTrain,
  "face-under-water": faceUnderWater,
  fairy,
  "fairy-house-with-a-tiny-door-and-polite-knocks": fairyHouseWithATinyDoorAndPoliteKnocks,
  "fairy-wings-off-the-line": fairyWingsOffTheLine,
  "fallen-star": fallenStar,
  "false-teeth-run-away": falseTeethRunAway,
  "family-camping-marshmallows-and-a-bear-that-says-mmm": familyCampingMarshmallowsAndABearThatSaysMmm,
  "far-away": farAway,
  farm,
  "farm-animal-wants-to-be-a-racehorse-and-chews": farmAnimalWantsToBeARacehorseAndChews,
  "fear-measured": fearMeasured,
  "fear-of-the-dark": fearOfTheDark,
  "feast-of-lights": feastOfLights,
  "feasts-cannot-sleep": feastsCannotSleep,
  "feasts-first-job": feastsFirstJob,
  "feasts-guest": feastsGuest,
  "feasts-something-missing": feastsSomethingMissing,
  "feeding-the-donkeys": feedingTheDonkeys,
  "fire-engine": fireEngine,
  "fire-engine-hose-knot": fireEngineHoseKnot,
  "firefighter-for-a-day-in-socks": firefighterForADayInSocks,
  "first-day-at-the-school-of-magic": firstDayAtTheSchoolOfMagic,
  "first-day-school": firstDaySchool,
  "first-karate-belt-kiai": firstKarateBeltKiai,
  "first-spell-goes-wrong": firstSpellGoesWrong,
  "flight-to-see-the-cousins": flightToSeeTheCousins,
  "flooded-bathroom": floodedBathroom,
  flying,
  "flying-car-race-and-the-geese": flyingCarRaceAndTheGeese,
  "food-alive": foodAlive,
  "foods-cook-with-elder": foodsCookWithElder,
  "foods-gone-missing": foodsGoneMissing,
  "foods-the-last-one": foodsTheLastOne,
  "foods-who-ate": foodsWhoAte,
  "foods-wont-try": foodsWontTry,
  football,
  "football-no-girls": footballNoGirls,
  "football-winning-goal-where-nobody-is": footballWinningGoalWhereNobodyIs,
  "forest-of-talking-trees-and-one-short-word": forestOfTalkingTreesAndOneShortWord,
  "fought-all-day-and-a-line-of-tape": foughtAllDayAndALineOfTape,
  "fox-and-crow-and-who-cuts-the-cheese": foxAndCrowAndWhoCutsTheCheese,
  "fox-and-wolf": foxAndWolf,
  "freezing-power": freezingPower,
  "fridge-time-machine-titanic": fridgeTimeMachineTitanic,
  "friend-moves-away": friendMovesAway,
  "friend-picked-and-i-was-not": friendPickedAndIWasNot,
  "from-planet-to-planet-and-home": fromPlanetToPlanetAndHome,
  garden,
  "garden-gnome-at-night": gardenGnomeAtNight,
  "genie-tired-of-wishes": genieTiredOfWishes,
  ghost,
  "ghost-and-the-vacuum-cleaner": ghostAndTheVacuumCleaner,
  "ghost-in-the-haunted-house-wants-to-be-found": ghostInTheHauntedHouseWantsToBeFound,
  "giant-and-tiny": giantAndTiny,
  "giant-pancake-rolls-down-hill": giantPancakeRollsDownHill,
  "giant-squid-hugs-a-submarine": giantSquidHugsASubmarine,
  "glasses-or-plaster": glassesOrPlaster,
  "goldilocks-says-sorry": goldilocksSaysSorry,
  "goodbye-at-the-gate": goodbyeAtTheGate,
  "goodnight-to-every-toy": goodnightToEveryToy,
  "grandad-fishing": grandadFishing,
  "granddad-forgets": granddadForgets,
  "grandma-and-grandpa-by-the-sea-in-fog": grandmaAndGrandpaByTheSeaInFog,
  "grandparent-poorly": grandparentPoorly,
  grandparents,
  "gravity-off": gravityOff,
  "grown-ups-are-toddlers": grownUpsAreToddlers,
  "guinea-pig-speaks-on-fridays": guineaPigSpeaksOnFridays,
  "hair-that-grows-and-grows": hairThatGrowsAndGrows,
  haircut,
  halloween,
  "hanukkah-dreidel": hanukkahDreidel,
  "haunted-hotel": hauntedHotel,
  "haunted-scout-camp": hauntedScoutCamp,
  "hearing-aids": hearingAids,
  "hears-thoughts": hearsThoughts,
  "hedgehog-stays-in-the-mole-burrow": hedgehogStaysInTheMoleBurrow,
  hiccups,
  "hiccups-with-animals": hiccupsWithAnimals,
  "hide-and-seek": hideAndSeek,
  "hippo-in-our-bath": hippoInOurBath,
  "homework-machine": homeworkMachine,
  horse,
  "horse-and-rider-in-the-rainbow": horseAndRiderInTheRainbow,
  "horse-rides-to-where-the-rainbow-ends": horseRidesToWhereTheRainbowEnds,
  hospital,
  "house-nobody-comes-out-of": houseNobodyComesOutOf,
  "house-walks-away": houseWalksAway,
  "huge-supermarket": hugeSupermarket,
  "ice-powers-fire-powers-and-a-tired-bear": icePowersFirePowersAndATiredBear,
  "ice-princess-and-her-sister": icePrincessAndHerSister,
  "imaginary-friend": imaginaryFriend,
  "ingredients-drawing": ingredientsDrawing,
  "ingredients-knock": ingredientsKnock,
  "ingredients-machine": ingredientsMachine,
  "ingredients-missing": ingredientsMissing,
  "ingredients-museum": ingredientsMuseum,
  "ingredients-told-aloud": ingredientsToldAloud,
  "instrument-gone-before-the-concert": instrumentGoneBeforeTheConcert,
  "internet-off-grandparents-know": internetOffGrandparentsKnow,
  invention,
  invisible,
  "island-that-is-an-animal": islandThatIsAnAnimal,
  "it-rains-something": itRainsSomething,
  "jollof-pot-never-empties": jollofPotNeverEmpties,
  "journey-to-place": journeyToPlace,
  "jungle-in-the-garden": jungleInTheGarden,
  "kind-robot-learns-to-hug-just-as-hard": kindRobotLearnsToHugJustAsHard,
  "kind-to-the-back-half-of-the-horse": kindToTheBackHalfOfTheHorse,
  "kittens-box": kittensBox,
  knight,
  "knight-afraid-of-horses": knightAfraidOfHorses,
  "knight-and-dragon-could-not-fight": knightAndDragonCouldNotFight,
  "knight-who-gardens": knightWhoGardens,
  "knocking-in-the-water-tank": knockingInTheWaterTank,
  "knows-what-everyone-had-for-lunch": knowsWhatEveryoneHadForLunch,
  "ladybird-lost-a-dot": ladybirdLostADot,
  "lamplighter-of-stars": lamplighterOfStars,
  "last-carriage": lastCarriage,
  "last-duckling": lastDuckling,
  "laughed-at": laughedAt,
  "laughs-at-others": laughsAtOthers,
  "lazy-cat-saves-the-street-with-a-spoon": lazyCatSavesTheStreetWithASpoon,
  "learning-bicycle": learningBicycle,
  "learning-to-swim": learningToSwim,
  "left-out": leftOut,
  "leprechaun-at-the-end-of-the-rainbow": leprechaunAtTheEndOfTheRainbow,
  "letter-to-the-polar-bear": letterToThePolarBear,
  "letter-with-no-name-and-the-second-nail": letterWithNoNameAndTheSecondNail,
  library,
  "lift-to-other-floors": liftToOtherFloors,
  lighthouse,
  "lighthouse-nine-past-nine": lighthouseNinePastNine,
  lion,
  "lion-and-mouse-who-became-friends-in-a-mane": lionAndMouseWhoBecameFriendsInAMane,
  "lion-who-lost-his-roar-and-the-mouse": lionWhoLostHisRoarAndTheMouse,
  "little-one-and-mum-look-for-each-other": littleOneAndMumLookForEachOther,
  "little-one-looks-for-mum": littleOneLooksForMum,
  "little-one-says-no-to-everything": littleOneSaysNoToEverything,
  "little-train-in-the-big-station": littleTrainInTheBigStation,
  "little-train-up-the-hill-three-times": littleTrainUpTheHillThreeTimes,
  "lonely-black-hole": lonelyBlackHole,
  "loose-tooth": looseTooth,
  "losing-game": losingGame,
  "lost-pet": lostPet,
  "lost-shoe": lostShoe,
  "lost-thing": lostThing,
  "lost-toy": lostToy,
  "loud-noise": loudNoise,
  "loved-one-died": lovedOneDied,
  "machine-saves-the-street": machineSavesTheStreet,
  "machine-tidies-the-room": machineTidiesTheRoom,
  "magic-bus-under-the-sea-with-the-class": magicBusUnderTheSeaWithTheClass,
  "magic-door": magicDoor,
  "magic-door-in-the-garden-to-where-moons-grow": magicDoorInTheGardenToWhereMoonsGrow,
  "magic-forest-that-walks": magicForestThatWalks,
  "magic-rainbow-that-goes-up": magicRainbowThatGoesUp,
  "magic-school-bus-to-the-moon-with-the-class": magicSchoolBusToTheMoonWithTheClass,
  "making-friends": makingFriends,
  "map-for-the-cat": mapForTheCat,
  "map-in-the-attic-and-the-very-small-tree": mapInTheAtticAndTheVerySmallTree,
  "martians-at-the-bakery": martiansAtTheBakery,
  "me-do-it": meDoIt,
  "megalodon-against-submarine": megalodonAgainstSubmarine,
  mermaid,
  "mermaid-firefighter-dog": mermaidFirefighterDog,
  "mermaid-lost-her-pearl-and-the-dolphin-clicks": mermaidLostHerPearlAndTheDolphinClicks,
  "mermaids-tea-with-crabs": mermaidsTeaWithCrabs,
  "missing-animal": missingAnimal,
  "missing-teacher-and-hamster": missingTeacherAndHamster,
  "mole-sun": moleSun,
  "monkeys-throw-the-hats": monkeysThrowTheHats,
  monster,
  "monster-truck-lost-its-roar": monsterTruckLostItsRoar,
  "monsters-sports-day": monstersSportsDay,
  moon,
  "moon-in-a-bucket": moonInABucket,
  "moon-is-cheese": moonIsCheese,
  "moon-match-against-aliens": moonMatchAgainstAliens,
  "moon-says-good-night-to-the-animals": moonSaysGoodNightToTheAnimals,
  "moon-trip": moonTrip,
  "moustache-that-grows": moustacheThatGrows,
  "moving-house": movingHouse,
  "mummy-who-cannot-sleep": mummyWhoCannotSleep,
  "museum-mystery-of-the-mammoths-scarf": museumMysteryOfTheMammothsScarf,
  music,
  "new-baby": newBaby,
  "new-child-other-language": newChildOtherLanguage,
  "new-pet": newPet,
  "new-school-friend-in-the-broom-cupboard": newSchoolFriendInTheBroomCupboard,
  "night-truck-ride": nightTruckRide,
  "ninja-with-the-squeaky-shoe": ninjaWithTheSqueakyShoe,
  nits,
  "no-more-bedtime": noMoreBedtime,
  "noise-at-night": noiseAtNight,
  "octopus-boots": octopusBoots,
  "one-more-story": oneMoreStory,
  "opposite-powers": oppositePowers,
  owl,
  "own-bed": ownBed,
  "painted-into-the-picture": paintedIntoThePicture,
  "pancakes-that-never-end": pancakesThatNeverEnd,
  "paper-crane": paperCrane,
  "parade-dragon-scared-of-drums": paradeDragonScaredOfDrums,
  "parent-works-nights": parentWorksNights,
  park,
  penguin,
  "penguin-desert": penguinDesert,
  "penguin-is-the-boss": penguinIsTheBoss,
  "pepper-king-in-the-rice-pot": pepperKingInTheRicePot,
  "perfect-pancake-on-the-school-roof": perfectPancakeOnTheSchoolRoof,
  "pet-died": petDied,
  "pet-died-small": petDiedSmall,
  "pet-escapes": petEscapes,
  "pet-mischief": petMischief,
  "piano-that-plays-by-itself": pianoThatPlaysByItself,
  "picked-last": pickedLast,
  "picnic-in-the-rain": picnicInTheRain,
  "pierogi-and-ravioli": pierogiAndRavioli,
  pirates,
  "pizza-to-mars": pizzaToMars,
  "places-after-hours": placesAfterHours,
  "places-class": placesClass,
  "places-day-out": placesDayOut,
  "places-lost-there": placesLostThere,
  "places-tomorrow": placesTomorrow,
  "planet-all-of-sweets": planetAllOfSweets,
  "plants-send-messages": plantsSendMessages,
  "plaster-off-tomorrow": plasterOffTomorrow,
  "police-car-without-its-blue-light": policeCarWithoutItsBlueLight,
  "pony-comes-to-visit": ponyComesToVisit,
  "poorly-at-home": poorlyAtHome,
  "portal-when-she-spins": portalWhenSheSpins,
  "portrait-gone-from-its-frame": portraitGoneFromItsFrame,
  "potato-girl-and-a-dog-called-lasagne": potatoGirlAndADogCalledLasagne,
  potty,
  "power-cut": powerCut,
  "power-of-being-slow": powerOfBeingSlow,
  "presents-at-the-wrong-house": presentsAtTheWrongHouse,
  "prickly-hugs": pricklyHugs,
  princess,
  "princess-and-her-dragon-stuck-in-the-castle": princessAndHerDragonStuckInTheCastle,
  "princess-monster-truck": princessMonsterTruck,
  "princess-party-and-a-cake-that-curtseys": princessPartyAndACakeThatCurtseys,
  "princess-plumber": princessPlumber,
  "princess-rescues-prince": princessRescuesPrince,
  "princess-saves-a-dragon-from-a-mean-king-with-toast": princessSavesADragonFromAMeanKingWithToast,
  "proud-day": proudDay,
  "pumpkin-too-big-for-the-gate": pumpkinTooBigForTheGate,
  "puppies-go-to-bed": puppiesGoToBed,
  "puppy-lost-in-the-park-and-before-that": puppyLostInTheParkAndBeforeThat,
  "puppy-who-finds-a-family": puppyWhoFindsAFamily,
  rabbit,
  race,
  "race-car-that-is-not-the-fastest-and-the-wheel-nut": raceCarThatIsNotTheFastestAndTheWheelNut,
  "race-of-silly-vehicles": raceOfSillyVehicles,
  rain,
  "rainbow-lost-a-colour": rainbowLostAColour,
  "ramadan-and-eid": ramadanAndEid,
  "raven-lies-every-second-sentence": ravenLiesEverySecondSentence,
  "red-balloon-flew-off": redBalloonFlewOff,
  "red-riding-hood-comes-back": redRidingHoodComesBack,
  "remote-control-for-people": remoteControlForPeople,
  "rescue-puppies-and-the-town-clock": rescuePuppiesAndTheTownClock,
  "riding-competition-and-the-red-jump": ridingCompetitionAndTheRedJump,
  "riding-to-the-chestnut-tree": ridingToTheChestnutTree,
  "robin-in-the-garden": robinInTheGarden,
  robot,
  "robot-does-pe": robotDoesPe,
  "robot-dog-lost-in-space": robotDogLostInSpace,
  "robot-goes-to-school-for-a-friend-and-does-the-chores": robotGoesToSchoolForAFriendAndDoesTheChores,
  "robot-too-perfect-at-the-game": robotTooPerfectAtTheGame,
  rocket,
  "rode-all-the-way-would-not-get-off": rodeAllTheWayWouldNotGetOff,
  "roles-beginner": rolesBeginner,
  "roles-for-a-day": rolesForADay,
  "roles-must-wait": rolesMustWait,
  "roles-tired": rolesTired,
  "roles-to-the-rescue": rolesToTheRescue,
  "rooster-overslept": roosterOverslept,
  "runaway-flock": runawayFlock,
  "safari-seen-from-behind": safariSeenFromBehind,
  "santa-stuck-in-the-chimney-ho-by-ho": santaStuckInTheChimneyHoByHo,
  "santas-sleigh-breaks-down-and-the-rocking-horse": santasSleighBreaksDownAndTheRockingHorse,
  "saying-sorry": sayingSorry,
  "scarecrow-at-night": scarecrowAtNight,
  "school-play": schoolPlay,
  "school-toilet-portal": schoolToiletPortal,
  "screens-off": screensOff,
  "seagull-steals": seagullSteals,
  "secret-agents-and-the-glasses": secretAgentsAndTheGlasses,
  "secret-door-under-the-bed-to-the-land-of-sweets": secretDoorUnderTheBedToTheLandOfSweets,
  "secretly-a-superhero": secretlyASuperhero,
  "shadow-runs-off": shadowRunsOff,
  "sharing-toys": sharingToys,
  "sharing-toys-with-brother-or-sister": sharingToysWithBrotherOrSister,
  shark,
  "sheep-counts-children": sheepCountsChildren,
  "ship-with-the-warm-kettle": shipWithTheWarmKettle,
  "shop-that-sells-dreams": shopThatSellsDreams,
  shy,
  "shy-monster-behind-the-curtain": shyMonsterBehindTheCurtain,
  "shy-sprout": shySprout,
  "shy-yeti": shyYeti,
  "signal-from-the-moon": signalFromTheMoon,
  "skeleton-who-lost-a-hand": skeletonWhoLostAHand,
  sleepover,
  "slow-soup": slowSoup,
  "smallest-reindeer-who-could-not-fly": smallestReindeerWhoCouldNotFly,
  "snail-and-bees": snailAndBees,
  "snail-delivers-an-urgent-letter": snailDeliversAnUrgentLetter,
  "snores-so-loud": snoresSoLoud,
  snow,
  "snow-day-no-school-and-the-snowball-that-made-a-track": snowDayNoSchoolAndTheSnowballThatMadeATrack,
  "snow-fort-nobody-built": snowFortNobodyBuilt,
  "snowflake-that-would-not-fall": snowflakeThatWouldNotFall,
  snowman,
  "snowman-in-the-freezer": snowmanInTheFreezer,
  "snowplough-secret": snowploughSecret,
  "sock-land-in-the-washing-machine": sockLandInTheWashingMachine,
  "socks-one-by-one": socksOneByOne,
  "sofa-ship-carpet-lava": sofaShipCarpetLava,
  "somebody-first-day": somebodyFirstDay,
  "somebody-secret": somebodySecret,
  "something-broken": somethingBroken,
  "something-built": somethingBuilt,
  "something-by-the-river-copies-your-voice": somethingByTheRiverCopiesYourVoice,
  "something-found": somethingFound,
  "something-goes-alone": somethingGoesAlone,
  "something-grows": somethingGrows,
  "something-lost": somethingLost,
  "something-powers": somethingPowers,
  "something-refuses": somethingRefuses,
  "something-stolen": somethingStolen,
  "something-talks": somethingTalks,
  "something-turns": somethingTurns,
  "something-under-the-stairs": somethingUnderTheStairs,
  "somewhere-hidden": somewhereHidden,
  "somewhere-spooky": somewhereSpooky,
  "sourest-lemonade": sourestLemonade,
  "space-knight-and-the-dark-lord-next-door": spaceKnightAndTheDarkLordNextDoor,
  "spaceship-lands-in-the-playground-at-lunchtime": spaceshipLandsInThePlaygroundAtLunchtime,
  "spaghetti-without-end": spaghettiWithoutEnd,
  "splash-in-the-empty-pool": splashInTheEmptyPool,
  "sports-day": sportsDay,
  "stammer-knock-knock": stammerKnockKnock,
  "starfish-and-crab": starfishAndCrab,
  "statue-in-the-park": statueInThePark,
  "strange-footprints": strangeFootprints,
  "street-wants-a-rest": streetWantsARest,
  "stretchy-arms": stretchyArms,
  "stuck-in-the-middle": stuckInTheMiddle,
  "stuck-in-the-museum-overnight": stuckInTheMuseumOvernight,
  "stuffed-animal-comes-alive-and-hugs-back": stuffedAnimalComesAliveAndHugsBack,
  "stuffed-one-comes-alive-and-is-hungry": stuffedOneComesAliveAndIsHungry,
  "submarine-to-the-octopus-city": submarineToTheOctopusCity,
  "summer-in-the-snow-globe": summerInTheSnowGlobe,
  "summer-week-at-grandmas-and-the-wall-on-the-wrong-side": summerWeekAtGrandmasAndTheWallOnTheWrongSide,
  "sun-stays-away": sunStaysAway,
  "super-and-pet-save-the-town": superAndPetSaveTheTown,
  "super-burp": superBurp,
  "super-digger-saves-the-sandpit": superDiggerSavesTheSandpit,
  "super-poo-man": superPooMan,
  "super-powers-save-the-school-that-tips": superPowersSaveTheSchoolThatTips,
  "super-speed-and-the-melting-ice-cream-van": superSpeedAndTheMeltingIceCreamVan,
  "super-sticky-nose": superStickyNose,
  "super-toot": superToot,
  superhero,
  "superhero-big-green-and-the-nest": superheroBigGreenAndTheNest,
  "superhero-climbs-the-walls-and-a-cat-on-a-crane": superheroClimbsTheWallsAndACatOnACrane,
  "superhero-loses-powers": superheroLosesPowers,
  "superhero-of-the-night-saves-the-dark": superheroOfTheNightSavesTheDark,
  "supermarket-lost": supermarketLost,
  "swallowed-tooth": swallowedTooth,
  "t-rex-with-just-the-right-arms": tRexWithJustTheRightArms,
  "talking-in-bed": talkingInBed,
  "talks-to-animals": talksToAnimals,
  "talks-to-trains": talksToTrains,
  "tea-party": teaParty,
  "teacher-is-a-spy": teacherIsASpy,
  "teddy-bear-on-top-of-the-wardrobe": teddyBearOnTopOfTheWardrobe,
  "teddy-goes-up-in-a-balloon": teddyGoesUpInABalloon,
  "teddy-has-a-cold": teddyHasACold,
  "teddy-mended": teddyMended,
  "teddy-on-the-bus": teddyOnTheBus,
  "teeth-brushing": teethBrushing,
  "telephone-to-the-past": telephoneToThePast,
  "test-three-out-of-ten": testThreeOutOfTen,
  "thanksgiving-with-all-the-cousins-and-the-whisper": thanksgivingWithAllTheCousinsAndTheWhisper,
  "thing-for-prime-minister": thingForPrimeMinister,
  "thing-found": thingFound,
  "thing-of-grandma": thingOfGrandma,
  "thing-that-would-not": thingThatWouldNot,
  "thing-under-the-porch": thingUnderThePorch,
  "things-disappear-one-by-one-at-camp": thingsDisappearOneByOneAtCamp,
  "third-sheep": thirdSheep,
  "three-tickets-for-the-big-bed": threeTicketsForTheBigBed,
  thunder,
  "tidy-room": tidyRoom,
  "time-travel": timeTravel,
  "tiny-at-home": tinyAtHome,
  "tiny-dragon-in-a-pocket": tinyDragonInAPocket,
  "tiny-hats-on-the-fence-posts": tinyHatsOnTheFencePosts,
  "tiny-person-in-the-flame": tinyPersonInTheFlame,
  "to-the-sea": toTheSea,
  "today-grandad-does-not-let-me-win": todayGrandadDoesNotLetMeWin,
  "toilet-at-night": toiletAtNight,
  "too-long-scarf": tooLongScarf,
  "tooth-fairy-stuck-in-the-window": toothFairyStuckInTheWindow,
  "tooth-fairy-wrong-house": toothFairyWrongHouse,
  "torch-that-keeps-going-out-at-camp": torchThatKeepsGoingOutAtCamp,
  "toys-alive": toysAlive,
  "tractor-in-the-mud": tractorInTheMud,
  "tractor-with-wings": tractorWithWings,
  "traffic-lights-quarrel": trafficLightsQuarrel,
  train,
  "train-to-the-moon": trainToTheMoon,
  "translator-machine": translatorMachine,
  "treasure-map": treasureMap,
  "treehouse-hundred-floors": treehouseHundredFloors,
  "trex-dentist-in-space": trexDentistInSpace,
  "trickster-is-tricked": tricksterIsTricked,
  "trophy-gone-before-the-final": trophyGoneBeforeTheFinal,
  "trying-to-whistle": tryingToWhistle,
  "turns-to-touch": turnsToTouch,
  turtle,
  twins,
  "two-homes": twoHomes,
  "two-of-me": twoOfMe,
  "two-princesses-in-charge-of-the-castle": twoPrincessesInChargeOfTheCastle,
  "two-superheroes-save-the-city-together": twoSuperheroesSaveTheCityTogether,
  "tying-the-laces": tyingTheLaces,
  unicorn,
  "unicorn-against-the-vending-machine": unicornAgainstTheVendingMachine,
  "unicorn-at-the-end-of-the-rainbow": unicornAtTheEndOfTheRainbow,
  "unicorn-lost-her-horn-that-came-unscrewed": unicornLostHerHornThatCameUnscrewed,
  "unicorn-plaster-never-off": unicornPlasterNeverOff,
  "unicorn-who-wants-to-fly-and-nine-plaits": unicornWhoWantsToFlyAndNinePlaits,
  "vacuum-cleaner-swallows-everything": vacuumCleanerSwallowsEverything,
  "vampire-with-a-wobbly-fang": vampireWithAWobblyFang,
  "vegetable-superheroes": vegetableSuperheroes,
  vegetables,
  "vegetarian-shark": vegetarianShark,
  "vehicle-goes-to-the-moon": vehicleGoesToTheMoon,
  "vehicle-goes-under-the-sea": vehicleGoesUnderTheSea,
  "vehicles-build-one": vehiclesBuildOne,
  "vehicles-lost-sound": vehiclesLostSound,
  "vehicles-not-tired": vehiclesNotTired,
  "vehicles-to-elder": vehiclesToElder,
  "vehicles-to-the-rescue": vehiclesToTheRescue,
  "vehicles-wants-to-be": vehiclesWantsToBe,
  vet,
  "vikings-who-would-not-ask": vikingsWhoWouldNotAsk,
  "villain-friends": villainFriends,
  "villain-one": villainOne,
  "voice-that-stops-everything": voiceThatStopsEverything,
  "voice-went-off": voiceWentOff,
  "volcano-island": volcanoIsland,
  waiting,
  "wand-with-its-own-mind": wandWithItsOwnMind,
  "wanted-a-dog": wantedADog,
  "wants-a-pet": wantsAPet,
  "weather-power": weatherPower,
  "wee-in-the-swimming-pool": weeInTheSwimmingPool,
  "werewolf-puppy": werewolfPuppy,
  "wet-bed": wetBed,
  whale,
  "whatever-you-paint-becomes-real": whateverYouPaintBecomesReal,
  "wheelchair-hill": wheelchairHill,
  "wheelchair-racer-three-chickens": wheelchairRacerThreeChickens,
  "who-blows-out-the-candles": whoBlowsOutTheCandles,
  "who-left-the-fridge-open": whoLeftTheFridgeOpen,
  "who-stole-the-cookies-at-school": whoStoleTheCookiesAtSchool,
  "who-swaps-the-street-signs": whoSwapsTheStreetSigns,
  "whole-family-jumps-into-the-pool": wholeFamilyJumpsIntoThePool,
  "why-sleep": whySleep,
  "will-they-come-back-for-me": willTheyComeBackForMe,
  "wind-lost-its-way": windLostItsWay,
  "window-that-signals": windowThatSignals,
  "wings-on-wheels": wingsOnWheels,
  "wished-for-an-elephant": wishedForAnElephant,
  witch,
  "witch-afraid-of-children": witchAfraidOfChildren,
  "wolf-and-three-pigs": wolfAndThreePigs,
  "words-not-teeth": wordsNotTeeth,
  "words-vanish": wordsVanish,
  "world-of-blocks-square-rain": worldOfBlocksSquareRain,
  "yawn-wanders": yawnWanders,
  "zombie-dinner-ladies": zombieDinnerLadies,
  "zombie-who-wanted-his-sock": zombieWhoWantedHisSock,
  "zoo-visit": zooVisit,
} as unknown as Tales;
