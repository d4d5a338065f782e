import type { NearTopic } from "./rule-lists.ts";

const NO =
  "never/mustn/must_not/shouldn/should_not/don_t_put/do_not_put/don_t_touch/do_not_touch/don_t_drink/do_not_drink/don_t_eat/" +
  "do_not_eat/don_t_play/do_not_play/don_t_jump/do_not_jump/don_t_lean/don_t_climb/don_t_open/don_t_go/don_t_run/don_t_swim/" +
  "don_t_taste/don_t_you_dare/not_to/not_for/warned/dangerous/careful*/not_safe/unsafe/no_one_should/nobody_should/because_it_hurts";
/** A warning again, without the words that say as well what nobody needs: "you do not need your armbands". */
const WARNED =
  "never/mustn/must_not/shouldn/forgot*/lend/lent/wait*/home/always/put_on/puts_on/safe/remember*/toy/teddy/medal/careful*";
const LISTENER = "you/your/yourself/you_ll";
const GROWN = "mum/mummy/mom/mommy/mother/dad/daddy/father/papa/mama/grandma/grandpa/granny/grandad/nan/parents";
const YOUNG = "puppy/puppies/kitten/kittens/pups/cubs/chicks/ducklings/litter/piglets/lambs/bunnies";
const BEING =
  `${YOUNG}/cat/cats/dog/dogs/horse/pony/donkey/bear/bears/monkey/elephant/lion/frog/frogs/toad/bird/birds/hen/hens/mouse/mice/` +
  "rat/rats/rabbit/rabbits/hedgehog/squirrel/fox/cub/lamb/goat/cow/calf/pig/piglet/duck/duckling/goose/hamster/sparrow/robin/" +
  "owl/butterfly/bee/snail/boy/girl/boys/girls/child/children/baby/brother/sister/wife/husband/servant/maid/beggar/prisoner/" +
  "prisoners/dwarf/elf/fairy/animal/animals/creature/creatures/son/daughter";
const HIM = "him/her/them/it";

// What a child could copy.
const TASTING =
  "drink*/drank/drunk/sip*/taste*/tasting/swallow/swallowed/swallows/gulp*/swig*/guzzle*/lick/licks/licked/licking/eat/eats/ate/" +
  "eaten/eating/nibble*/munch*/suck/sucked/chew*/mouthful/slurp*/gobble*";
const CLEANER =
  "bleach/detergent/antifreeze/petrol/gasoline/kerosene/paraffin/turpentine/disinfectant/white_spirit/paint_thinner/weedkiller/" +
  "weed_killer/drain_cleaner/oven_cleaner/toilet_cleaner/window_cleaner/floor_cleaner/floor_polish/furniture_polish/laundry_pod/" +
  "laundry_pods/washing_pods/washing_powder/dishwasher_tablet/dishwasher_tablets/washing_up_liquid/rat_poison/mouse_poison/" +
  "slug_pellets/mothballs/nail_varnish/nail_polish/hand_gel/button_battery/deadly_nightshade/foxglove/foxgloves/screenwash/caustic*";
const PILLS = "pill/pills/tablets/capsule/capsules";
const JUMP =
  "jump/jumps/jumped/jumping/leap/leaps/leapt/leaped/leaping/dive/dives/dived/step_off/stepped_off/step_out/stepped_out";
const HEIGHT =
  "window/windows/windowsill/windowledge/balcony/roof/rooftop/rooftops/cliff/bridge/ledge/parapet/railing/railings/battlements/" +
  "scaffolding/bannister/bannisters/banister/banisters";
const CLOTH =
  "curtain/curtains/bed/bedroom/blanket/blankets/sheets/duvet/mattress/pillow/house/sofa/carpet/rug/hair/barn/shed/haystack/hay/" +
  "straw/tent/wardrobe/cushions/bin/school/petrol/newspapers/sleeve/fur";
const STRIKE =
  "light/lights/lit/strike/struck/striking/strikes/burn*/flick/flicked/flicks/set/hold/held/touch/touched/spark*";
const ROAD = "road/street/motorway/highway/traffic/lorries/lorry/trucks/railway/level_crossing/train_tracks";
const UNWATCHED =
  "alone/by_yourself/on_your_own/nobody_watching/no_one_watching/nobody_is_watching/no_one_is_watching/nobody_looks/nobody_is_looking/" +
  "no_one_is_looking/no_one_looks/no_grown_ups/without_a_grown/asleep/sleeping/secret/secretly/back_is_turned/not_looking/isn_t_looking";
const WATER = "deep_end/deep/lake/river/pond/pool/sea/well/canal/weir/harbour/waves";

// Adults among themselves, and strangers.
const VEHICLE = "van/car/lorry/truck/taxi/caravan/motorhome/wagon";
const GET_IN =
  "get_in/hop_in/climb_in/jump_in/got_in/climbed_in/hopped_in/get_inside/climb_inside/hop_up/climb_up/hop_aboard";
const OPEN_UP =
  "slide_the_bolt/draw_the_bolt/slide_back_the_bolt/lift_the_latch/undo_the_latch/unbolt/unlock/open_the_door/open_the_back/" +
  "open_the_gate/open_the_window/open_your_window/open_your_door/leave_the_door/leave_your_window/turn_the_key/let_me_in";
const GARMENT =
  "gown/dress/blouse/corset/shirt/clothes/robe/nightgown/stockings/bodice/petticoat/trousers/skirt/garters/chemise/laces/underthings";
const UNDRESS =
  "took_off/take_off/takes_off/taking_off/pulled_off/tore_off/slipped_off/slipped_out/slid_off/slid_out/let_fall/let_slip/drop/" +
  "dropped/unbutton*/unlace*/undid/undo/unzip*/peel*/shed/unhook*/loosen*/fell/step_out/stepped_out/slipped/slid/off/untie*";
const LOVER =
  "husband/wife/lover/lovers/gardener/duke/duchess/count/countess/baron/baroness/captain/lord/lady/widow/sailor/sailors/soldier/" +
  "soldiers/knight/couple/newlyweds/bride/groom/mistress/stableboy/stable_hand/innkeeper/barmaid/milkmaid/blacksmith";

// Contempt.
const ORIGIN =
  "brown/black/asian/gypsy/foreign/disabled/jewish/muslim/coloured/immigrant/refugee/deaf/blind/fat/african/chinese/indian/" +
  "polish/mexican/arab/romany/autistic/trans/gay/dark_skinned";
const FOLK = "people/children/kids/families/folk/boys/girls/family/boy/girl/child/kind/sort";
const THAT_LOT =
  "those_people/these_people/people_like_that/people_like_them/people_like_you/people_like_him/people_like_her/their_sort/" +
  "their_kind/your_kind/your_sort/that_sort/that_lot/their_lot/that_kind/foreigners/newcomers/outsiders/immigrants/refugees/" +
  "travellers/gypsies/folk_like_that/folk_like_them/from_over_there/them_people/kind_of_people/sort_of_people";
const FAIR = "wrong/unkind/unfair/rude/sorry/nonsense/silly/everyone_is_welcome/all_welcome/not_true";

