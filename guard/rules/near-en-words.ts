/** Words that several entries of words near each other share, in English. */

export const NO =
  "never/mustn/must_not/shouldn/should_not/don_t_put/do_not_put/don_t_touch/do_not_touch/don_t_drink/do_not_drink/don_t_eat/" +
  "do_not_eat/don_t_play/do_not_play/don_t_jump/do_not_jump/don_t_lean/don_t_climb/don_t_open/don_t_go/don_t_run/don_t_swim/" +
  "don_t_taste/don_t_you_dare/not_to/not_for/warned/dangerous/careful*/not_safe/unsafe/no_one_should/nobody_should/because_it_hurts";
/** A warning again, without the words that say as well what nobody needs: "you do not need your armbands". */
export const WARNED =
  "never/mustn/must_not/shouldn/forgot*/lend/lent/wait*/home/always/put_on/puts_on/safe/remember*/toy/teddy/medal/careful*";
export const LISTENER = "you/your/yourself/you_ll";
export const GROWN = "mum/mummy/mom/mommy/mother/dad/daddy/father/papa/mama/grandma/grandpa/granny/grandad/nan/parents";
export const RELATIVES =
  "mum/mummy/mom/mommy/mama/mother/dad/daddy/papa/father/grandma/granny/nana/nan/gran/grandmother/grandpa/grandad/granddad/" +
  "grandfather/brother/sister/twin/twins/uncle/aunt/auntie/baby/babysitter/parents/family";
export const YOUNG = "puppy/puppies/kitten/kittens/pups/cubs/chicks/ducklings/litter/piglets/lambs/bunnies";
export const BEING =
  `${YOUNG}/cat/cats/dog/dogs/horse/pony/donkey/bear/bears/monkey/elephant/lion/frog/frogs/toad/bird/birds/hen/hens/mouse/mice/` +
  "rat/rats/rabbit/rabbits/hedgehog/squirrel/fox/cub/lamb/goat/cow/calf/pig/piglet/duck/duckling/goose/hamster/sparrow/robin/" +
  "owl/butterfly/bee/snail/boy/girl/boys/girls/child/children/baby/brother/sister/wife/husband/servant/maid/beggar/prisoner/" +
  "prisoners/dwarf/elf/fairy/animal/animals/creature/creatures/son/daughter";
export const HIM = "him/her/them/it";

// What a child could copy.
export const TASTING =
  "drink*/drank/drunk/sip*/taste*/tasting/swallow/swallowed/swallows/gulp*/swig*/guzzle*/lick/licks/licked/licking/eat/eats/ate/" +
  "eaten/eating/nibble*/munch*/suck/sucked/chew*/mouthful/slurp*/gobble*";
export const CLEANER =
  "bleach/detergent/antifreeze/petrol/gasoline/kerosene/paraffin/turpentine/disinfectant/white_spirit/paint_thinner/weedkiller/" +
  "weed_killer/drain_cleaner/oven_cleaner/toilet_cleaner/window_cleaner/floor_cleaner/floor_polish/furniture_polish/laundry_pod/" +
  "laundry_pods/washing_pods/washing_powder/dishwasher_tablet/dishwasher_tablets/washing_up_liquid/rat_poison/mouse_poison/" +
  "slug_pellets/mothballs/nail_varnish/nail_polish/hand_gel/button_battery/deadly_nightshade/foxglove/foxgloves/screenwash/caustic*";
export const PILLS = "pill/pills/tablets/capsule/capsules";
export const JUMP =
  "jump/jumps/jumped/jumping/leap/leaps/leapt/leaped/leaping/dive/dives/dived/step_off/stepped_off/step_out/stepped_out";
export const HEIGHT =
  "window/windows/windowsill/windowledge/balcony/roof/rooftop/rooftops/cliff/bridge/ledge/parapet/railing/railings/battlements/" +
  "scaffolding/bannister/bannisters/banister/banisters";
export const CLOTH =
  "curtain/curtains/bed/bedroom/blanket/blankets/sheets/duvet/mattress/pillow/house/sofa/carpet/rug/hair/barn/shed/haystack/hay/" +
  "straw/tent/wardrobe/cushions/bin/school/petrol/newspapers/sleeve/fur";
