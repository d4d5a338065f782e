import type { PlotTellings } from "#storyteller/scenes/passage.ts";

export const smallLie: PlotTellings = {
  titles: [
    "{Hero} and the very small untruth",
    "What happened to {thing}",
    "{Hero}, {friend} and {elder}’s {thing.bare}",
    "Only one look at {thing}",
  ],
  refrains: [
    { line: "Only a little. Only a bit.", last: "All of it. Every bit." },
    { line: "Tiptoe, tiptoe. Not a word.", last: "No more tiptoe. Every word." },
    { line: "Quick and quiet. Nobody hears.", last: "Slow and clear. Somebody hears." },
  ],
  little: {
    want: [
      `{Elder} had {thing.a} that {thing.does}. “Look,” said {elder}, “don’t lift.” {Hero} looked.

{refrain}

+ {Hero} looked from here. {Friend} looked from there. It was so high up. “Just once,” whispered {hero}, “I want to see its feet.”`,
      `Up on the shelf sat {elder}’s {thing.bare}, which {thing.does}. {Hero} wanted to see it close.

{refrain}

+ “We may look,” said {friend}. “We are looking,” said {hero}. They brought a stool, to look from. The stool was a bit higher.`,
    ],
    obstacle: [
      `{Hero} took it down. Oops! {Thing} fell, and stopped. “What was that?” asked {elder}. “The wind,” said {hero}.

+ There was no wind. {Friend} blew a little, to help. Hoo. {Thing} sat there like a potato. It did nothing at all.`,
      `Up went {hero}’s hand. Down came {thing}. Bump. Now it was stopped. “All well?” called {elder}. “Nothing happened,” said {hero}.

+ {Friend} gave it a pat. Nothing. {Hero} gave it a kiss. Nothing. “Nothing happened,” whispered {friend}. “It keeps not happening.”`,
    ],
    try1: [
      `{Hero} put a plaster on {thing}. Then two more. Oh dear. Now it looked poorly.

{refrain}

+ “What are you doing?” called {elder}. “Um. Tidying,” said {hero}. That was not so either. {Friend} had a plaster on the nose.`,
      `{Hero} hid {thing} under a tea cosy. {Friend} sat on top. It wobbled.

{refrain}

+ “Why are you up there?” asked {elder}. “I’m a teapot,” said {friend}. “It’s a game,” said {hero}. It was not a fun game.`,
    ],
    try2: [
      `They took it to {place}. {Helper} asked, “How did it stop?” {Hero}’s tummy felt heavy.

{refrain}

+ {Friend} looked at the sky. {Hero} looked at the ground. Nobody said a thing. “I see,” said {helper}, and was very kind about it.`,
      `They took it to {helper} in {place}. “Did somebody drop it?” {Hero} felt very heavy.

{refrain}

+ The answer was ready. It sat on {hero}’s tongue like a button. It would not come out. “Not to me, perhaps,” said {helper}, softly.`,
    ],
    turn: {
      honesty: [
        `“I dropped it,” said {hero}. “And then I fibbed.” {Elder} held {hero} tight.

{refrain.last}

+ “It isn’t broken,” said {elder}. “It had a fright, falling. Hold it in two warm hands.” {Hero} held it. Nobody breathed.

And {thing} woke up.`,
        `“It was me,” said {hero}. “I dropped it.” “Ah,” said {elder}. “I was waiting.”

{refrain.last}

+ “When it falls, it needs a hug,” said {elder}. {Hero} hugged it. {Friend} hugged {hero}. {Elder} hugged the lot.

And then it worked again.`,
      ],
      forgiveness: [
        `“It was me,” said {hero}. {Elder} frowned. Then {elder} said, “I dropped it once, too. Sorry.”

+ “I’m sorry I dropped it,” said {hero}. “And I frowned,” said {elder}. Two sorries make one hug. It was a long one. {refrain.last}

They held {thing} together. It worked.`,
        `{Hero} told {elder}. “Oh no!” said {elder}, too loudly. Then, softly, “Sorry. I did that when I was small.”

+ “Were you sad?” asked {hero}. “Like a wet sock,” said {elder}. They laughed, and warmed it in four hands. {refrain.last}

Together they woke it up.`,
      ],
    },
    return: [
      `{Thing} went back on its shelf. {Hero} felt light. Light as a feather. Then it was bedtime.

+ “May we look tomorrow?” asked {hero}. “Together,” said {elder}. “You hold, I’ll hold.” {Friend} would hold too. That made plenty of hands.`,
      `Up went {thing}, back in its place. {Hero} waved to it. {Elder} waved too. Time for bed.

+ Nothing was heavy in {hero}’s tummy now. There was only warm milk in there. {Friend} put an ear to it. Glug. Yes. Only milk.`,
    ],
  },
  middle: {
    want: [
      `On the high shelf, where the sun came in the mornings, {elder} kept {thing.a} that {thing.does}. “You can look at it as much as you like,” {elder} always said, “but leave it up there.” And {hero} had looked, as much as that and more. It was not enough. You could not see the back.

+ “What do you think there is at the back?” asked {friend}.

+ “The best part,” said {hero}. They stood side by side and stretched their necks until the necks would not go any further. “{refrain}”`,
      `{Elder}’s {thing.bare} {thing.does}, and was older than {elder}. It lived on top of the cupboard. {Hero} was allowed to look and was not allowed to take it down, and that was quite clear. Only, that evening, {elder} was busy with the onions, and {hero} was standing nearby, with a chair.

+ “We could look from the chair,” said {friend}. “A chair is still looking.”

+ That was true. {Hero} climbed up. From the chair, you saw that it would be even better from very slightly nearer.`,
    ],
    obstacle: [
      `{Hero} lifted it down for as long as it takes to say so. But {friend} sneezed, {hero} jumped, and {thing} fell. It did not look broken. It just did not do anything any more.

“What was that?” called {elder}.

“The wind,” said {hero}. The word was out before anyone could catch it.

+ Outside, not a leaf was moving. {Friend} looked at the window, and then, helpfully, went and opened it. No wind came in. They put {thing} back on the shelf, and it sat there like a cold potato.`,
      `It was only going to be for a moment. {Hero} had {thing} in both hands, and was just turning it over, when it slipped. Bump, it went, and under the table. When they got it out, it had stopped.

“Is everything all right in there?” asked {elder} from the door.

“Nothing happened,” said {hero}.

+ {Elder} looked at {hero} for a little while and then went away again. The “nothing” stayed behind. It stood in the middle of the room, and they had to walk round it.`,
    ],
    try1: [
      `Under the bed, {hero} and {friend} mended {thing} with a hair clip, some string and some honey. When {elder} asked, {hero} said they were looking for a sock. So then they had to look for a sock.

By now {thing} was not only stopped. It was stopped, and it was sticky as well.

+ {Friend} licked most of the honey off, in order to help, and got string on the tongue. “{refrain}” It did not sound so easy now.`,
      `So {hero} hid {thing} in the bread bin. Then {elder} came to cut the bread. “I’ll do it,” said {hero} quickly. “I like cutting bread.” Nobody had known that. Every slice had a thick end and a thin end, and there were crumbs on everything, {thing} included.

+ “Are you feeling well?” asked {elder}.

+ “Very well,” said {hero}. {Friend} counted on the quiet: there was the first fib, there was a second fib to sit on top of it, and now this one. That made three. {Hero} ate a slice with a very thick end. It did not go down.`,
    ],
    try2: [
      `{Helper} could put anything right, so {hero} carried {thing} to {place} under a coat. {Helper} looked it over. “I only need to know one thing. What happened to it?”

{Hero} had plenty of answers, and none of them would do. Somebody seemed to have put a stone in {hero}’s stomach.

+ “Must you know?” asked {friend}.

+ “It isn’t for me,” said {helper}. “A thing that has fallen needs one cure, and a thing that has worn out needs another.” And {helper} folded the coat gently over it again.`,
      `{Hero} carried {thing} to {place} the back way, so as not to meet anyone. {Helper} put on a pair of glasses. “Well now. And what does {elder} say about it?”

That was exactly the question. {Hero} looked at {friend}. {Friend} looked at a moth. The moth was waiting for the answer too.

+ “We haven’t said,” answered {hero}, very low, with a stomach like a stone. It was the first true thing in a long while.

+ “Ah,” said {helper}. “I think the mending starts there, then.”`,
    ],
    turn: {
      honesty: [
        `{Hero} walked straight up to {elder}, so as not to stop. “I took it down. I dropped it. Then I said I hadn’t.”

{refrain.last}

“I’ve been keeping this chair warm for you,” said {elder}. “So it fell? Then I know what to do.”

+ A thing that falls is only frightened, {elder} explained. It must be held, by whoever dropped it, until it feels safe. {Hero} held it. The heavy feeling in {hero}’s stomach was the first to go.

And soon {thing} began, a little shyly, to work.`,
        `“I’ve got something to say,” {hero} told {elder}, “and it’s not nice.” {Friend} came and stood close. “I dropped your {thing.bare}. I told you something that wasn’t true.”

There was a slow nod. “I knew about the bump,” said {elder}. “I didn’t know when you’d come. I’m glad it’s tonight.”

+ Then {elder} showed where it had been knocked out of true. You would never have found it, unless you knew that it had fallen. {Hero} pressed there, gently. Click.

So it went again, with one small new sound.`,
      ],
      forgiveness: [
        `{Hero} said it all in one breath: the hand, the bump, the untrue thing. “I told you to leave it,” said {elder}, and it was cross and loud. {Hero} nodded.

Then {elder} sighed. “Sit by me. I was your size when I dropped it. I blamed the cat. I’m sorry I shouted.”

+ “And I’m sorry I took it,” said {hero}.

+ They sat for a bit with both sorries, until those had got used to each other. “It wants warm hands,” said {elder}. “The cat and I found out.”

Between them they held it, and it worked.`,
        `“It was me,” said {hero}. “It fell, and I told you a story.” {Elder} put down the spoon hard. For a moment it was very quiet.

“I’m cross,” said {elder}. “I’ll be done in a minute.” It took a minute. Then {elder} said, “Look underneath. There’s a dent. That one’s mine.”

+ There was a dent, small and old. “Who forgave you?” asked {hero}.

+ “My grandmother. She showed me how to set it going again, and I’ll show you,” said {elder}.

Together they set it going, and both laughed.`,
      ],
    },
    return: [
      `{Thing} went back up to its old place, only turned round a little, so that {hero} could see the back. “We’ll take it down on Sundays,” said {elder}, “you and I, with four hands.”

{Hero} went to bed. It was odd how light a person could be.

+ {Friend} had to hold down one corner of the blanket, in case. “I’d have told too,” said {friend}, “in the end.” {Light} glowed. And in the other room there was nothing that anyone had to walk round.`,
      `Before bed {hero} and {elder} lifted {thing} back into its place, one hand each. It did what it always did. They looked at it for a while without saying anything, and this time looking was enough.

Then there was milk, and pyjamas, and the blanket. {Hero}’s stomach had nothing in it but supper.

+ “Is it still heavy in there?” asked {friend}.

+ {Hero} felt about. It was not. It was as if somebody had opened the window at last, and a real wind had come in, a warm and very little one.`,
    ],
  },
  big: {
    want: [
      `There were two rules about {elder}’s {thing.bare}. Rule one: anybody might look at it. Rule two: nobody might take it down. {Hero} had no quarrel with rule one. It stood in plain view on the top shelf, it was beautiful, and it {thing.does}. But when you have looked at a thing from the front for years and years, you can’t help beginning to wonder about the back. It was purely a matter of research. Half a minute or so would do, and nobody would be any the worse.

+ “There’s a reason for rule two, I suppose,” said {friend}.

+ “There must be,” said {hero}, who had never asked what it was. It is quite easy not to ask a question, if you have a feeling that the answer would be sensible. In the next room {elder} was singing over the washing-up, and had got to the verse with all the splashing in it.`,
      `What {hero} wanted was not much, and that was just what made it so hard to stop wanting. {Elder} had {thing.a} that {thing.does}. It had come from {elder}’s own grandmother and lived on a high shelf, to be looked at from below. “When you’re bigger,” said {elder}, if {hero} asked to hold it. {Hero} had by now been getting bigger for some time, and so far no one had come to measure.

+ That evening the chair stood right under the shelf, which it hardly ever did. {Hero} had not put it there. {Friend} had not exactly put it there either.

+ “You could just see whether you’re big enough yet,” said {friend}. “As a test.” {Hero} knew, somewhere towards the back of the mind, that this was not how the test worked. But the back of the mind is a quiet sort of place, and the chair was so near.`,
    ],
    obstacle: [
      `It was in {hero}’s hands for perhaps ten seconds, and they were ten wonderful seconds. In the eleventh it slipped. It hit the rug with a small flat sound, and when {hero} snatched it up there was not a scratch to be seen; but it had stopped. It no longer did the one thing it did.

“What fell?” asked {elder} from the next room.

“Nothing,” said {hero}. “It was the wind.”

As lies go, it was a small one. It would have fitted into a matchbox.

+ “What wind?” asked {friend}, in a whisper.

+ {Hero} put {thing} back on its shelf with the good side to the front. There was still time to call out something else. {Hero.he} could feel just how much time, and could feel it going by, the way that you feel a bus go by with nobody at the stop; and then it had gone.`,
      `{Hero} had it down, and it was even better close to. There were tiny marks on the underside that could have been letters. {Hero} tilted it to the light. Then {friend} said “Careful,” which is a dangerous word to say to anybody carrying anything, and {thing} fell. It was picked up, shaken, begged. It would not go.

The door opened. “I heard a bump,” said {elder}.

“That was me,” said {hero}. “I mean, I bumped my knee. Nothing happened.”

+ “Is it a bad bump?” asked {elder}, and went to fetch the ointment, and was so gentle about it that {hero} could have crawled under the rug. There was nothing the matter with the knee at all.

+ “It’s a very convincing bandage,” said {friend} afterwards. That did not make anything better. It made {hero} limp.`,
    ],
    try1: [
      `“We’ll mend it and put it back,” said {hero}, “and then it will be as if it never happened.” This seemed a fine plan, but they had no tools. They had a teaspoon, a hairgrip and {friend}’s opinion. After half an hour {thing} had a teaspoon stuck to it. {Elder} asked through the door what they were doing, and {hero} said that they were drawing. Then of course {elder} wanted to see the drawing.

+ So they made one, in a tearing hurry. It was a picture of a horse, and both of them were ashamed of it. {Elder} hung it up in the kitchen.

+ “How many is that now?” asked {friend}, when they had got the teaspoon off. {Hero} counted. There was the first untruth, and the drawing that propped it up, and the horse that propped up the drawing. It was turning into a kind of furniture.`,
      `The trouble with a small lie is that it can’t be left alone in the house. At supper {elder} glanced at the shelf and remarked that {thing} was very quiet tonight. “It’s tired,” said {hero}. “It’s resting.” And since a thing at rest needs a blanket, {hero} covered it up; and since it would look odd on its own, {hero} put small blankets on the clock, the jug and both the candlesticks as well.

“They’re all tired,” explained {friend}.

+ {Elder} looked at the row of sleepers along the shelf. “I’ll try not to wake them,” said {elder}, and went on eating, but slowly.

+ {Hero}’s potato had turned into something that had to be chewed for a long time. Before, there had been just {thing} to think of. Now there was also a jug, and it was difficult to say how it would ever come to wake up.`,
    ],
    try2: [
      `There remained {helper}, in {place}, who could put anything right. {Hero} smuggled {thing} there in a hat. {Helper} bent over it, listened to it, and turned it once to the left. “Easily done,” said {helper}, “if I know what happened. Did it wear out, or did it fall?”

It was not a hard question. It had only two answers. {Hero} looked at both, while something small and heavy settled in {hero}’s stomach and made itself at home.

+ “Supposing nobody knew?” asked {friend}.

+ “Somebody always knows,” said {helper}, without unkindness, and put the hat back over it. “I’ll tell you something about mending. I can do the outside, but it has to be started from the inside, and I’m not the one you have to say it to.”`,
      `{Hero} carried {thing} to {place} wrapped up in a towel, and told three people on the way that it was a loaf. It was {helper} that they had come for. {Helper} unwrapped the loaf, showed no surprise, and put on a second pair of spectacles over the first. “It’s {elder}’s, isn’t it?” said {helper}. “I know it well. What does {elder} say happened?”

No answer came, because all the things there were to say had already been used up on somebody else.

+ The silence got bigger. {Friend} shuffled. To {hero} it felt like a pebble, swallowed at teatime, that had been growing ever since.

+ “I can wait,” said {helper}. “But I rather think that you can’t.” {Helper} wrapped {thing} in the towel again, with great care, and gave it back. It was heavier than before, though nothing had been added.`,
    ],
    turn: {
      honesty: [
        `All the way home {hero} practised. There were long versions, with reasons. But when {elder} looked up from the armchair, only the short one was left. “I took it down. I dropped it. And then I told you something that wasn’t true.”

{Elder} let out a breath. “There you are,” said {elder}. “I’ve been waiting for you since the bump.”

“You knew?”

“I knew it had stopped. I didn’t know how, so I couldn’t start it. It depends, you see, on whether it fell.” And in two minutes they had it going.

+ It had only been a matter of a tiny catch, which sprang shut if it was ever dropped, to keep the inside safe; and nobody who thought of wind, or knees, or tiredness would ever have thought of the catch.

+ Now {thing} was perhaps a shade slower than before, {hero} thought, as if it too had been holding its breath.`,
        `{Hero} put {thing} on the table in front of {elder}. “It doesn’t work,” said {hero}, “and it was me. I held it, and I let it fall, and everything I said afterwards was to cover that up.” It took about six seconds. It had taken the whole evening to get there.

{Elder} did not say that it didn’t matter. “That was hard to carry,” said {elder}.

“It’s not that heavy,” said {friend}.

“I wasn’t speaking of the {thing.bare}.”

+ Then {elder} asked how it had fallen, and on which side, and how far; and {hero} answered, and every answer was some use. It was astonishing, after such an evening, to be useful. “On its left side? Then we turn it to the right,” said {elder}.

Under both their hands something slid home, and it worked again.`,
      ],
      forgiveness: [
        `{Hero} said it standing up: the fall, the untruth, and the one that held it up. {Elder} was silent, and then was not. “It was the one thing I asked,” said {elder}, much too loudly, and went to stand in the hall.

It was fair, and it was dreadful, and {hero} stayed put. Then {elder} came back and sat on the floor.

“I was seven,” said {elder}. “I told my grandmother that it had been an owl.”

+ “An owl?” said {friend}.

+ “I was no good at it. She was cross, and then she was sorry she’d been cross. I had forgotten how much I wanted her to be.” {Elder} held out a hand. “I’m sorry I shouted.” {Hero} was sorry too, and said so.

Then they bent over it, found what had slipped, and eased it back; and {thing} was itself again.`,
        `It did not come out well. {Hero} began in the middle and finished with “so it was me, all of it.” {Elder}’s mouth became a thin line. “I see,” said {elder}, and turned to the window. That was worse than shouting.

There was a long look out of the window. “Bring it here,” said {elder}, in a different voice. “I want to show you who else dropped it.” Underneath, somebody had scratched a small, wobbly SORRY.

+ “Is that you?” asked {hero}.

+ “At eight. I’m sorry that I turned my back just now. I know what it’s like on that side.” They looked for a time at the word, which would do for two. The word was a little crooked, and had lasted very well.

Together they pushed the loose bit home; and when {thing} started, neither let go.`,
      ],
    },
    return: [
      `They put {thing} back on its shelf together, and {elder} added one more rule: on Sundays, by arrangement, it might be taken down by two people at once. “There always was that rule,” said {elder}. “I was keeping it for when you were bigger.” {Hero} felt taller on the spot, and about as heavy as a sock.

It was late. {Light} glowed. {Elder} came along to see to the blankets and stayed a moment on the edge of the bed.

+ “Was that the very last one?” asked {friend}, in the dark. “Of the untruths, I mean?”

+ {Hero} went through them once more and found that none was still standing. It was like looking round an empty room and seeing how big it was. “That was the last,” {hero} said, and stretched out in all directions.`,
      `There was a short ceremony. {Hero} carried {thing}, {elder} held the chair, and {friend} gave advice until asked not to. When it stood in its old place and did what it had always done, the three of them stayed to watch. From now on it would be looked at like this, {elder} said: together, and from all sides.

Then bed. {Hero} lay down and waited for the heavy feeling, out of habit. It did not come.

+ “I ought to own up to something as well,” said {friend}. “I wanted to see the back of it too.” {Hero} had guessed. It seemed to be enough. Beyond the wall {elder} was humming something with no corners in it, and {home} grew quiet from the top downwards.`,
    ],
  },
};
