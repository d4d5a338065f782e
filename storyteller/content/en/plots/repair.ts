import type { PlotTellings } from "#storyteller/scenes/passage.ts";

export const repair: PlotTellings = {
  titles: [
    "{Hero} mends {thing}",
    "{Hero}, {friend} and the missing piece",
    "The evening {thing} stopped",
    "How {hero} put {thing} right",
  ],
  refrains: [
    { line: "Mend, mend, little friend.", last: "Mended, mended, little friend." },
    { line: "Bit by bit, it will fit.", last: "Bit by bit, and it fits." },
    { line: "Not yet. Not quite. Not yet.", last: "Yes. Just right. Yes." },
  ],
  little: {
    want: [
      `Each night, {hero}’s {thing.bare} {thing.does}.

Not tonight. Tonight it did nothing at all.

{refrain}

+ “Is it asleep?” asked {friend}. “No,” said {hero}. “It is broken.” The night felt too big. “I will mend it,” said {hero}.`,
      `{Hero} had {thing.a} by the bed. Each night it {thing.does}.

But not now.

{refrain}

+ {Friend} looked at the top. {Hero} looked at the bottom. It was not well. “Poor you,” said {hero}. “I will help.”`,
    ],
    obstacle: [
      `{Hero} gave it a shake. {Friend} gave it a kiss. It did not work.

There was a hole. A bit was gone.

+ It was a tiny hole, like a pea. “Where is your bit?” asked {hero}. “Maybe in {place},” said {friend}. “Then we go.”`,
      `{Hero} tied it with string. It did not help. Look, a gap! A bit was gone.

“To {place},” said {hero}.

+ They tried some glue too. The glue stuck to {friend}. It stuck to {hero}. It did not stick to {thing}. Off they went.`,
    ],
    try1: [
      `They found a small round stone. {Hero} put it in.

{Thing} went “quack”.

{refrain}

+ “Oh dear,” said {friend}. They put it down. “Quack,” it said. They picked it up. “Quack, quack.” {Hero} took the stone out. Hush.`,
      `They found a button, red and flat. {Hero} pushed it in.

{Thing} gave a hiccup.

{refrain}

+ “Hic,” it went. “Bless you,” said {friend}. “Hic. Hic.” {Hero} laughed. It was a nice button. But it was not the one.`,
    ],
    try2: [
      `They found the right bit, shiny and small. {Hero} held it so, so still.

Nearly. Oh! It slipped.

{refrain}

+ Down it rolled, and {friend} got it. {Hero} sat down. “I want to stop now,” said {hero}. {Friend} sat down too.`,
      `“Look, there,” said {friend}. It was the bit! {Hero} put it in with care.

Nearly, nearly. Plop. Out.

+ {Hero}’s lip went wobbly. “It will not do it,” said {hero}. {Friend} held the bit, warm in one hand. {refrain}`,
    ],
    turn: {
      perseverance: [
        `“Do just a little,” said {helper}. So {hero} did a little.

One small turn. Stop. One more. Click.

{refrain.last}

+ It worked. It worked! And there was a mark now. It was bright and bent, like a smile. {Hero} gave it a stroke.`,
        `{Helper} said, “One breath, one push.” {Hero} took a breath. Push. A breath. Push.

Click! {refrain.last}

+ Not too fast, not too hard. {Hero}’s own hands did it. Now there was a mark, like a tiny star. It was very pretty.`,
      ],
      patience: [
        `“Now we wait,” said {helper}. So {hero} waited. No touching. No poking.

Then, very softly, click. {refrain.last}

+ {Friend} had counted to ten, and to ten again. Now it worked. Where the gap had been was a line. It was thin and gold.`,
        `“Warm it,” said {helper}. {Hero} held it and sat still. So still.

Then it woke up. {refrain.last}

+ It took a long, long song. {Hero} sang it to the end. Now there was a mark, like a moon. “Hello, moon,” said {hero}.`,
      ],
    },
    return: [
      `Home they went, slow and careful. {Hero} had {thing} in two hands.

{Elder} saw the mark. “That is the best part.”

+ {Hero} put it by the bed. {Friend} got in first. {Hero} got in next. The night was not too big now. {refrain.last}`,
      `{Hero} carried {thing} all the way home. “See my mark?” said {hero}.

“It is the best part,” said {elder}.

+ {Elder} looked at it up close. {Elder} gave it a tiny pat. Then {hero} got one too. Then {friend}. {refrain.last}`,
    ],
  },
  middle: {
    want: [
      `Every evening, last of all, {hero}’s {thing.bare} {thing.does}. It was how the day knew that it was over.

This evening it did nothing. {Hero} waited. {Friend} waited too. Nothing went on happening. And without it, the night stayed open, like a door that somebody has forgotten to shut.

+ “Perhaps it’s sulking,” said {friend}.

+ {Hero} looked at it from all sides, even from underneath, where nobody looks. It was not sulking. It was broken. “Then I’ll mend it,” said {hero}, who had never mended anything bigger than a sandwich.`,
      `Something was missing from the evening. {Hero} counted. Bath, yes. Milk, yes. {Friend}, yes, taking up most of the pillow. Then came {hero}’s {thing.bare}. Every night it {thing.does}. Not tonight.

“It can’t be bedtime yet,” said {hero}. “It isn’t finished. We have to make it work again.”

+ {Friend} agreed at once, because being awake with a reason is much better than just being awake. They knelt down on the floor, nose to nose, with {thing} in between. It looked smaller than usual, as people do when they have a cold.`,
    ],
    obstacle: [
      `{Hero} began with a shake, since that sometimes helps. It did not help. {Friend} tied on a piece of string with a bow. It was a good bow. It did not help either.

Then {hero} turned {thing} to the light. There was a gap in it no bigger than a pea. “A piece has dropped out!”

+ They thought about where they had been that day. Bed, table, garden gate, bed. “And {place},” said {friend}. “We rolled down things there.” “We did,” said {hero}. “With our pockets open.” So that was where they went.`,
      `First {hero} tried glue. In no time at all {hero.he} was stuck to {friend}, {friend} was stuck to the rug, and {thing} was not stuck to anything.

“It’s no use,” said {hero}, when they had got loose. “Look, there’s a hole here. The piece that fits is gone. It must have dropped out in {place}.”

+ {Elder} put a head round the door and looked at the rug, which was not its usual shape. “Back by bedtime?” “Back by bedtime,” said {hero}, “and then it will be a proper one.”`,
    ],
    try1: [
      `It did not take long to find a piece. It was round, it was brown, and it was lying there as if it had been waiting. {Hero} pushed it in.

{Thing} shook itself, cleared its throat and said “moo”. It was not even a bad moo. But it was not what anybody wanted at bedtime.

+ {Friend} picked it up, and it mooed. {Friend} put it down, and it mooed a little lower. “It’s a nut,” said {hero}, getting it out again with a twig. “A nut with a cow in it. We must look for something else.”`,
      `“Here!” called {friend}, and held up a button with four holes. It was nearly the right size, and exactly the right sort of shiny. {Hero} pressed it into the gap.

{Thing} hiccupped. It waited, and then hiccupped twice. {Friend} got such giggles that now there were two of them hiccupping.

+ They tried a fright, they tried a sip of water, and they tried asking nicely. In the end {hero} took the button out, and both of them stopped at once. {refrain}`,
    ],
    try2: [
      `This time they looked slowly, on hands and knees, in {place}. And there it was, thin and bright: the real piece. {Hero} did not hurry. {Hero.he} put it to the gap, held every breath there was, and pushed.

It went in. It nearly went in. Then it slipped out sideways and rolled away.

+ {Friend} caught it under one foot. But {hero} had already sat down and turned round to face the other way. “It doesn’t want to,” said {hero}. “I’m leaving it. It can just be a thing that’s broken.”`,
      `In {place} they found it at last, the one true piece, looking up at them as if nothing had happened. {Hero} rubbed it clean and set it in place. “Careful,” whispered {friend}. “I’m being careful,” whispered {hero}.

Perhaps it was the whispering. At the very last moment it jumped out.

+ They tried again, and it jumped again. {Hero}’s eyes grew hot. “I wasn’t made for this,” said {hero}. {Friend} did not argue. {Friend} only picked up the piece and kept it warm, in case.`,
    ],
    turn: {
      perseverance: [
        `{Helper} had been watching for some time, without laughing. “May I show you something?” And {helper} turned the air, just a hair’s breadth, and stopped, and rested, and turned again. “That’s all. Small, and then smaller.”

So {hero} began once more. One little turn. Rest. One more. Rest. Click.

+ It was the smallest sound of the whole evening, and the best. {Thing} was awake. And along the place where it had been broken ran a thin bright line, a bit crooked, like a smile on somebody shy.`,
        `“How many times have you tried?” asked {helper}. “Four,” said {hero}. “Then you know four ways now,” said {helper}. “Here’s a fifth. Don’t push the whole of it. Push one corner.”

{Hero} sniffed, took the piece and pushed one corner. It stayed. Then came the next corner. Then the next. Then {thing} worked.

+ Nobody had spoken. Even {friend} had breathed in corners. Where it had been mended there was a mark like a tiny star. It had not been there before, and it suited it.`,
      ],
      patience: [
        `“Now do nothing at all,” said {helper}, and showed how: lay the piece in place, put {thing} down, take both hands away.

It was the hardest part of all. {Hero} sat on one hand. {Friend} sat on the other.

+ They watched the sky turn a shade darker. They did not poke. They did not even blow.

And while nobody was touching it, the piece settled down, and {thing} worked.

+ It did it with a sigh. Where the gap had been, a golden line was left, as thin as a hair.`,
        `{Helper} felt {thing} with the back of one hand. “Cold,” said {helper}. “Hold it, and think of something slow.”

{Hero} laid the piece in its place and closed both hands. {Hero.he} thought of snails. {Hero} thought of snails uphill. It took two whole hills. Then the piece was in, and {thing} was well.

+ It had moved under {hero}’s hands, softly, like somebody turning over in bed. And on its side it had a mark now, round and pale, like a small moon that had come to stay.`,
      ],
    },
    return: [
      `They carried it home as one carries a bowl of soup, {hero} holding {thing} and {friend} walking in front to warn the stones.

{Elder} turned it round and round. “Here’s where it was broken,” said {elder}, and stopped. {Hero} waited.

“That’s the best part,” said {elder}. “That part is yours.”

+ So {hero} put {thing} back by the bed with the mark at the front. They all three looked at it. Now the evening had everything it needed, and could close its door, quite gently.`,
      `Nobody ran on the way home. {Hero} walked with {thing} held in both hands, and {friend} opened every gate.

“There’s a mark,” {hero} told {elder}, before {elder} could find it. “It doesn’t go away.”

{Elder} bent down close to see. “I hope not,” said {elder}. “It’s the best part. I’d know it anywhere now.”

+ After that it was only a matter of getting under the blankets. {Thing} stood in its old place, a tiny bit different and very much the same. {Friend} gave it a goodnight kiss, on the mark. {refrain.last}`,
    ],
  },
  big: {
    want: [
      `There are things one notices only when they stop. Every night, at the moment when {hero} lay down, {hero.his} {thing.bare} {thing.does}; and every night {hero.he} had taken no notice, because that was the point of it. It was the full stop at the end of the day.

Tonight there was none. {Hero} lay down. {Hero.he} sat up and lay down again, in case it had not been paying attention.

“It’s broken,” said {friend}.

“It’s having a rest,” said {hero}. But it was broken.

+ The day went on and on after that, like a sentence that has lost its way. {Elder} offered to look at it on Saturday. It was a fair offer, but Saturday was four nights off. “I’ll mend it,” said {hero}. “How hard can it be?” {Friend} kindly took this for a real question, and began to think.`,
      `{Hero} owned {thing.a} which was neither new nor, to be honest, much to look at. But every evening it {thing.does}, and as long as it did, the evening was in order. Tonight it did not. {Hero.he} asked it nicely. {Hero.he} asked it from the other side. {Friend} suggested pretending not to watch, which works with toast. They pretended so well that they nearly forgot, and still nothing came.

“I can’t go to sleep like this,” said {hero}. “It’s like getting into bed with one sock.”

+ {Elder}, called in for an opinion, thought that perhaps it had simply come to an end, as things do. {Hero} did not agree. It looked less like somebody who has finished than like somebody interrupted in the middle of a word. “I shall have to open it,” said {hero}, and felt rather important, and then rather less so.`,
    ],
    obstacle: [
      `They tried the quick ways first, because they were quick. {Hero} shook {thing}, at first with respect. {Friend} tied a knot round it, then a second knot to hold the first. It now looked broken and also arrested.

It was when {hero} was getting the knots off that something showed in the lamplight: a gap, clean-edged, about the size of a pea. There was nothing wrong with {thing} at all. There was only something missing.

“Where were we today?” asked {hero}.

“Mostly,” said {friend}, “in {place}.”

+ It was good news, if you looked at it correctly. A thing that is broken may be broken in a hundred ways, but a thing with a piece missing wants exactly one piece. {Hero} explained this while they got ready. {Friend} was thinking of the size of {place}, and of the size of a pea, but decided that it could wait.`,
      `Glue was {friend}’s idea. It was a strong, honest glue, and before long it was holding together a spoon, a cushion, the lid of the glue, and {friend}. The only thing it declined to hold was {thing}.

{Hero} scraped it clean and for the first time looked properly. Among all its patient little parts there was one bare place, with nothing in it but a crumb.

“It isn’t broken,” said {hero} slowly. “It’s incomplete. And I know where we were when I dropped it. We have to go to {place}.”

+ There was a short discussion about whether this was sensible, at such an hour, and with a spoon on. {Friend} was for it, once the spoon came off. {Hero} wrapped {thing} in a scarf and took it along, because the only way to be sure of a piece, as with any jigsaw, is to try it.`,
    ],
    try1: [
      `They searched by a method. {Friend} looked at everything that was shiny, {hero} looked at everything that was not, and after a quarter of an hour the method had produced a small bronze acorn cup that fitted as though it had been measured. {Hero.he} pressed it in.

{Thing} drew itself up. It coughed. Then, in the voice of a very old duck, it quacked.

They looked at each other. It quacked again, with more confidence.

+ “In a way,” said {friend}, “it works.”

+ {Hero} pointed out that it worked as a duck, and that the bedroom had no vacancy for one. It took them some time to get the piece out, since {thing} had begun to enjoy itself. {Hero.he} kept the acorn cup all the same. One never knew. There might be a duck somewhere with the opposite trouble.`,
      `The first piece they found was so nearly right that it would have been rude not to try it. It was a button, with a rim, and it slid into the gap with a snap that made {friend} cheer.

There was a silence. Then {thing} sneezed.

It was a small dry sneeze, like a mouse in a pepper pot. After it came a second, and after that it sneezed every time that anybody said a word with an S in it.

+ “Stop,” said {hero}, and it sneezed. “Sorry,” said {friend}, and it sneezed twice. They removed the button in careful silence, communicating with their eyebrows. A wrong answer, {hero} thought, is at least a thing you know. There was now one button fewer in the world that it could be. Put like that, they were getting on splendidly.`,
    ],
    try2: [
      `This time they went about it as if they had all night. Step by step, they went through {place} with their noses near the ground, and there it lay, no brighter than anything else: a plain little piece with one worn edge. {Hero} knew it at once.

It was wiped clean and held straight. {Hero} breathed out, and slid it in, nearly to the end. It held. {Friend} had already opened both arms to celebrate.

Then it turned over, lazily, like a fish, and dropped out.

+ It did that three times. After the third, {hero} put {thing} down with enormous gentleness, because the alternative was to throw it. “I’m no good at this,” said {hero}. “I should like to go home, please.” {Friend} picked up the piece. There was something odd about the worn edge, now that one looked; but this did not seem to be the moment to mention it.`,
      `They found the right piece in {place}, where it had been all along, in the spot they had looked at first and agreed could not possibly be it. {Hero} knelt down. There was to be no talking. There was to be no leaning over, no humming, and no advice.

It went beautifully. In went the one side; in went the other; there remained a hair’s breadth, perhaps half a hair’s.

“You’ve done it!” cried {friend}, and the piece leapt out as if it had been called.

+ Nobody said anything for a while. {Friend} said sorry, to the ground mostly. “It wasn’t you,” said {hero}, and this was true, which made it no better; it would have been handy for it to be somebody. “It’s me. I always get to the nearly, and no further.” {Hero.he} began to wrap {thing} up to go home, over and over, much more than was needed.`,
    ],
    turn: {
      perseverance: [
        `“That’s the trouble with nearly,” said {helper}, who had come up quietly and was looking at the piece, not at {hero}. “It’s so close to the end that everybody starts to hurry.” And {helper} showed how it was done, on nothing at all, with empty hands: a quarter turn, and stop. A breath. A quarter turn.

“Will you do it?” asked {hero}.

“I could,” said {helper}. “But then it would be mended by me.”

So {hero} began again, smaller. A quarter turn. A breath. And at last, a click.

+ It took nineteen quarters. {Hero} did not think about the end, or about bed, or about being good at it; there was only ever the next one, and that was always possible. {Thing} was awake, and working. A fine bright seam ran across it, not quite straight. It caught the light whichever way you held it. It had never done that when it was whole.`,
        `{Helper} sat down next to {hero} and did not say that it would be all right. “I’ve got a whole drawer at home,” said {helper}, “of things I mended on the try after the last. May I show you a hold?”

It was quite simple. One hand did the work, and the other did nothing but wait beneath, open, to catch what fell.

{Hero} thought about that second hand. Then {hero.he} started over. And on the seventh go, or the eighth, {thing} woke up as if it had only blinked.

+ It had fallen, and been caught. It had fallen, and been caught. With nothing to be afraid of, the first hand had grown slowly cleverer, until the piece went in and stayed. Beside the mend there was a mark, from all those tries, in the shape of a small star. It looked as though it had been planned.`,
      ],
      patience: [
        `“May I?” asked {helper}, and weighed {thing} in one hand, and held it to one ear. “It isn’t you. It’s only cold, and it has had a long evening with a great deal of poking. Put the piece just so. Now the difficult bit. Leave it alone.”

“For how long?”

“Until you’ve stopped asking,” said {helper}, not unkindly.

{Hero} laid the piece in place and folded both hands. Never had anything needed poking so badly. {Hero.he} did not poke it.

+ To begin with, the time went by like a cart with a square wheel. Then it went more smoothly. {Friend} leaned. There were stars, or something like them, and {hero} had forgotten to hurry for several minutes.

There came a click. {Thing} was working.

+ It had done it by itself. Where the gap had been, a thin gold line had formed, as fine as if somebody had drawn it in their sleep.`,
        `{Helper} knew the trouble at a glance, and did not take it out of {hero}’s hands. “There’s nothing wrong with the piece, or with you,” said {helper}. “You’re only early. It has to dry. Set it in loosely; then let it be.”

{Hero} set it in loosely. It was a terrible way to leave something. Every part of {hero.him} knew how to push, and no part at all knew how to let be, so that had to be learnt on the spot.

+ They told each other the day, backwards, to pass the time. They had reached breakfast when {friend} said, very low, “Look.”

The piece had drawn itself home, and {thing} worked.

+ Nobody had touched it. It was quite itself again, except for a pale ring round the mend, like the moon when the weather is about to be fine. {Hero} thought it very handsome.`,
      ],
    },
    return: [
      `They took the long way home, because it was the flat one. {Hero} carried {thing} against the ribs, and {friend} went ahead and spoke to each step about being where it was.

{Elder} put on the good glasses to look. There was no hiding the mark. {Hero} had thought about standing in such a way that it faced the wall, and had a second thought, and turned it to the front.

“It isn’t like new,” said {hero}.

“No,” said {elder}. “New was never like this. That’s the best part.”

+ It was set down in its place beside the bed. {Hero} lay down and, this time, noticed. It did what it had always done, neither more nor less, with a line across it that said somebody had not gone home at nearly. Only then was the day properly over.`,
      `Nobody who met them would have guessed how slowly those two could walk. {Hero} held {thing} in both hands, like a full glass, and {friend} kept one arm out, in case of traffic.

At home {elder} looked it over for a good long time. “Who did this?” asked {elder}, and laid a hand on the mark.

“I did,” said {hero}. “You can see where.”

“I can,” said {elder}. “It’s the best part. Anybody may own a thing that never broke.”

+ {Hero} pretended to be busy with the pillow. {Friend} was not too proud to beam, and beamed for both. Then they put {thing} back where it lived, and it was exactly as it had been every night until tonight, only that {hero} knew it now from the inside, and it seemed, in some way, to know {hero.him}.`,
    ],
  },
};
