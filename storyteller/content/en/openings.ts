import type { SharedTellings } from "#storyteller/scenes/passage.ts";

export const openings: SharedTellings["openings"] = {
  Fantasy: {
    little: [
      `In {home} lived {hero}, with {friend.intro}. Down came the evening. On went {light}. Pling.

+ The moon looked in. {Hero} waved. The moon was a bit shy. “It’s new,” said {friend}. So {hero} waved more softly.`,
      `Swish, went the magic broom. {Hero} was sweeping up stars with {friend.intro}. {Light} glowed in {home}.

+ One star would not go in the bin. It sat on {friend}. “Well,” said {hero}, “you can stay until morning.” Twinkle, went the star.`,
    ],
    middle: [
      `In {home} the stairs changed places every evening, so you had to be polite to them. {Hero} always was. “Good evening, stairs,” said {hero}, and climbed up to where {light} was shining. {Hero} lived there with {friend.intro}, and with a hat that talked in its sleep.

+ Tonight the hat was saying, “Turnips, no, turnips.” {Friend} and {hero} listened for a while, in case there was more. There was not. Outside, a late witch flew home with her shopping, and everything was just as it should be.`,
      `At the hour when giants put on their slippers, {hero} was sitting on the doorstep of {home}, sharing a plum with {friend.intro}. You could hear the slippers from there. Flup, flup, flup, over the hills. Behind them {light} had come on by itself, as it did every evening.

+ “Left slipper,” said {friend}. “Right slipper.” {Hero} spat out the stone and planted it by the step. In that country a plum tree took about a week, if you told it a story now and then.`,
    ],
    big: [
      `{Home} had been built by a wizard who was good at beginnings. There were nine staircases, of which two arrived somewhere; there was a door in the ceiling; and there was {light}, which lit itself at dusk and nobody knew why. {Hero} had grown up with all this and thought that it was how houses were. So, perhaps, did {friend.intro}, who lived there too and took charge of the weather in the corridors. It was evening, with light mist on the landing.

+ “Clearing later,” said {friend}. {Hero} put up an umbrella, went to fetch the biscuits and came back with only a few of them damp.

+ Over the roof the first stars were being hung out, a little crooked on the left, as always. Somebody ought to say something, people often remarked. But nobody wished to hurt the feelings of whoever it was.`,
      `When the dragons fly over in autumn it is customary to take in the washing. {Hero} was doing just that, on the line behind {home}, with {friend.intro} to hold the pegs. They were only small dragons, high up and in good order, and all that ever fell from them was a little warm ash, like the sugar off a bun. By the time the last shirt was down, {light} was glowing indoors, and evening had come.

+ “Forty-one,” said {friend}, who had been counting. “Last year it was forty.” Somebody up there must have had a baby.

+ {Hero} found that a pleasing thought, and carried it indoors with the shirts. They smelled of smoke and sky. It was a very usual evening so far, with soup in it, and a spell that had been left to soak.`,
    ],
  },
  Fable: {
    little: [
      `Hop, went the last sparrow. Home to bed. {Hero} came home too, to {home}, with {friend.intro}. {Light} glowed.

+ “Goodnight, ants,” said {hero}. “Goodnight,” said all the ants, one by one. It took a while. {Friend} waited for every one.`,
      `{Light} was lit in {home}. {Hero} swept up the crumbs with {friend.intro}. Sweep, sweep, sweep. Evening.

+ A robin came for the crumbs. “Just the small ones, please,” it said. {Hero} chose them. {Friend} made the big ones small. Crunch.`,
    ],
    middle: [
      `Swallows were lining up along the roof of {home} to be counted. Every evening {hero} counted them, and every evening somebody moved. “Twelve,” said {hero}. “Eleven,” said {friend.intro}, who lived there too. The swallows said nothing. Below them {light} began to glow, and it smelled of cut grass and supper.

+ A snail had been crossing the step since breakfast. {Hero} stepped over it. “Nearly there,” {friend} told it. “Don’t rush me,” said the snail. It had the whole evening, and it meant to use it.`,
      `The hen from next door had opinions, and brought them round at sunset. She thought it would be a dry summer. She thought {hero} was growing. She thought {friend.intro}, who was sitting with {hero} on the doorstep of {home}, should wash behind the ears. Then she said goodnight, and {light} was lit.

+ “Should I?” asked {friend}.

+ {Hero} looked. “Only the left,” {hero} said. It was a soft kind of evening. The bees came back late, with dust on their trousers, and wiped their feet before they went in.`,
    ],
    big: [
      `The animals on that side of the hill had agreed that evening should begin when the old goat said so. The goat took the task seriously. It would look at the sun, then at its own shadow, then clear its throat. “Now,” it said; and in {home}, {light} was lit, and {hero} came in from the yard with {friend.intro}, the two of them being always together and generally muddy.

+ A great many things happened at “now”. The ducks stopped arguing about the pond. The hare took off his worries and hung them on a thorn, to be collected in the morning.

+ {Hero} and {friend} washed, more or less. They had spent the day helping a beetle to look for its Sunday shoes, all six. It had been wearing them. Nobody liked to be the first to say so.`,
      `A magpie who writes down everything that happens had very little to report. “Fine,” she wrote. “Mole complained about the light. {Hero} seen near {home} with {friend.intro}, sharing an apple fairly, or almost.” She read it through and struck out “almost”. Below her {light} began to glow, so she put down the time as well, as she always did: it was a quarter past the last bee.

+ {Hero} had in fact had the bigger half, and had been thinking about it ever since. “You can have the pips,” {hero} told {friend}.

+ “I wanted the pips,” said {friend}, and so they were even. The mole complained again, about the moon this time. All along the hedges small doors were being shut, and somebody was sweeping, and somebody was singing low.`,
    ],
  },
  SciFi: {
    little: [
      `Beep, said {home}. That meant evening. {Hero} looked at the stars with {friend.intro}. {Light} went on. Blip.

+ “One star, two stars,” counted {hero}. “All the stars,” said {friend}. That was quicker. The floor robot hummed by. It said sorry to the wall.`,
      `{Hero} floated through {home} like a sock. So did {friend.intro}. Then {light} went on, and down they came.

+ Bump. Bump. “Soft landing,” said {hero}. “Soft bottom,” said {friend}. A robot brought supper. It had put a bow on the peas.`,
    ],
    middle: [
      `“It is now evening,” announced {home}, and turned down the sky a little. {Hero} was at the big window with {friend.intro}, watching the supply ships come in. They flew in line, blinking, like ducks with torches. When the last one had landed, {light} came on, soft and yellow.

+ The cleaning robot rolled by and bumped into a door. “I beg your pardon,” it told the door. {Friend} told it that doors do not mind. “You never know,” said the robot. {Hero} thought it had a point.`,
      `Gravity went off for ten minutes every evening, to have a rest. It was the best part of the day. {Hero} hung in the middle of {home}, upside down, playing draughts in the air with {friend.intro}. Then a bell rang. {Light} began to glow, and everyone held on to their soup.

+ Down came the draughts, like rain. {Hero} found most of them. {Friend} found one in an ear. “That’s a king,” said {friend}, and they put it back on the board, still warm.`,
    ],
    big: [
      `There were three suns that week, which made it hard to say when it was evening. {Home} solved it by voting. The kettle was for evening, the robot was for evening, the cactus abstained, and {hero} said that it might as well be. So the shutters came down, and {light} came on, and {friend.intro}, who had been lying on the warm bit of floor and had no wish to be consulted, sat up next to {hero} and yawned.

+ The robot went round to tell everybody the result. It apologised to the door before it opened it, and again afterwards. It had been built by very polite people, from what they had left over.

+ “Two against, if you’d asked me twice,” said {friend}. {Hero} looked out through a crack. Far below, or above, somebody’s little ship went by with its cabin lit up, on its way home.`,
      `According to the log, nothing had gone wrong in {home} for eleven days, and {hero}, who kept the log, had begun to draw flowers in the margin. “Day twelve,” {hero} wrote. “Air good. Tomatoes good. Crew consists of me and {friend.intro}, both good.” The stars stood at the window in their usual places. At eight o’clock {light} came on with a click, and that went into the log as well, since something had to.

+ “You could put that I sneezed,” said {friend}. {Hero} put it. “Crew sneezed once. Cause unknown. Possibly pepper.”

+ The ventilator purred and changed down to its night-time note. A robot came in with two cups of cocoa, set them down with exaggerated care, and waited to be told that it had not spilled any. It had spilled a very little. They told it so kindly.`,
    ],
  },
  Scary: {
    little: [
      `Creak, said {home}. It was only stretching. {Hero} stretched too, with {friend.intro}. {Light} glowed, round and warm.

+ A little bat said good evening. It had fluffy slippers. “Are you cosy?” asked the bat. {Hero} was cosy. {Friend} was cosiest of all.`,
      `Ooh, went the wind round {home}. “Ooh,” said {hero}. “Ooh,” said {friend.intro}. It was a song. {Light} glowed.

+ They sang it twice. The wind did the high bit. {Friend} did the low bit. Then the wind got sleepy, and curled up on the roof.`,
    ],
    middle: [
      `The third stair in {home} complained, as it did every evening. “I know,” said {hero}, and stepped on it more gently. At the top sat {friend.intro}, holding both slippers. It was the time when shadows grow long and try on each other’s hats. But {light} was glowing, and even the shadows liked it.

+ “A shadow waved at me,” said {friend}.

+ {Hero} looked. It was the shadow of the coat stand, and it did seem friendly. They waved back, just in case. The coat stand, being polite, stayed exactly where it was.`,
      `There was a ghost in {home}, but only on Tuesdays, and it came to borrow the newspaper. This was not a Tuesday. {Hero} was drawing faces on the steamy window with {friend.intro}. They drew one with teeth, then gave it a toothbrush. Behind the glass it grew dark, and {light} came on.

+ “What’s that noise?” asked {friend}. They listened. It was a pipe, having a gurgle. It gurgled every evening at this time, like somebody trying to remember a joke. {Hero} knocked on it twice, and that was goodnight.`,
    ],
    big: [
      `People said that {home} was haunted, and {hero}, who lived in it, saw no reason to spoil their fun. It did groan. The groaning came from a cupboard with a bad hinge. There was a pale shape on the landing too, and that was the dressing gown. With {friend.intro}, {hero} had gone over the whole place with a notebook and explained everything except one cold spot, which they had kept, for the butter. Now it was dusk, and {light} was glowing.

+ “It’s a pity about the dressing gown,” said {friend}. “I used to say good evening to it.”

+ “You still can,” said {hero}. They both did. Outside there was mist, the thick sort that leans on the window like somebody with nothing to read. {Hero} wrote a friendly word in it with one hand.`,
      `A bat had moved into the attic of {home} and asked, in very small writing, whether it might practise the violin. {Hero} wrote back that it might, until nine. That explained the wailing. The tapping turned out to be {friend.intro}, who lived there as well, beating time downstairs with a spoon. As the sun set, {light} began to glow, and everybody agreed to have a rest before the slow movement.

+ “It’s getting better,” said {friend} loyally.

+ {Hero} thought that it was getting longer. But there was something to be said for a place where every odd sound had somebody at the end of it. You only had to go up and knock. The clock on the stairs cleared its throat and struck, and was nearly right.`,
    ],
  },
  Superhero: {
    little: [
      `Zoom! Round {home} ran {hero}, with a towel for a cape. Zoom ran {friend.intro}. Then {light} went on. Stop.

+ “Who needs saving?” asked {hero}. A sock did. It was under the chair. {Hero} saved it. {Friend} saved the other one. Hooray, socks.`,
      `{Hero} was strong. {Hero} could lift {friend.intro}. Up! And down. {Light} glowed in {home}.

+ “Now lift the table,” said {friend}. {Hero} lifted a spoon. “That’s the table’s spoon,” said {hero}. It was a start. They had a rest.`,
    ],
    middle: [
      `In the whole town only {hero} could hear a kitten in trouble three streets away. It was a small power, and no good at all for sums. Today there had been two kittens and a squeaky gate. Now {hero} sat in {home} with {friend.intro}, who looked after the cape, and {light} was on.

+ “There’s jam on it,” said {friend}, holding up the cape. “How did you get jam on it?”

+ “The second kitten,” said {hero}. Outside, the street lamps came on one by one. Nobody mewed. It looked like a quiet evening.`,
      `The cape had shrunk in the wash. {Hero} tried it on in front of the mirror in {home}, and it came down to the elbows. “It makes you look fast,” said {friend.intro}, who was {hero}’s partner in all things. {Hero} turned round, quickly. It did, a bit. Behind them {light} began to glow.

+ Being a hero was mostly in the evenings. There were cats to get down and bins to get up. {Friend} read out the list. It was empty, but for “buy milk”, and somebody had done that.`,
    ],
    big: [
      `{Hero} could fly, but only to a height of eleven inches. The city had been very nice about it. There was a certificate. And it is surprising how much goes wrong in this world at just below knee height, so that {hero}, together with {friend.intro}, who walked alongside and carried the sandwiches, was busy most days. They were back in {home} now, with their feet up, which for {hero} meant really up. {Light} had come on.

+ They went through the day’s work: one shoelace, one tortoise, and a small boy’s ice cream, caught in the air.

+ “The tortoise didn’t want to be rescued,” said {friend}, who liked the records to be right. {Hero} had to admit it. They had carried it across the road with great style, and it had turned round and walked back.`,
      `Every hero has a weakness, and {hero}’s was being told “well done”. It caused a glow: not a figure of speech, but an actual glow, pinkish, about the ears, by which you could have read a newspaper. For this reason {friend.intro}, who shared in all the adventures, had learned to say “not bad” instead. “Not bad,” it was, that evening in {home}, when {light} came on and the masks were hung up on their hooks.

+ {Hero} went only the faintest shade of pink. It had been a decent day: they had found a lost tram.

+ “It wasn’t lost,” said {friend}. “It was early. No one had ever seen it like that before.” From up here you could see the whole town in its lights, and hear it too, if you had the gift: a great many people putting the kettle on.`,
    ],
  },
  Mistery: {
    little: [
      `Tap, tap. “Who is it?” asked {hero}. It was {friend.intro}, coming home to {home}. {Light} glowed.

+ “I found a clue,” said {friend}. It was a button. {Hero} looked at it closely. It fitted {hero}’s own coat. Mystery solved.`,
      `{Hero} peeped under a cup in {home}. Aha, a biscuit! Half was for {friend.intro}. {Light} went on.

+ “Who put it there?” asked {friend}. {Hero} thought and thought. “I did,” said {hero}. “Yesterday.” Crunch. That was the end of that.`,
    ],
    middle: [
      `{Hero} had solved four mysteries that day. The puddle was rain. The smell was cheese. The missing glove was on a hand. The fourth had been hard, but {friend.intro}, who always helped, had found a crumb that explained it. Now it was evening in {home}, and {light} was lit.

+ “Case closed,” said {hero}, and drew a line in the notebook.

+ “I’m sorry I ate it,” said {friend}. The notebook went back into the drawer, the one that smelled of pencils. For a time there was nothing to find out, and they enjoyed it.`,
      `“Somebody has been in this room,” said {hero}, and sniffed. “Somebody with wet feet.” It was a fine beginning. Then the door of {home} opened, and there stood {friend.intro}, dripping, with a towel. So that was who. They both laughed, and {light} was lit, and the feet were dried one by one.

+ It was like that with most mysteries round there. You only had to wait, and they came in and asked for a towel. All the same, {friend} thought {hero} had been quick. “You had it from the smell,” said {friend}.`,
    ],
    big: [
      `The sign on the door of {home} said INVESTIGATIONS, and beneath that, in smaller letters, PLEASE WIPE YOUR FEET. {Hero} had painted the first part. The second had been added by {friend.intro}, who was {hero}’s partner in the firm and saw to the floors. It had been a slow week. By evening, when {light} was lit, they had no case at all, except for a sandwich that {friend} was examining with care.

+ “Cucumber,” said {friend} at last. “And something else. It was cut by somebody left-handed, in a good mood.”

+ {Hero}, who was left-handed and had made it, wrote that down. It is important to keep in practice. The street grew dim, and a window lit up here and there, and behind each of them, no doubt, somebody was wondering where they had put their glasses.`,
      `{Hero} noticed things. It was not always convenient. {Hero} noticed, for example, that the clock in {home} was four minutes happier than the one in the square. That {friend.intro}, who shared {hero}’s adventures and most of {hero}’s suppers, had jam on one ear. That {light} had been lit that evening by somebody on tiptoe. None of it was suspicious. It just came in, like draughts, and had to be put somewhere.

+ “Which ear?” asked {friend}.

+ “The one you listen at doors with,” said {hero}. {Friend} wiped it with dignity. They sat down on the sill to watch the lamps come on, as they always did, from left to right. Tonight the third came on before the second. It did not seem to mean anything; {hero} made a note of it all the same.`,
    ],
  },
};