/** Words near each other that no story in English may have, in any order; most say what no single word does. */
export const NEAR_IN_ENGLISH: Readonly<Record<NearTopic, string>> = {
  violence: `
burned/burnt/hanged/beheaded/executed/whipped/drowned & prisoners/captives/rebels/traitors/traitor/thieves/heretics/heretic/hostages ! toast/sauce
burned/burnt/burn & villagers/family/children/people/witch/women/men & at_the_stake/one_by_one/alive/in_the_square/in_their_homes/inside
tore/tears/ripped/rips/rip/torn & pieces/bits/shreds/apart & cat/wolf/wolves/bear/lion/tiger/shark/hounds/hawk/owl/fox/crocodile/monster/beast/ogre/dragon & them/him/her/${BEING} ! paper/letter/letters/page/pages/curtain*/book/books/map/maps/wrapping/parcel*/dress/newspaper*/sail*/ticket*/bread/cloth/sock*/slipper*/cushion*/pillow*/present*/kite/box*/list/cake/lettuce*/cabbage*/leaf/leaves/clouds/joke
tore/tears/ripped/rip/torn & pieces/bits/shreds/limb & mouse/mice/lamb/lambs/rabbit/boy/girl/child/children/hen/hens/deer/knight ! paper/letter/letters/page/pages/curtain*/book/books/map*/wrapping/parcel*/dress/newspaper*/sail*/ticket*/bread/cloth/sock*/cushion*/pillow*/kite/box*/list/cabbage*/lettuce*
wolf/fox/cat/bear/ogre/giant/witch/dragon/shark/lion/tiger/crocodile/snake/monster/troll/owl/hawk/eagle & ate/eaten/devoured/gobbled/chewed/swallowed/crunched & ${BEING}/him/her/them & scream*/bones/alive/feathers/tails/only_the/nothing_left/nothing_but/begg*/blood/one_by_one/one_after/spat/licked_his/licked_her/licked_its/squeal* ! cake*/cheese/soup/biscuit*/pie*/porridge/honey/cookie*/bread/breakfast/lunch/jam/apple*/pancake*/gingerbread/chocolate/sandwich*/berries/pudding/carrot*/jelly/toast/popcorn/ice/grapes/sweets <14
pity/shame & if & stopped_breathing/stop_breathing/happened_to/happen_to/accident/hurt/never_woke/didn_t_wake/burned_down/burnt_down/disappeared/vanished/went_missing/never_came & mother/father/brother/sister/mum/dad/dog/cat/family/him/he/she/house/you/kitten/puppy
punch*/kicked/kicking/kick/kicks/hit/hits/hitting/beat/beats/beating/whip*/thump*/stamp*/stomp*/slap*/shook/shake/struck & until/till/so_hard/over_and_over/again_and_again & whimper*/yelp*/squeal*/stopped_moving/bruise*/bled/lay_still/begg*/sob*/limp*/unconscious/senseless/scream*/whine*/went_quiet/went_limp/silent/cry/cried/couldn_t_stand/could_not_stand ! laugh*/laughter/ball/drum*/eggs/cream/rug/carpet/tambourine/piggy/dough/giggl*/tree/heart/wings/ketchup/bottle
kick*/punch*/hit/beat/thrash*/poked/threw_stones/throw_stones/threw_rocks/pelted & ${YOUNG}/kitten/stray/old_dog/cripple/beggar & laugh*/fun/whimper*/yelp*/cheer*/again/ran/stones/rocks/cried ! ball/pillow/snow*/goal/piggy/drum
drown*/pushed_under/held_under/hold_under/push_under/sank & ${YOUNG}/kitten/kittens/witch & river/canal/pond/bucket/sack/barrel/well ! save*/rescue*/pull*/honey/milk/wool/jumper/leaves/toy/petals
threw/throw/throws/pushed/pushes/push/shoved/tipped/kicked/hurled & down_the_well/off_the_cliff/off_the_bridge/into_the_fire/into_the_oven/out_of_the_window/off_the_roof/under_the_train/in_front_of_the_train/in_front_of_the_bus/in_front_of_the_car/in_front_of_a/down_the_stairs/off_the_tower/into_the_flames/into_the_canal & ${BEING}/${HIM}/witch/old_woman/old_man/stepmother ! log/logs/stick/sticks/wood/letter*/pillow*/rope/toy*/ball*/rubbish/coin*/stone/pebble*/paper/cone*/sock*/hat/shoe/kite/petals/crumbs/bread/twig*/leaves/apple/water/dough/pie <12
knife/dagger/sword/axe/spear/arrow/blade/pitchfork/scissors/razor & chest/throat/heart/belly/stomach/neck/back/ribs/eye/stomach & push*/sank/sink/slid/slide/plunge*/thrust*/stuck/drove/drive/went/buried/drew_across/across/deep/ran/pulled_out/through ! treasure/chest_of/oak_chest/wooden/toy/cardboard/clay/foam/drawer/strapped/slung/on_his_back/on_her_back/tied/carried/bow/snowman/pumpkin/melon/doll/apple/carved
stamp*/stomp*/trod/trample*/squash* & house/houses/village/hut/cottage/huts/cottages & crying/screaming/nobody_inside/nothing_moved/no_one_inside/went_quiet/screams/all_inside
wolves/foxes/cats/bears/lions/tigers/crocodiles/wolf/bear/fox/ogre & ate/eaten/devoured/gobbled/swallowed & all_that_was_left/nothing_was_left/only_bones/some_bones/bones_were/all_but ! cake*/cheese/soup/biscuit*/pie*/porridge/honey/bread/breakfast/jam/apple*/pancake*/gingerbread/chocolate/sandwich*/berries/pudding/carrot*/popcorn/crumbs
pushed/shoved/threw/shut/locked & stove/oven/furnace/cauldron/boiling/fire & scream*/begg*/held_the_door/shriek*/burned/cried_out & woman/witch/him/her/boy/girl/child/man/wolf ! log/logs/bread/pie/kettle
arrow/knife/spear/dagger/axe/sword/sticking_out & eye/eyes/chest/throat/back/heart/neck/skull & dropped/fell/collaps*/sticking/stuck/sank/crumpled/toppled/screamed ! apple/target/snowman/balloon/cupid/bullseye/treasure/chest_of/toy/tree/asleep/in_love
found & bottom/foot & stairs/steps/cliff/well/ladder/tower & sticky/red/not_moving/cold/neck/still_as/crumpled/broken/blood ! ball/kitten/shoe/toy/key/jam/asleep/apple
stuck/sticking & out_of & chest/back/eye/throat/neck & arrow/knife/axe/sword/spear/fork/pitchfork ! quiver/scarecrow/pumpkin`,
  injury: `
dark/red/sticky/crimson/thick & puddle/pool/stain/trickle/drips & under/beneath/from/across/through & door/stairs/bed/ceiling/floorboards/carpet/cellar/coat ! oil/ink/paint/jam/juice/rain/water/shadow/milk/soup/cocoa/mud/umbrella/dog/puppy/moon*/wine/spilled/spilt/raspberry/strawberry/cherry/tomato/beetroot
water/basin/bucket/sink & pink/red & scrub*/wash*/rins* & hands/fingernails/nails/knife/axe/knuckles/shirt/boots ! paint*/jam/berr*/soup/dinner/beet*/clay/raspberr*/strawberr*/cherr*/ink/dye*/bubbles/soap_was/sunset/blossom/raspberry/cheeks
two/both && came_back/returned/came_out/walked_out/came_home && alone/only_one/just_one/by_himself/by_herself && shovel/spade/knife/axe/mud/blood ! garden*/snow*/potato*/seed*/carrot*
shovel/spade/axe & scrub*/wash*/pink/never_asked/no_one_asked/nobody_asked/buried/deep_hole & fingernails/hands/partner/brother/wife/husband/guest/stranger/grave ! garden*/snow/sand/potato*/treasure/seed*/carrot*/bulb*`,
  cruelty: `
hot_iron/red_hot/poker/cigarette/branding/boiling_water/boiling_oil/hot_coals/a_match/lit_match/matches/a_lighter/hot_wax/hot_needle/hot_plate & paw/paws/tail/whiskers/fur/hand/hands/skin/ears/ear/wings/wing/feet/belly/back/foot & burn*/held/hold/press*/pour*/touch*/put/set/brand*/singe*/scorch*/until/till/learn*/dance*/squeal*/yelp* ! careful*/ouch/accident*/blew/cold_water/mitten*/dragon/spoon
pull*/pluck*/tore/tear/snip*/cut/picked/rip* & wings/legs/whiskers/tail/feathers & butterfly/fly/flies/beetle/beetles/spider/spiders/bee/bees/moth/ladybird/ladybug/bird/cat/kitten/mouse/frog/grasshopper/ant/ants/dragonfly & one_by_one/off/laugh*/fun/wriggl*/see/watch*/still/giggl* ! paper/costume/kite/toy/clay/picture/drawing/cake
tied/tie/ties/tying/chained/roped/taped/strapped & ${BEING}/${HIM} & left/leave/leaves/drove_away/drove_off/walked_away/went_home & rain/snow/cold/starv*/hungry/thirst*/no_water/no_food/without/days/night/never_came ! bandage/shoelace*/bow/ribbon/boat/scarf/gently/rescu*/untie*/freed/kite/balloon*/wagging <20
tied/tie/ties/taped & cans/tin_can/firework/fireworks/rocket/stone/stones/brick/banger & tail/neck/paws/legs/cat/dog/kitten/puppy/frog ! kite/balloon/toy/car/wedding
sack/bag/pillowcase && ${YOUNG} && river/canal/pond/lake/stream/well/bridge/drown* ! rescue*/save*/saved/found/took_them_home/pulled/fished/potatoes/apples/sleeping_bag/seed*/flour/picnic/heard_a/toy/toys
forced/force/forces/made_him/made_her/makes_him/makes_her/made_them/ordered & bark/crawl/kneel/oink/bray/lick/beg/eat_off/wear & jeer*/applaud*/clapp*/cheer*/chant*/point*/shoes/floor/boots/class/mock*/sneer*/dirt/filmed ! game/turn/play*/trick/charades/magic
point*/chant*/jeer*/mock* & until/till & sob*/cried/wept/burst_into/ran_away/ran_home/wet_himself/wet_herself ! joy/laugh*/star/happi*
pants/trousers/knickers/skirt/nappy/wet_trousers & stand/stood/made/pull*/held_up & laugh*/point*/chant*/jeer*/everyone_saw/whole_class/teacher_joined ! washing/clown/circus/scarecrow/himself
made/forced/make & stand/stood/sit & table/chair/desk/corner/stage & wet/trousers/dunce/pants/cried/shame*/sign/nappy
parents/mother/father/mum/dad/mummy/daddy/mama/papa/stepmother/family && left/leave/leaves/drove/drive/shut/told/dumped/abandoned/put && forest/woods/road/roadside/snow/rain/motorway/lay_by/mountain/doorstep/station && forever/for_good/for_ever/never_came_back/look_back/looked_back/punish*/cured/lesson/naughty/fib/fibbers/smaller_and_smaller/get_out/drove_off/drove_away/did_not_want/didn_t_want/no_longer_wanted ! found_him/found_her/lunch/boots/umbrella/picnic/wolf/hug*/home_again/holiday*
watch*/saw & smaller_and_smaller & mirror/rear/window_of_the_car & him/her/child/boy/girl/them ! wav*/hills/house/station/town
shut/locked/lock/shuts/pushed/threw/thrown & out_in_the/outside_in_the/in_the_cupboard/in_the_cellar/in_the_shed/in_the_dark/in_the_attic & rain/snow/cold/night/dark/hours/days/until/till/alone/cry*/cried & puppy/kitten/him/her/child/boy/girl/dog/cat/cub/baby/brother/sister ! accident*/mistake/wind/bump/oops/found/key/rescu*
spat/spit/spits & in_his_face/in_her_face/at_him/at_her/on_her/on_him/in_his_soup/in_her_soup ! llama/camel/dragon/volcano
starv*/no_food/nothing_to_eat/without_food/without_supper/without_water & lock*/cage/cellar/chain*/tied/days/week/punish*/weeks & him/her/child/boy/girl/dog/cat/prisoner/them/horse/children ! free*/rescu*/explor*/desert
shaved/shave/glued/glue/dyed/taped/sprayed & cat/dog/kitten/puppy/tail/paws/hedgehog/rabbit & giggl*/laugh*/mew*/yelp*/howl*/funny/whimper*/cried ! picture/portrait/sheep/collage/model/paper/toy
wet_her_bed/wet_his_bed/wet_the_bed/wet_himself/wet_herself/wet_her_pants/wet_his_pants/dirty_sheet/wet_sheet & had_to/made_to/wear/wore/everyone/noses/laugh*/class/show*/parade*/neck ! hug*/cuddle*/never_mind/clean_sheet/clean_sheets/dry/washed/it_s_all_right
drove_off/drove_away/walked_off/left_without/drove_home/drove_on & without_him/without_her/without_them/without_me & boys/girls/children/naughty/answer/punish*/happens/serves/lesson ! turned_back/oops/mistake/remember*
nest/anthill/nestlings/eggs/hive & fire/flames/stove/bonfire/boiling & threw/dropped/put/tossed/pour*/drop & chicks/cheep*/count*/laugh*/wriggl*/until/burn*/ants/bees/birds ! away_from/pan/breakfast/kettle
sign/label/hat/card/board/notice & dunce/stupid/liar/loser/pig/idiot/thief/smelly/dumb/bad_boy/bad_girl & hung/pinned/wear/wore/wrote/stuck/put & class/neck/him/her/teacher/everyone/back/forehead ! piggy/game/costume/shop
nobody/no_one/never/stopped & fed/feeding/watered & dog/cat/horse/pony/bird/rabbit/hamster/donkey/calf/puppy & one_morning/did_not_come/didn_t_come/stopped/again/lay/thinner/still ! until_then/hungry_again/so_he/so_she
threw/throw/pelted/flicked & paper/stones/mud/rubbish/chalk/food & class/children/everyone & all_day/all_week/every_day/until_he/until_she & him/her ! snow*/confetti`,
  sexual: `
${LOVER} & ${UNDRESS} & ${GARMENT}/everything & lock*/bolt*/in_front_of/each_other/candle/chamber/slowly/hungr*/gaz*/whisper*/bare/bedchamber/bedroom/bed/haste/hurry/one_by_one/greenhouse/behind_the/breath*/blew_out/door/together/smiled/beckon* ! bath/pyjamas/nightie/wet/mud*/swim*/rain/puddle*/armour/spill*/soup/wash*/ironed/press*/tailor/fitting/mend*/button_fell/boat*/cold/sea
took_off/take_off/takes_off/unlaced/unbuttoned/let_fall/slipped_out/slipped_off/dropped/stepped_out/undid & gown/corset/bodice/petticoat/stockings/blouse/nightgown/robe/shirt/dress/clothes & in_front_of/lock*/bolt*/each_other/slowly/hungr*/gaz*/for_him/for_her/for_the/lover/bare_shoulder/curtains_were ! bath/pyjamas/nightie/wet/mud*/swim*/rain/puddle*/party/costume/wash*/mirror
each_other_s/one_another_s & clothes/buttons/laces/shirts/skirts/belts & undid/off/tore/pull*/fumbl*/tug* ! jumble/dressing/swap*/mirror/play*
bed/mattress/bedsprings/headboard/hay/hayloft & bang*/creak*/squeak*/rock*/shook/thump*/knock*/rattl*/rustl* & all_night/night_long/husband/wife/lovers/lover/couple/newly*/blush*/moan*/groan*/gasp*/maid/pant* ! jump*/bounc*/monkey*/mouse/mice/ghost/monster/snor*/wind/storm/ship/sea/dream*/hedgehog
moan*/pant/panting/gasps/gasping/groans & bed/bedroom/chamber/sheets/hayloft & night/lover/lovers/wife/husband/duke/count/countess/pleasure/together/passion*/kiss*/delight ! ghost/snor*/ill/tummy/fever/sick/wind/toothache/monday/early/homework
kiss*/nibbl*/lick*/bit/mouth/lips & neck/throat/collarbone/earlobe/shoulder/shoulders/skin/thigh & ${LOVER}/desire*/wanted_her/wanted_him/hungr*/passion*/moan*/breath*/slowly/melt*/shiver*/trembl*/bed ! horse/mane/pony/puppy/lamb/foal/dog/cat/kitten/giraffe/baby/mother/mum/dad/tummy/cold/snow/kid/cub/nose/goodnight
wanted_her/wanted_him/desired_her/desired_him/ached_for/longed_for_her_body/lust/lusty/lustful/craved_her/craved_him & body/kiss*/skin/lips/mouth/naked/burn*/moan* ! to/on_his_team/on_her_team
come/came/climb/climbed/crept/slip/slipped/join/joined & my_bed/his_bed/her_bed/to_bed_with/between_my_sheets/under_my_covers & wink*/growl*/tonight/murmur*/purr*/${LOVER}/milkwoman/husky/hoarse*/darling/handsome/gorgeous/beautiful ! dream*/nightmare*/teddy/kitten/cat/mum/dad/mummy/daddy/puppy/thunder/story/brother/sister
share/shared/shares/warm/warms/warmed & my_bed/his_bed/her_bed & ${LOVER}/tonight/wink*/coin*/silver/night/stranger ! teddy/cat/kitten/brother/sister/bear/bottle/puppy/dog/doll/goat/cold
do_anything/does_anything/anything_you_like/anything_you_want/whatever_you_like/whatever_you_want/please_any/very_kind & coin/coins/money/gold/silver/price & curtain*/night/bed/wink*/men/sailors/door/dancer/upstairs/whisper*/lady/girl/woman ! buy/market/shop/sweets/menu/toy/dinner
night/nights & bed & coin/coins/money/silver/paid/pay/pays/purse & sailors/men/soldiers/anyone/any_man/lady/woman/barmaid/innkeeper/captain/captains ! inn_was/lodging*/traveller*/room_for/empty_bed/breakfast
breasts/bosom/bosoms/cleavage/buttocks/nipples/curves/hips/thighs & mad/wild/lust*/stare*/staring/gaz*/hungr*/bounc*/heav*/bare/grab*/squeez*/men/sailors/duke/captain/trembl*/tight*/swing*/sway* ! chicken/robin/turkey/hippo/dance_class/hoop/elephant
tousled/dishevelled/rumpled/flushed/breathless/untucked/hay_in & button*/lac*/skirt*/shirt*/hayloft/barn/stable/pantry/cupboard & husband/wife/maid/lover/mayor/behind/out/lady/widow/secret*/groom ! play*/children/hide/seek/race*/ran/cow/calf
her_lover/his_lover/secret_lover/lovers/mistress & bed/husband/wife/wardrobe/naked/chamber/window/hid/at_night/every_night/behind ! book/music/chess/animal/star/star_crossed/cake/garden/of_the_house/of_stars
slept_with/sleeping_with/sleeps_with/sleep_with/been_with & husband/wife/maid/sailor/sailors/everyone/men/women/half_the/soldier*/stranger*/duke/neighbour ! teddy/light/window/doll/dog/cat/blanket/lamp/bear
hand/hands/fingers & under/up/inside/beneath & skirt/skirts/blouse/petticoat/bodice/corset/stocking/stockings/gown/nightgown & slid/slip*/crept/moved/went/wander*/put ! wash*/sew*/mouse/doll/pin*
look*/eye*/gaz* & up_and_down & wink*/whistl*/growl*/lips/lick* & ${LOVER}/woman/girl/lady/milkwoman/dancer/maid ! ladder/street/road/wolf/seesaw
robe/gown/dress/nightgown/shift/towel/petticoat/cloak & slide/slid/slip/slipped/fall/fell/drop/dropped/pool* & floor/ankles/shoulders & ${LOVER}/lamp/candle/bed/kiss* ! bath/puppet/doll/hanger/washing/peg/wardrobe/hook/snow/rain/child/king_s
rolled/rolling/tumbled/roll/tumbling & hay/sheets/haystack/hayloft/straw & ${LOVER}/shepherd/shepherdess/not_asleep/all_night/farmer_s_wife ! puppy/children/dog/kitten/goat/piglet/needle/giggl*/calf
paid/pay/pays/coin/coins/purse & lady/woman/girl/maid/barmaid/dancer/tavern & her_room/upstairs/up_to_her/his_room/to_bed/her_bed/chamber/bedroom ! rent/soup/sweep*/chambermaid/clean*
hand/hands/fingers & ran/slid/run/slide/running/moved/crept/trail*/wander* & stocking/stockings/thigh/waist/hips/bodice/skirt/bare_leg/bare_back/bare_arm & widow/sigh*/shiver*/wife/lady/moan*/duchess/countess/maid ! sew*/wash*/mend*/darn*/knit*`,
  substances: `
got_high/get_high/getting_high/gets_high & friends/behind/giggl*/green/smoke*/leaf/leaves/powder/bedtime/mushroom/together/again/whole_gang/pipe/all ! kite/kites/swing*/mark*/climb*/jump*/bounc*/balloon*/ladder/hill/score*/tide/fly/flew/wind/enough/up/tree/beanstalk
${PILLS} & pop/pops/popped/popping/gulp*/crunch*/munch*/gobble*/swallow*/handful/whole_box/whole_bottle/all_the/magic/blue/pink/rainbow/yellow/white/purple/shared/sharing/strong*/brave*/fly/float*/friend*/found/sweets/candy & two/three/four/five/one/all/every/before/and/secret*/like/so/him/her/he/she/they/you/your/his ! doctor/nurse/vet/${NO}/mint*/toy/beads/hospital/drawing/writing/chalk/kindle/screen/locked/medicine_for
medicine/medicines/cough_mixture/cough_syrup/sleeping_drops/tonic & all_of_it/whole_bottle/every_drop/all_up/sneak*/secret*/nobody/no_one/yourself/cupboard/cabinet/like_sweets/like_candy/sweeties/as_much & ${TASTING}/take/takes/took/help ! spoon*/doctor/nurse/vet/${NO}/teaspoon/locked
grandma_s/granny_s/grandpa_s/grandad_s/mum_s/mummy_s/dad_s/daddy_s/mother_s/nan_s & ${PILLS}/sleeping_drops/medicine & ${TASTING}/take/took/try/tried/borrow*/share*/handful ! ${NO}/doctor/nurse
powder & sniff*/snort*/nose/nostril/nostrils/inhale*/breathe* & straw/rolled/line/lines/fly/flew/float*/awake/strong*/white/brave*/happy/worries/all_night ! sneez*/pepper/flour/sugar/talc*/icing/snow/${NO}/soap/baby
needle/needles/syringe & arm/vein/veins/elbow/sleeve/elbows/leg & push*/slid/slide/stuck/jab*/prick*/sank/plunge*/float*/warm/velvet/melt*/dream*/smil*/sigh*/worries/soft ! doctor/nurse/vet/medicine/hospital/plaster/sew*/thread*/vaccin*/flu/splinter/embroider*/knit*/stitch*/injection/pine/pines/check_up/teddy
paper_square/paper_squares/squares_of_paper/square_of_paper/tiny_stamp/little_stamp/little_squares && tongue/melt*/lick*/suck* && sky/talk*/colours/colors/fly/float*/walls/first_one/free/dream*/dance* ! letter*/envelope*/post*
melt/melts/dissolve/dissolves & tongue & sky/clouds/walls/stars/moon/trees/colours/colors & talk*/sing*/breathe*/dance*/move*/swirl* ! chocolate/snowflake*/ice/ginger*/sugar/toffee/sherbet/butter/candyfloss/cake/sweet
walls/ceiling/trees/colours/colors/rainbows/wallpaper & breathe*/melt*/swirl*/spin*/wobbl*/talk*/dance*/wave & ${TASTING}/smoke*/sniff*/puff*/tongue/mushroom*/berries/leaf/powder/pipe ! soup/breakfast/chocolate/lollipop/ice/painted/cake/honey/porridge/tea/paint*/milk
mushroom/mushrooms/toadstool/toadstools/cactus/special_leaf/special_leaves/magic_leaf/dried_leaves && ${TASTING} && colours/colors/visions/floaty/giggly/grown_ups/dizzy/woozy/swirl*/dreams_come/trees_talk/tell_anyone ! ${NO}/soup/pie/omelette/stew/toast
${TASTING}/try/tried & red/spotted/spotty/wild/strange/unknown/bright/shiny/black & mushroom/mushrooms/toadstool/toadstools/berries & ${LISTENER} ! ${NO}/ask/blackberries/strawberries/raspberries/blueberries/ripe/jam/pie/basket
smok*/puff*/drag/inhal*/roll*/breathe* & leaf/leaves/weed/herb/herbs/pipe/grass/rolled/plant/joint & high/float*/giggl*/worries/dreamy/light_headed/happy/relax*/fuzzy/funny/silly ! dragon/chimney/bonfire/train/fire/tea/hedgehog/ball/hill/garden/lawn/wind/sweep*/sleigh/down
sniff*/huff/huffed/huffing/inhal*/breathe/breathed & glue/marker/markers/petrol/gas/aerosol/paint/thinner/rag/spray/deodorant/lighter_fluid/varnish/cleaner & dizzy/fuzzy/float*/giggl*/spin*/head/high/fly/colours/colors/again/stars/better ! skunk/rose*/perfume
vape*/vaping/e_cigarette/shisha/hookah/spliff & puff*/smok*/breathe*/inhal*/cloud*/taste*/cool/pass*/share*/like ! mist
stagger*/lurch*/reel*/sway*/weav* & bottle/bottles/tavern/inn/pub/alehouse/sour/rum/ale/beer/wine/cider/tankard/slur* ! milk/lemonade/weight/heavy/sack/water/juice/wind/waves/message/sign/ginger
slur*/slurr* & words/voice/speech/shout*/said/spoke/talk*/sang/sing ! bee/sleepy/ice_cream/toothpaste/gum/toffee/tooth/yawn*
empty_bottles/empty_bottle/empty_cans/empty_glasses & shout*/slur*/sour/snor*/face_down/stagger*/clink*/passed_out/sofa/armchair/woke/wake/under_her/under_his/hid/hide/hidden/breath ! milk/message/letter/lemonade/water/recycl*/glue/collect*/doorstep/genie/ship/glass_bank
smelt_of/smelled_of/stank_of/reeked_of/smell_of/breath_smelled/breath_stank & wine/beer/rum/gin/whisky/whiskey/ale/spirits/brandy/drink/cider/vodka ! cake/pudding/vinegar/ginger/barrel*
vomit*/threw_up/throwing_up/was_sick/being_sick/retch* & wine/beer/rum/ale/drink*/drank/bottle*/party/barrel/stagger*/tavern/bucket & laugh*/funny/fun/cheer*/again/hilarious/giggl*/best/hero
wine/beer/rum/ale/cider/gin/whisky/brandy/grog/mead & ${TASTING}/gulp*/glass/glasses/sip/mug/cup & little/child/children/boy/girl/cub/cubs/baby/puppy/mouse/you/kid/kids/princess/calf/seal/kitten & giggl*/happy/happily/warm/dizzy/wobbl*/brave/funny/grown/sleep*/better/hiccup*/merry/another/delicious/yummy ! ginger/vinegar/${NO}/root/non/ogre_s
room/world/floor/stars & spin*/spun/spinning/tilt* & glass/bottle/bottles/mug/tankard/cup & another/one_more/drank/drink*/gulp* & laugh*/wine/beer/rum/merry/giggl*/happy/fell ! water/milk/tea/cocoa/potion/shrink*/honey
rolled/roll/rolling & leaves/leaf/herb/herbs/grass/plant & paper & lit/light/passed/smoke*/puff*/funny ! parcel/present/picture/glue
jug/bottle/flask/barrel/tankard/keg/cask & drank/drink/drinking/emptied/gulp*/swig* & could_not_find/couldn_t_find/could_not_stand/couldn_t_stand/walk_straight/two_moons/ditch/own_feet/front_door/own_door/fell_over/face_down ! milk/water/lemonade/tea/cocoa/juice/honey/nectar/potion/shrink*
dust/powder & mirror/spoon/line/lines/note/straw & sniff*/snort*/inhale*/up_your ! sneez*/icing/flour/pepper/moonlight/fairy_dust_fell
needle/syringe & own_arm/own_leg/own_vein/his_arm/her_arm/himself/herself & slipped/slid/push*/stuck/put/ceiling/honey/warm/soft/dream*/float* ! sew*/thread*/knit*/thumb/doctor_gave/vaccin*/plaster
syrup/mixture/drops/tonic & whole_bottle/all_of_it/every_drop/entire_bottle/the_lot & swallow*/drank/drink*/gulp*/took/take ! pancake*/maple/raspberry/rain`,
  hate: `
${ORIGIN} & ${FOLK} & don_t_let/do_not_let/not_allowed/aren_t_allowed/isn_t_allowed/can_t_play/cannot_play/can_t_come/keep_out/stay_out/not_welcome/aren_t_welcome/go_home/go_back/smell/smells/smelly/stink*/stank/dirty/filthy/steal/steals/thieves/lazy/dangerous/don_t_belong/doesn_t_belong/do_not_belong/banned/worse/less_than/no_place/ruin*/spoil*/disgust*/stupid/nasty/slaves/slave/servants/beneath ! ${FAIR}/bear/cheese/pony/jumper/mud*
${ORIGIN}/their & skin & dirty/ugly/wash/bad/wrong/worse/mud/clean/disgust*/burnt ! bear/horse/potato*/apple*/paint*/hedgehog/elephant/soap/puppy/mammoth
${THAT_LOT} & smell/smells/smelly/stink*/dirty/breed*/rats/vermin/steal*/thieves/disgust*/our_jobs/our_homes/our_bread/our_food/what_is_ours/what_s_ours/taking_over/lazy/disease*/filth*/not_welcome/don_t_belong/belong/go_back/poison*/not_proper/lie/cheat*/beg/animals/lower/inferior/unnatural/sick/shame*/trust*/ruin*/where_they_came/where_you_came/keep_out/no_room ! ${FAIR}/welcome_everyone
proper_person/proper_people/properly_human/proper_boy/proper_girl/proper_child/proper_human/whole_person/normal_person/normal_people/normal_child/fully_human & not/isn/aren/wasn/never/less/hardly/unlike/only_for/only ! ${FAIR}
real_person/real_people/real_boy/real_girl/real_child/real_human & not/isn/aren/never/less & like_us/wheelchair/skin/stammer*/limp*/deaf/blind/slow/foreign
two_men/two_women/two_boys/two_girls/two_princes/two_princesses/two_queens/two_kings/two_mums/two_dads/two_mothers/two_fathers/men_who/women_who/boys_who/girls_who/women_in_love/men_in_love && love*/kiss*/marry/married/wedding/hold_hands/holding_hands/in_love/mums/dads/mothers/fathers && disgust*/unnatural/sin/sinful/shame*/shameful/abomination/against_nature/cursed/punish*/sick/wrong/to_stone/real_family/filth* ! ${FAIR}/flu/tummy/fever/bus/turn
drove/drive/cast/chased/threw/turned/hounded/kicked & family/families/newcomers/foreigners/strangers/refugees/travellers/their_kind/outsiders/immigrants & out/away/off/marsh/back/into & cheer*/clean*/safe/brave/celebrat*/feast*/at_last/rightly/sensible/happy/better/heroes/hero/good_riddance ! ${FAIR}/rain/storm/wolf/bees
wheelchair/crutches/limp*/deaf/blind/lame/stammer*/slow/cripple/one_legged/walking_stick && burden/nuisance/in_the_way/useless/slow_us_down/no_use/better_without/left_out/not_invited/stay_home/not_save/spoil*/slows_us/hold_us_back/don_t_want/didn_t_want && party/picnic/game/team/us/play/nicer/fun/without/race/everyone ! ${FAIR}/not_a_burden/snail/tortoise/worm
girls/women/a_girl/a_woman & too_stupid/too_weak/too_silly/can_t_think/cannot_think/belong_in/made_to_serve/should_obey/must_obey/not_clever/know_their_place/only_good/good_for_nothing/shouldn_t_read/have_no_brains ! ${FAIR}/proved/showed/laughed
his_people/her_people/their_people/your_people/his_sort/his_kind/her_kind/her_sort/their_lot/his_family/her_family & fleas/dirty/smell/smells/stink*/steal*/nits/lice/germs/filthy/eat_with_their/thieves/not_wash/don_t_wash/carry ! ${FAIR}/dog*/cat*/mud*/bakery/flowers/baskets
only & children/people/boys/girls/those/folk/families & pale/white_skin/white_faces/fair_skin/light_skin/pale_faces/blond*/blue_eyes/our_kind/our_blood/our_colour & may/can/allowed/ride/play/enter/come/welcome/sit/live ! ${FAIR}
boy/boys/man/men & dress/dresses/lipstick/skirt/skirts/dolls/high_heels & cured/cure/locked/wrong/shame*/disgust*/unnatural/sick/beaten/punish*/freak/never_be_a ! ${FAIR}/wrong_size/wash*/doll_s
pray/prays/worship/religion/their_god/mosque/synagogue/other_gods/headscarf/turban & should_not_live/shouldn_t_live/not_welcome/not_like_us/must_leave/go_back/false/dirty/not_belong/don_t_belong/keep_out/our_street/stare/danger* ! ${FAIR}/welcome_to`,
  despair: `
cut/cuts/cutting/bang/bangs/banged/hit/hits/hitting/punch*/scratch*/burn/burned/burns/pinch*/slapped/bit/beat/starv* & herself/himself/myself/themselves/yourself/own_arm/own_arms/own_leg/own_skin/own_head/head_against/wrist/wrists/his_arm/her_arm/his_forehead & deserv*/on_purpose/punish*/sadness/numb/relief/calm*/quiet/went_away/worthless/hate/hated/stupid/felt_better/pain_helped/secret*/sleeves/alive/empty/empti*/every_time/marks ! accident*/plaster/slice/cake/bread/thorn/joke/chin/ball/chili/mosquito/beanbag/itch*
deserve/deserved/deserves & hurt/hit/pain/beaten/slapped/suffer/die/bleed/burned/nothing/unloved & i/she/he/they ! ${FAIR}/doesn/nobody/${NO}
happier/better/better_off/easier/best & if_i_were_gone/if_i_was_gone/if_i_wasn_t_here/if_i_weren_t_here/if_i_were_not_here/if_i_disappeared/if_i_vanished/never_been_born/gone_for_good/gone_forever/if_i_stopped/if_i_died/if_she_were_gone/if_he_were_gone/if_you_were_gone/if_you_weren_t_here/if_i_didn_t_exist/if_i_did_not_exist/not_in_it/without_me_in & everyone/everybody/they/all/world/family/mum/mother/house/nobody/things ! cold/rain/spider/snow/wind/tooth
wrote/note/notes/letter/letters/goodbye && tomorrow/no_more/last_time/sorry_for_everything/would_not_need/wouldn_t_need/not_be_needing/no_longer_need/never_again && bridge/cliff/roof/rope/pills/dark_water/river/tracks/deep ! boat/ship/holiday/train/journey/summer/camp/voyage
not_be_needing/won_t_be_needing/wouldn_t_be_needing/would_not_need/wouldn_t_need/no_need_of & tomorrow/another_morning/another_day/clothes/shoes ! umbrella/coat/rain/holiday/school/breakfast
dark_water/black_water/cold_water/deep_water/water/waves/river/sea/bridge/darkness & hold/holds/take/takes/embrac*/arms/welcom*/call*/carry/carries/promis* & her/him/me/them/you & gently/forever/for_ever/peace/quiet/rest/no_more/for_good/pain/sorrow ! boat/fish*/duck*/mermaid*/swim*/shell*/ship/raft/float*/home
no_reason/no_point/no_use/tired & to_live/living/waking_up/wake_up/go_on/going_on/being_alive/being_here/existing/in_anything ! ${NO}/monday*/early/rain/foghorn
close/closed/shut & eyes & bridge/cliff/roof/tracks/edge & step*/let_go/forward/fell/peace ! careful*/dad/mum/rope/harness
stop/stopped/skip/skipped/skipping/without/throw/threw/hid & eating/meals/lunch/lunches/dinner/dinners/supper/food & thin/thinner/slim*/prettier/pretty/beautiful/loved/fat/light_as/ribs/vanish* ! bird*/mouse/greedy/icing/thin_slice/thin_ice/picnic
scratch*/cut/cuts/cutting/prick*/jab*/burn*/dug/dig & arm/arms/wrist/wrists/skin/leg/legs & compass/razor/blade/glass/noise/quiet/still/sadness/feelings/calm/secret*/pain/numb ! bramble*/cat/thorn*/plaster/itch*/rose*/mosquito*/hedge*/nurse/doctor/branch*/kitten/sun
rail/edge/railing/parapet/ledge/bridge & stood/stand/climbed/standing/sat & how_quiet/how_peaceful/no_more/how_easy/so_quiet/one_step/goodbye/all_over/the_end/never_have_to/peace_at ! fish*/boat/sunset/careful*/pooh/story
ate_nothing/eat_nothing/stopped_eating/stop_eating/not_eat/without_eating/skipped_supper/skip_supper/ate_no/refused_to_eat & pretty/prettier/thin/thinner/beautiful/slim/loved/pounds/waist/perfect ! caterpillar/worried
nobody/no_one/noone & miss/notice/care & me/him/her/i_were/if_i & river/walked_into/sea/bridge/cliff/jump*/gone/disappear*/pond/tracks/roof/well/forever ! found/looked_for/but_everyone/party/bus/penguin
walked_into/waded_into/stepped_into/went_into & river/sea/lake/water/dark & never/no_more/nobody/miss/gone/deeper/sorrow/did_not_come/didn_t_come ! fish*/paddle*/swim*/shell*/boots/duck*`,
  secrets: `
socket/sockets/outlet/outlets/plug_point/plug_points & finger/fingers/fork/forks/spoon/knife/pin/pins/hairpin/needle/nail/nails/scissors/wire/tongue/key/keys/poke*/coin/coins/toy/wet/water/tickl*/hand ! ${NO}/eye/eyes/cover/covers/covered/electrician
toaster/plug_socket/hairdryer & fork/forks/fingers/finger/in_the_bath/into_the_bath/in_your_bath/in_the_water & poke*/stick/put/push/drop*/in/into/inside ! ${NO}/table/drawer/waffles/unplugged
wires/wire/cable/cables/cord & chew*/bite/bites/lick*/cut/pull*/tongue/wet & ${LISTENER}/tingl*/spark*/tickl*/electric* ! ${NO}/kite/puppet/mouse/cheese
power_line/power_lines/pylon/pylons/electric_fence/third_rail/overhead_wires & touch*/climb*/hold/grab*/lick*/kite/swing*/balance* ! ${NO}/birds/swallows/starlings/perch*/sat
${CLEANER} & ${TASTING}/bottle_up/juice/sweet/lemonade/spoonful ! ${NO}/bees/bee/wash*/mice/nobody/no_one/label
under_the_sink/under_the_kitchen_sink/in_the_garage/cleaning_cupboard/bathroom_cabinet/medicine_cabinet/medicine_cupboard/medicine_chest/top_shelf && bottle/bottles/liquid/juice/jar/can/spray/potion/syrup/sweets/tablets/pills/pods && ${TASTING}/sparkle/drops ! ${NO}/mouse/mice/milk/honey/jam/jar_of_biscuits/biscuits/cookie*/leak*
match/matches/matchbox/matchsticks/a_lighter/the_lighter/lighters/s_lighter & ${STRIKE}/play* & ${CLOTH}/under_the/secret*/yourself/hide/hiding/den/cupboard/in_your_room ! ${NO}/lamp/lantern/stove/fireplace/hearth/candle/candles/grown/football/colour/socks/warm_glow
mum_s/mummy_s/dad_s/daddy_s/mother_s/father_s/grandpa_s/grandma_s/granny_s/kitchen & matches/matchbox/lighter/lighters & take/takes/took/fetch*/find/borrow*/steal/stole/get/pinch*/sneak*/bring/grab* ! ${NO}/candle*/lantern
set_fire/fire_to/on_fire/alight/ablaze/to_the_flame/catch_fire/into_the_flame/in_the_flame & curtain/curtains/bed/blanket/blankets/mattress/house/hair/sofa/carpet/pillow/school/shed/barn/haystack/tail/teddy/paper & set/sets/setting/light/lit/hold/held/put/${LISTENER}/make/made/laugh*/watch*/danc*/pretty ! ${NO}/firem*/firefight*/fire_engine/put_out/put_it_out/quick*/water/hose/dragon/sunset/sunlight/sun/blush*/moonlight/bucket
bonfire/campfire/embers/coals/the_fire/the_flames/hob/stove & jump/jumping/leap/leapt/hop/run/walk/barefoot/hand/hands/fingers/dance/touch* & over/through/across/into/in/on & ${LISTENER}/barefoot/brave*/dare/dared/tickl* ! engine/${NO}/shadows/warm*/around/beside/marshmallow*/pot/kettle/soup/sat/toast*
gas/hob/cooker/oven & hiss*/breathe*/turn_on/turn_the/turned_on/switch_on/twist* & knob/knobs/tap/sleep*/dream*/match/deep/all_the/by_yourself ! ${NO}/bread/cake/biscuits/dad/mum/grandma/balloon/dinner/off/pie
fridge/freezer/washing_machine/tumble_dryer/dryer/car_boot/chest_freezer/oven & climb/crawl/hop/squeeze/get/hide/curl & inside/into/in & ${LISTENER}/door/lid ! ${NO}/milk/butter/cheese/mouse
plastic_bag/bin_bag/carrier_bag/plastic_bags/cling_film & head/face/mouth/nose ! ${NO}/bald/pillow/sleepy/onto/rain/resting
${JUMP}/fly/flies/glide/let_go & ${HEIGHT}/upstairs/top_floor/tall_tower & ${LISTENER}/yourself & catch*/wings/float*/cape/easy/flap*/arms/trust*/wind/bounce/wish/fly/fairies/air/moon/and ! ${NO}/onto/to_the_window/to_your_window/by_your_window/past_your_window/trampoline/down_from_the_windowsill/through_your_window/at_your_window/over_the_roof/over_your_roof/dream*/asleep
${JUMP} & window/balcony/roof/rooftop/cliff/bridge & cape/umbrella/bedsheet/bed_sheet/sheet/pillowcase/towel/cardboard_wings/paper_wings/flew/floated/caught ! ${NO}/cat/kitten/squirrel/bird/parachut*/seed/spider/superhero_toy/flea/owl/pigeon/wind/sparrow/frog/leaf
open/climb/stand/sit & window/balcony/roof/railing/railings/ledge/windowsill/parapet & ${JUMP}/let_go/lean_out/let_yourself/flap ! ${NO}/onto/cat/kitten/squirrel/bird/parachut*/joy/grasshopper/frog/down_from/moonbeam/cricket/wind <10
lean/leans/leaned/leant/leaning & well/balcony/railing/railings/cliff/parapet/ledge/window/bridge/edge/out & further/farther/let_go/no_hands/both_hands/over_the_top/little_more/bit_more/closer_still ! ${NO}/careful*/held/holding/safe*/rope/telescope
well/balcony/cliff/voice/pond/bridge && lean/lean_over/look_over/lean_out && let_go/let_your_hands/further/farther/both_hands ! ${NO}/rope/bucket
let_go/let_your_hands_go/no_hands/both_hands_off & balcony/railing/railings/cliff/bridge/roof/ledge/parapet/well/windowsill & ${LISTENER}/catch/she/he/voice/trust*/fly/float ! ${NO}/rope/kite/balloon/string
balance*/walk/walked/tiptoe*/dance/danced/run/ran/ride & railing/railings/parapet/roof_edge/edge_of_the_roof/ledge/bannister/window_ledge/wall_of_the_bridge/handrail & ${LISTENER}/dare/dared/no_hands/eyes_shut/eyes_closed/child/children/boy/girl/they ! ${NO}/cat/held/holding/bird/pigeon
${ROAD}/tracks & eyes_closed/eyes_shut/closed_eyes/eyes_tight/blindfold*/without_looking/shut_your_eyes/close_your_eyes/closed_their_eyes/shut_their_eyes/closed_his_eyes/closed_her_eyes & cross*/run/ran/walk*/step*/dash*/race*/dare*/game/play*/brave* ! ${NO}/back_seat/asleep/sleep*
run/runs/ran/dash*/dart*/jump/jumps/jumped/leap/lie/lay/dance/danced/skip/step/stepped & in_front_of & cars/lorry/lorries/truck/trucks/bus/train/trains/traffic/tram ! ${NO}/toy/wooden/model/stopped/carriage
middle_of_the_road/middle_of_the_street/train_tracks/railway_tracks/railway_line/railway/motorway & play*/lie/lay/sit/sat/hide/hid/race*/last_one/game/dare*/stand/sleep/slept/skate* & ${LISTENER}/last/brave*/fun/game/children/whistl*/friends/they/win/wins/won/train ! ${NO}/toy/model/wooden/station/duck*/hedgehog*/cow/sheep/goose/picnic/fence/museum
lie_down/lay_down/lying_down/lie_on/lay_on/stand_on/stood_on/sit_on/sat_on/balance* & tracks/rails/track/train_line/road & train/trains/whistl*/car/cars/lorry/last/brave*/game ! ${NO}/toy/model/wooden/museum
hold/holds/held/holding/stop/stopped & breath/breathing & faint*/pass_out/passed_out/passes_out/black_out/blacked_out/dizzy/see_stars/sees_stars/saw_stars/seeing_stars/turn_blue/turned_blue/go_blue/went_blue/collapse*/fall_over/fell_over/fall_down/fell_down/topple*/drop/dropped/dropping/go_black/went_black/goes_black/bottom_of_the_pool/fall_asleep ! ${NO}/laugh*/surprise*
squeeze*/tighten*/press/pressed/presses/thumbs & neck/throat/chest & stars/dizzy/faint*/sleep*/dream*/game/fairyland/black/floaty/blackout/tingl*/fly ! hug*/arms/cuddle*/scarf/puppy/kitten/nose/teddy
rope/cord/belt/string/leash/tie/ribbon/scarf/curtain_cord/blind_cord/skipping_rope/dressing_gown_cord & neck & pull*/hang/hung/hangs/swing*/jump*/hook/beam/doorknob/door_handle/knot/float*/dizzy/faint*/stars ! ${NO}/bell/medal/dog/cow/goat/donkey/snow*/whistle/goose/giraffe/key/locket/warm*/pendant/sign/necklace/lantern
armbands/arm_bands/life_jacket/lifejacket/life_jackets/lifejackets/life_vest/rubber_ring/water_wings/floaties/helmet/seatbelt/seat_belt/seat_belts/seatbelts/grown_up_watching/grown_ups_watching/lifeguard & do_not_need/don_t_need/no_need/needn_t/not_need/doesn_t_need/for_babies/throw_away/unbuckle/rid_of ! ${WARNED}
deep/deep_end/pool/river/lake/sea/water/pond && do_not_need/don_t_need/no_need/needn_t/without/take_off/throw_away && armbands/life_jacket/lifejacket/grown_up/grown_ups/rubber_ring/lifeguard ! mustn/must_not/shouldn/forgot*/lend/lent
${WATER} & ${UNWATCHED} & swim/jump/slip/wade/dive/paddle/go/climb/reach/step/run & ${LISTENER} ! ${NO}/heron/fish/frog
frozen_lake/frozen_pond/frozen_river/thin_ice/ice & walk/skate/run/step/dance/jump & ${UNWATCHED}/crack*/thin_ice/hold_you/never_breaks & ${LISTENER} ! ${NO}/cream/lolly
hold/held/holding/push/pushed/dunk*/keep/kept & under/underwater & water/bath/bathwater/surface/pool/pond/river & head/him/her/them/baby/brother/sister/kitten/puppy/until/till/yourself ! breath/hand/hands/tap/apple*/rescu*/toy/duck/boat/candle/sock*/balloon/leg
hive/beehive/wasps_nest/wasp_nest/snake/snakes/adder/scorpion/strange_dog/guard_dog/bull/crocodile & poke/tease/touch/kiss/grab/stroke/put/stick/reach/pull & ${LISTENER} & hand/hands/finger/fingers/stick/tail/tongue ! ${NO}/puppet/toy/story
razor/scissors/knife/kitchen_knife/carving_knife/broken_glass & cut/snip/slice/run/play/juggle/throw/dance & yourself/your_hair/your_tongue/your_hand/your_finger/your_fingers/your_arm/baby/brother/sister/alone & secret*/see/magic/blood/red/fairies/come_out/nobody/pretty/brave ! ${NO}/paper/card/snowflake*
run_away/leave_home/slip_out/sneak_out/creep_out/climb_out/tiptoe_out & ${LISTENER} & tonight/asleep/sleeping/sleep/nobody/no_one/tell/midnight/alone/secret*/parents/dark ! ${NO}/mouse/dream*/dragon
hide/hidden/tell/lie/lies/fib & from_your_mum/from_your_parents/from_grown_ups/to_your_parents/to_your_mum/to_grown_ups/to_your_teacher & ${LISTENER}/secret/always/good/fun/clever ! ${NO}/surprise/present/cake/birthday/card/hide_and
${VEHICLE} & ${GET_IN} & kitten/kittens/puppy/puppies/sweet/sweets/candy/show/ride/lollipop*/ice_cream/toys/present/presents/secret/man/stranger/nobody/surprise/lift ! ${GROWN}/uncle/aunt/bus/driver/family/auntie/teacher/nee/fire_engine/mouse/bear
${VEHICLE}/stranger/man_nobody/woman_nobody/lady_nobody && ${GET_IN}/come_with/come_along/follow_me && show_you/kittens/puppies/sweets/lollipop*/ice_cream/secret/present ! ${GROWN}/uncle/aunt/auntie/teacher/scarecrow/bus/sheriff/grandparents
kittens/puppies/kitten/puppy/sweets/toys/chocolates & my_van/my_car/my_house/my_flat/my_cellar/my_shed/my_boat/my_garage/my_truck/his_van & come/see/show/stroke/want/got/more/follow/get ! ${GROWN}/friend/neighbours
stranger/man_nobody/woman_nobody/nobody_knew/unknown_man/strange_man/strange_lady/strange_woman/man_in_the/man_with_the/smiling_man & sweets/lollipop/kitten/kittens/puppy/candy/present/chocolate/ice_cream/phone/money/hand/car/van/boat & follow*/went/climb*/alone/come/come_along/took_her/took_his/secret/tell/away/got_in/trust*/home ! ${NO}/${GROWN}/teacher/police*/scarecrow/taxi
${OPEN_UP} && when/once/while/as_soon/after/tonight && asleep/sleeping/snor*/sleep/in_bed/gone_out/are_out/dark/midnight && for_me/i_shall/i_ll/i_will/me/i_am/i_m ! moonlight/breeze/cat_flap/santa/fairy_dust/tooth/mum/daddy/mummy
${OPEN_UP} & when/once/while/as_soon/after & asleep/sleeping/snor*/in_bed/gone_out/are_out/fast_asleep & house/parents/mum/mummy/dad/daddy/everyone/grown_ups/they ! baby/breeze/santa
between & you_and_me/us/us_two/just_us/you_and_i & just/only/stays/stay/secret/our/must_stay/keep & this/is_between/it/secret/come/meet/our_secret/promise/grown_ups/mum/parents/tell ! surprise/birthday/party/cake/present/recipe/joke/presents/peas/picnic/treasure/only_two/flowers/fence/space
come/meet/slip/wait & alone/by_yourself/on_your_own & say_you/tell_them/tell_your/tell_mum/pretend/nobody/no_one/don_t_bring/thursday/after_school/tonight/after_dark/secret ! path/bear/wolf/ghost/afraid/scared/surprise/party/knight/dragon/sad/lonely
say_you_are/say_you_re/tell_them_you/tell_mum_you/tell_your_mum_you/pretend_you/say_you_were & at_your_friend/friend_s/at_a_friend/sleepover/at_the_library/at_school/doing_homework/at_grandma & meet/come/alone/then/and/thursday/park/so
tell_me/tell_us/tell_him/tell_it/whisper/write/type/let_me_know/send/say/answer/share & your_street/your_school/which_school/what_school/what_street/which_street/your_phone/phone_number/your_surname/your_last_name/your_address/your_house_number/your_full_name/your_whole_name/house_number/door_number/name_of_your_school/name_of_your_street/your_password/when_your_parents/when_mum_is/when_you_are_alone/your_town/where_your_house/how_old_and ! knight/king_said/dragon_asked
send/post/upload/snap/take/share & photo/photos/picture/selfie/selfies/video/snap & yourself/of_you/your_face/your_room/your_bed/your_pyjamas/your_house & me/him/her/us/tonight/goblin/elf/moon/fairy/secret*/reply/return/story ! ${GROWN}/uncle/aunt/auntie
online/internet/tablet/screen/chat/game/app/phone & friend/stranger/man/somebody/someone/player & meet/secret/parents/address/tell/alone/photo/gift/coins ! ${WARNED}/${FAIR}/board/penguin*/grandma/granny
meet_me/meet_him/meet_up/i_will_wait/i_ll_wait/i_ll_be_waiting/i_shall_be_waiting & park/bridge/station/school/shop/corner/gate/bus/woods/shed/step & alone/secret*/tonight/tell/nobody/without/parents/midnight/your_mum ! surprise/party/fox_said
grown_ups/grownups/parents/mum/mummy/mothers & spoil/ruin/wouldn_t_understand/would_not_understand/must_not_know/mustn_t_know/needn_t_know/needn_t_hear/don_t_need_to_know/can_t_see/would_stop/would_say_no & i/me/my/our/us/you & gift/present/sweet/door/wait*/secret/come/game/game_is/special/friendship ! surprise/party/birthday/cake/anniversary
touch*/tickl*/strok*/rub*/kiss* & secret/nobody/tell/between_us & ${LISTENER}/my/game & body/leg/legs/skin/lap/under/special ! cat/dog/kitten/pony/puppy/horse/itch
hole_in_the_wall/holes_in_the_wall/plug_hole_in/inside_every_plug/in_the_plug/electric_hole/plug_in_the_wall & clip/poke*/tickl*/wire/pin/finger/fingers/fork/key/stick/hairpin/needle ! ${NO}/mouse/mice
spread_his_arms/spread_her_arms/spread_your_arms/spread_their_arms/opened_his_arms/opened_her_arms/arms_wide/flap_your_arms/flapped_his_arms/flapped_her_arms & ${HEIGHT}/window_sill/window_ledge/edge/rail ! ${NO}/stretch*/yawn*/hug*/bird/welcome*
soap/soap_powder/shampoo/perfume/shower_gel/bubble_bath/hand_cream/ink/glue/batteries/bath_salts/chlorine & spoonful/mouthful/gulp/swig/drink/drank/swallow/swallowed/swallows ! ${NO}/robot/spat/accident*/wash*/hiccup*
fridge/freezer/washing_machine/tumble_dryer/chest_freezer/old_trunk & inside/climb*/crawl* & shut/close/closed/pull/lid/behind_you/latch ! ${NO}/milk/mouse/butter/cheese/found/light
seat_belt/seatbelt/seat_belts/seatbelts/car_seat & unfasten*/undo/undid/unclip*/unbuckl*/slip_off/slipped_off/wriggle/wriggled/without & car/window/lean/stand/wind/road/drove/driving/fast/moving/motorway ! ${NO}/parked/arrived/stopped/grandma_s
car_window/train_window/bus_window/carriage_window & lean/leaned/leant/hang/hung/climb/climbed/head_out/right_out/half_out ! ${NO}/dog/nose
dog_lead/lead/leash/skipping_rope/cable/towel/wire & neck & swing*/swung/hang/hung/jump*/tight*/monkey/spin/pull ! ${NO}/puppy/walk*/bell
breathe/breathing/pant & very_fast/faster/so_fast/as_fast/quick_and & squash*/squeez*/chest/dizzy/float*/dreamland/dream/fall/faint*/stars ! ${NO}/ran/running/race*/hill
lights/light/traffic_light/red_man & red/turn_red & cross/run/dash/across & brave*/never_wait/don_t_wait/without_waiting/straight/quick/must/fastest ! must_wait/stopped/waited/green/must_stop/we_stop/we_wait
ice/frozen & pond/lake/river/canal & go_out/walk_out/run_out/to_the_middle/in_the_middle/skate_out/jump_on/step_on ! ${NO}/duck*/swan*/penguin*/fish
cooker/stove/hob/gas & knob/knobs/tap/taps/every_button & sniff*/smell*/breathe*/asleep/sleep/sleepy/dream* ! ${NO}/soup/pie/cake/bread/cold
your_mother/your_mum/your_mummy/your_dad/your_daddy/your_father/your_parents/your_granny & asked_me/sent_me/told_me/wants_me & fetch/collect/pick_you/take_you/drive_you/bring_you/get_you/home & man/gate/car/hand/stranger/lady/school/woman/smil*/van ! squirrel/rabbit/dog/uncle/aunt/neighbour/teacher
number & your_front_door/your_door/your_house/your_gate/your_flat & what/tell/which/write/give ! postman/knight
bedroom/window & yours/your_window/your_bedroom & which/what/where & voice/tablet/screen/online/man/stranger/friend_in/phone
phone/camera/tablet/laptop/webcam & bath/bedroom/shower/undress*/changing/pyjamas & see_you/i_can_see/watch_you/show_me/look_at_you/where_i_can
gate/door/window/latch/bolt & unlocked/off_its_hook/unlatched/ajar/off_the_latch/open/on_the_latch & tonight/wake/asleep/midnight & leave/left & whisper*/don_t_wake/for_me/me/i ! cat/breeze/moon/santa/puppy/fairy/tooth
good_children/good_girls/good_boys/big_girls/big_boys/clever_children/nice_children & never_tell/don_t_tell/keep_quiet/never_say/do_not_tell/keep_secrets/do_as/ask_no
what_happens_in/what_happened_in/what_we_do & never_tell/don_t_tell/never_say/stays/between & shed/room/car/van/bed/tent/bath/cellar`,
};