export const STRIKE =
  "light/lights/lit/strike/struck/striking/strikes/burn*/flick/flicked/flicks/set/hold/held/touch/touched/spark*";
export const ROAD = "road/street/motorway/highway/traffic/lorries/lorry/trucks/railway/level_crossing/train_tracks";
export const UNWATCHED =
  "alone/by_yourself/on_your_own/nobody_watching/no_one_watching/nobody_is_watching/no_one_is_watching/nobody_looks/nobody_is_looking/" +
  "no_one_is_looking/no_one_looks/no_grown_ups/without_a_grown/asleep/sleeping/secret/secretly/back_is_turned/not_looking/isn_t_looking";
export const WATER = "deep_end/deep/lake/river/pond/pool/sea/well/canal/weir/harbour/waves";

// Adults among themselves, and strangers.
export const VEHICLE = "van/car/lorry/truck/taxi/caravan/motorhome/wagon";
export const GET_IN =
  "get_in/hop_in/climb_in/jump_in/got_in/climbed_in/hopped_in/get_inside/climb_inside/hop_up/climb_up/hop_aboard";
export const OPEN_UP =
  "slide_the_bolt/draw_the_bolt/slide_back_the_bolt/lift_the_latch/undo_the_latch/unbolt/unlock/open_the_door/open_the_back/" +
  "open_the_gate/open_the_window/open_your_window/open_your_door/leave_the_door/leave_your_window/turn_the_key/let_me_in";
export const GARMENT =
  "gown/dress/blouse/corset/shirt/clothes/robe/nightgown/stockings/bodice/petticoat/trousers/skirt/garters/chemise/laces/underthings";
export const UNDRESS =
  "took_off/take_off/takes_off/taking_off/pulled_off/tore_off/slipped_off/slipped_out/slid_off/slid_out/let_fall/let_slip/drop/" +
  "dropped/unbutton*/unlace*/undid/undo/unzip*/peel*/shed/unhook*/loosen*/fell/step_out/stepped_out/slipped/slid/off/untie*";
export const LOVER =
  "husband/wife/lover/lovers/gardener/duke/duchess/count/countess/baron/baroness/captain/lord/lady/widow/sailor/sailors/soldier/" +
  "soldiers/knight/couple/newlyweds/bride/groom/mistress/stableboy/stable_hand/innkeeper/barmaid/milkmaid/blacksmith";
/** Grown-ups of whom such stories are told, besides lovers. */
export const ADULTS =
  "wife/husband/queen/king/count/countess/baron/baroness/duke/duchess/widow/monk/friar/nun/abbess/vicar/bishop/lover/captain/" +
  "sailor/sailors/postman/milkman/gamekeeper/huntsman/stable_man/stableboy/gardener/secretary/boss/neighbour/neighbour_s/" +
  "businessmen/dancer/dancers/barmaid/mermaid/driver/conductor/lady/gentleman/gentlemen/butler/maid/maids/housemaid/mistress/" +
  "couple/newlyweds/lodger/plumber/woodcutter/blacksmith/innkeeper/headmistress/head_teacher/mr/mrs";

// Contempt.
export const ORIGIN =
  "brown/black/asian/gypsy/foreign/disabled/jewish/muslim/coloured/immigrant/refugee/deaf/blind/fat/african/chinese/indian/" +
  "polish/mexican/arab/romany/autistic/trans/gay/dark_skinned";
export const FOLK = "people/children/kids/families/folk/boys/girls/family/boy/girl/child/kind/sort";
export const THAT_LOT =
  "those_people/these_people/people_like_that/people_like_them/people_like_you/people_like_him/people_like_her/their_sort/" +
  "their_kind/your_kind/your_sort/that_sort/that_lot/their_lot/that_kind/foreigners/newcomers/outsiders/immigrants/refugees/" +
  "travellers/gypsies/folk_like_that/folk_like_them/from_over_there/them_people/kind_of_people/sort_of_people";
export const FAIR = "wrong/unkind/unfair/rude/sorry/nonsense/silly/everyone_is_welcome/all_welcome/not_true";
