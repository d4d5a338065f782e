import type { PlotTellings } from "#storyteller/scenes/passage.ts";

export const helperChain: PlotTellings = {
  titles: [
    "{Hero}, {friend} and the long short way",
    "Somebody is waiting for {thing}",
    "{Hero} stops twice",
    "The evening {thing} was nearly late",
  ],
  refrains: [
    { line: "Step by step, and nearly there.", last: "Step by step, and now we’re there." },
    { line: "Somebody’s waiting. On we go.", last: "Nobody’s waiting. Home we go." },
    { line: "A little help, and on we go.", last: "A little help, and home we go." },
  ],
  little: {
    want: [
      `{Hero} had {thing.a} that {thing.does}. In {place}, {helper} wanted to hold it.

{refrain}

+ “I promised,” said {hero}. “Before dark.” The sky was only a bit pink. {Friend} took {hero}’s hand. Off they went.`,
      `{Hero}’s {thing.bare} {thing.does}. “Bring it to {place},” said {helper}.

{refrain}

+ {Friend} carried nothing, very carefully. “I’m helping,” said {friend}. “You are,” said {hero}. The sun was low. Pat, pat, went their feet.`,
    ],
    obstacle: [
      `A gate! {Hero} pushed. {Friend} pushed. The gate said nothing. It was too heavy for two.

+ They pushed with hands. They pushed with bottoms. They asked it nicely. “Please?” said {hero}. No. It was a very sleepy gate, and it stayed shut.`,
      `The little bridge was up, high up. {Hero} pulled the rope. {Friend} pulled too. Too heavy for two.

+ “Heave,” said {hero}. “Ho,” said {friend}. The rope went up, and so did {friend}. Boing. They put {friend} down again.`,
    ],
    try1: [
      `A snail was upside down. {Hero} turned it over. “I’ll help you later,” said the snail.

{refrain}

+ “How will it help?” whispered {friend}. “Slowly,” said {hero}. The snail was already on its way. It had gone one inch, nearly two.`,
      `A duckling had lost its hat. {Hero} found it. “I’ll help you too,” said the duckling.

{refrain}

+ {Friend} put the hat on it. Back to front. “I like it so,” it said. Quack, quack. That was thank you.`,
    ],
    try2: [
      `A mole dropped its apples. Roll, bump. {Hero} picked them up. “Call me, any time,” said the mole.

{refrain}

+ {Friend} found the last apple. It had a bite in it. “It was like that,” said {friend}. The mole gave {friend} the rest.`,
      `A small bird’s scarf was in a knot. {Hero} undid it. “Call me,” said the bird.

{refrain}

+ Under, over, out. {Friend} held the end. It took a while. “Is it dark yet?” asked {friend}. “It’s getting its coat on,” said {hero}.`,
    ],
    turn: {
      kindness: [
        `Look who came! Somebody {hero} had helped, with lots of cousins. They all pushed. Open! {Helper} held {thing}, and gave it back.

+ “It’s just as nice as I thought,” said {helper}. “It likes you,” said {hero}. The cousins all had a look. {Friend} had two.`,
        `“Heave,” said {hero}. “Ho,” said somebody small, who had come to help back. Open! {Helper} held {thing}, then gave it back.

+ “We were late,” said {hero}. “You were just in time,” said {helper}. Then everybody had a turn at holding. Even {friend}. Even the very small ones.`,
      ],
      gratitude: [
        `Somebody small had come to help. “What’s your name?” asked {hero}. “Pim.” “Thank you, Pim.” Pim pushed. Open! {Helper} held {thing}, and gave it back.

+ “And who is this?” asked {helper}. “That’s my friend,” said {hero}. “Thank you, friend,” said {helper}. Then everyone said it to everyone. It took some time.`,
        `Somebody they had helped came back. “Thank you,” said {hero}. “Thank you” made them all strong. Open! {Helper} hugged {thing}, and gave it back.

+ “And thanks for waiting,” said {hero}. “Thanks for walking,” said {helper}. {Friend} said thank you to every foot.`,
      ],
    },
    return: [
      `The short way home was soft and quick. {Elder} had kept the soup warm for {hero}.

{refrain.last}

+ One spoon for {hero}. One spoon for {friend}. {Thing} sat between the bowls. Outside, everybody else was going home too.`,
      `“Home,” said {hero}. “Home,” said {friend}. {Thing} was home too. {Elder} had warm milk.

{refrain.last}

+ “Did you get there?” asked {elder}. “With help,” said {hero}, and had a milk moustache. {Friend} had two.`,
    ],
  },
  middle: {
    want: [
      `{Hero} owned {thing.a} that {thing.does}, and {helper} had never held it, not even once. “Bring it round,” {helper} had asked. “This evening, before it’s quite dark. I’ll be waiting in {place}.”

And that was a promise. So when the light turned yellow and long, {hero} and {friend} set out.

+ “Is it far?” asked {friend}, before they were out of the door. It was far enough to need a biscuit, so they took two. They had eaten both by the first corner. “{refrain}”`,
      `All day {hero} could feel the promise, like a pea in a pocket. It went: before dark, I’ll bring {helper} my {thing.bare} to hold. It was a good promise, because {hero}’s {thing.bare} {thing.does}. At last it was evening. {Hero} and {friend} took the road to {place}.

+ “What if we’re late?” asked {friend}.

+ “We’ve got the whole of the pink bit,” said {hero}, looking up, “and after that all of the blue.” It seemed plenty. They even went round the puddles.`,
    ],
    obstacle: [
      `Half-way there the road was shut. A gate stood across it, as high as a cupboard and a good deal fatter. It was not locked. It was only heavy. {Hero} pushed. {Friend} pushed. Together they counted to three and pushed so hard that their feet slid backwards.

“We’re moving,” panted {friend}. But the gate was not.

+ {Hero} read the small sign in the corner. “Please push,” it said. “I wish it had said how many of you,” said {hero}. They sat down with {thing} between them, to get their breath.`,
      `A ditch full of water lay across the way. It had a bridge, but somebody had pulled it up. It stood on end with a rope hanging down. {Hero} pulled, and {friend} pulled {hero}. The bridge came down by the length of a nose. Then it went back.

+ “I can see {place} from here,” said {friend}, “if I jump.”

+ {Friend} jumped, to prove it. {Hero} looked at the rope, and at the sky, which had begun to go blue at the bottom.`,
    ],
    try1: [
      `Somebody sniffed. By the side of the road sat a young hedgehog with a pear stuck on its back.

“I can carry it,” it said, “but I can’t see where I’m going.”

{Hero} thought of {helper}, waiting. Then {hero} knelt and worked the pear loose, one prickle at a time. It took a while.

+ “I shall do something for you,” said the hedgehog. “I don’t know what. But I’ll be about.”

+ “No hurry,” said {friend}, who was rather sticky. “{refrain}”`,
      `“Excuse me,” said a voice by {hero}’s foot. It was a snail with a suitcase. “I’m moving house. Could you possibly lift my sofa over this stone?”

The sofa was inside the shell. So was the rest of the furniture. {Hero} picked up all of it at once, snail included, and set it down on the other side.

+ “You’re very strong,” said the snail. “I’ll mention you in my letters. And if you need me, only shout. I’ll set off directly.”

+ {Friend} looked at how far it had come today. “Shout early,” said {friend}.`,
    ],
    try2: [
      `Then {hero} heard counting. “Six, seven… six, seven…” A very small mouse was hanging out handkerchiefs, and the eighth peg was too high.

It was getting late. {Hero} hung up the eighth, and the ninth and tenth and eleventh.

“All my brothers have colds,” explained the mouse. “I won’t forget this.”

+ {Friend} sneezed, just from thinking of it, and was given a handkerchief to keep. It had a small boat in one corner. Overhead, the blue in the sky was winning. “{refrain}”`,
      `Next came a toad who could not find the word for something. “It’s on the tip of my tongue,” said the toad, “and my tongue is so long.”

{Hero} stopped. “Is it big? Is it wet? Do you eat it?” They guessed and guessed. “Is it umbrella?” said {hero}. The toad shut its eyes with joy.

+ “I owe you a word,” said the toad. “Or anything else.” {Friend} looked up. There was one star. Somewhere, {helper} was surely looking at it too.`,
    ],
    turn: {
      kindness: [
        `{Hero} was ready to say it: we can’t get through. Then something shuffled behind them. The two they had helped were back, with all their families.

“We heard you were stuck,” they said.

One, two, three! Nobody was big, but the way was open.

+ On the other side somebody stood up, wrapped in two shawls. “Oh,” said {helper}, and for a minute nothing else. It was quiet enough to hear the little ones getting their breath back.

Then {helper} held {thing}, and gave it back warm.`,
        `“Try once more,” said {hero}. They tried. And it went easily. {Hero} looked round. Behind {friend} stood a line of little ones, and the two they had helped were at the front. “You might have asked,” puffed one.

So the way was open, and {helper} could hold {thing} at last, and hand it back, warm.

+ Then everyone had a turn. It went from hand to hand, and each one held it as you hold an egg. “Well, well,” they said. Then, all along the line, it came back to {hero}.`,
      ],
      gratitude: [
        `The two they had helped had come along. “I never asked your names,” said {hero}.

“Bramble,” said one. “Tuppence,” said the other.

“Thank you, Bramble. Thank you, Tuppence.” And they seemed to grow. They all leaned, and the way came open.

+ “Who’s this?” asked {helper}. {Hero} told all the names first, and they bowed, one after the other. Bramble bowed twice. “I see,” said {helper}, bowing back.

Then {helper} held {thing}, gave it back, and said, “Thank you, {hero}.”`,
        `“Two people promised to help,” said {hero}, and called into the dusk, “Thank you for that, anyway!”

Something rustled. “Nobody ever thanks us beforehand,” said a small voice. Two small ones came out, and worked like ten.

+ It must have been the thanks. “We had thought we were too small to matter,” they told {friend}. They rolled up their sleeves, and one of them had no sleeves. “Ready?” they said. “Ready,” said {friend}.

So the way opened. {Helper} held {thing} close, and gave it back. “I’ve waited all day for that.”`,
      ],
    },
    return: [
      `There was a short way home. There always is, once you have gone the long one. At every door {hero} said goodnight to somebody, until only {hero} was left, and {friend}, and {thing}. At home {light} was still lit.

“I kept your soup warm,” said {elder}. “I’ve kept it warm four times.”

+ {Hero} ate it with {thing} beside the bowl. {Friend} fell asleep between two spoonfuls, with the spoon up, and {elder} took it gently away.

+ {refrain.last}`,
      `Everyone walked back together, and at each turning somebody small went in and shut a door. By the end {hero} and {friend} were alone under the stars, with {thing}, and the door in front of them was their own.

{Elder} had put a loaf by the stove, and it was still warm, all the way through.

+ “Were you in time?” asked {elder}. {Hero} thought about it, chewing. They had been late, and in time.

+ “Both,” said {friend}. “{refrain.last}”`,
    ],
  },
  big: {
    want: [
      `{Helper} did not ask for things as a rule, so when it happened, {hero} noticed. The request was a modest one. {Hero} had {thing.a} that {thing.does}, and {helper} wished to hold it: once, for a few minutes, this evening, before the night was dark. “I’ll be in {place},” {helper} had said. “I’ll wait.” {Hero} promised on the spot. Now the sun was low, {friend} had been found and brushed, and there seemed to be nothing to do but walk.

+ “Why just this evening?” asked {friend}.

+ “I didn’t ask,” said {hero}. It had seemed to be the sort of thing where the reason would come along later, by itself, or not at all. What {hero} did know was how {helper}’s voice had sounded on the words “I’ll wait”: like somebody who was used to it. They walked a little faster.`,
      `On most days {hero}’s {thing.bare} stayed at home, where it {thing.does} and was admired by the family. Today it was going out. {Helper} had seen it once through a window and had thought about it ever since, and {hero}, hearing this, had said the words at once: “I’ll bring it to you. Tomorrow, before it’s dark.” Tomorrow was now today, and was being used up fast. {Place} lay at the other end of it. {Hero} wrapped {thing} in a clean scarf and set out with {friend}.

+ “We should arrive with time to spare,” said {friend}, who had drawn up a plan of the route, with snacks marked in red.

+ {Hero} looked it over. It was a careful plan. There was nothing on it about other people, but you can hardly put those in, because you never know beforehand where they’ll be standing.`,
    ],
    obstacle: [
      `All went well until they came to the gate. It was a very thorough gate. It filled the road from one side to the other and had been made, by the look of it, to be opened by somebody much larger, with nothing else to do. {Hero} pushed it. {Friend} pushed {hero}. The gate considered the matter and stayed where it was.

“There must be another way round,” said {hero}. There was. A notice gave the distance, and it was nine miles.

+ They tried a run-up, which hurt nobody but produced an interesting noise. They tried pulling, in case. {Friend} tried reason.

+ “Two of us aren’t enough,” {hero} said at last. “It’s nobody’s fault. It’s arithmetic.” On the other side, and not so very far off, {helper} was waiting; and the arithmetic did not change.`,
      `A stretch of water cut the road in two. It was not wide, and there was a bridge; but the bridge was of the kind that goes up and down, and somebody had left it up. From its top hung a rope, and next to the rope a label: HEAVY. {Hero} found that the label was, if anything, modest. With {hero} and {friend} both dangling from the rope, the bridge dipped politely, like somebody lifting a hat, and went up again.

+ “How many of us would it need?” asked {friend}, upside down.

+ “More,” said {hero}. {Hero.he} let go, and checked that {thing} was dry. Over the water you could just make out the first of {place}. The sun was sitting on it, as you sit on a suitcase to make it close. So there was no time to waste, and nothing to do with the time except waste it.`,
    ],
    try1: [
      `While {hero} was still thinking, a voice spoke from beneath a cabbage leaf. It belonged to a caterpillar with a great many small boots. “I’ve done up the wrong laces,” it said. “Left to right, all along. I can’t take a step, and I do so hate to trouble people.”

It was a bad moment. {Hero} looked towards {place}, and then at the laces. There were thirty-two of them. {Hero} knelt down and began at the front.

+ {Friend} did the back end, and they met at about the ninth pair. The sun moved on without them. It occurred to {hero} that helping always seems to come up just when you can’t afford it; but then, perhaps the people who need it can’t choose the time either.

+ “I am in your debt,” said the caterpillar, trying out a few feet. “I’ll be along. Don’t look for me. I walk as I read, with my lips moving.”`,
      `“You’re standing on my post,” said somebody. {Hero} moved a foot. Under it was a heap of very small letters, and beside the heap a shrew in a cap, close to tears. The bag had split; the letters had got out of order; there were forty of them, and one was a birthday card.

{Hero} had a promise to keep and was already late with it. But a birthday can’t wait either. “Read out the numbers,” said {hero}. “We’ll sort.”

+ {Friend} turned out to have a gift for it, although {friend} did hold every card up to the light. With a length of string out of {hero}’s pocket the bag was soon as good as new.

+ “I know everyone round here,” said the shrew, with the cap on straight again, “and they all know me. If ever you’re stuck, you just say so.” Then it was off, at a tremendous pace, in very small steps.`,
    ],
    try2: [
      `They were on the point of trying again when {hero} heard music, if it was music. A cricket sat on a flowerpot with a fiddle and played four notes, always the same ones, and then stopped and put its head in its hands.

“There’s a fifth,” it said. “The concert’s tonight, and I’ve lost the fifth note.”

“We really can’t,” began {friend}. But {hero} had already hummed one. It was the wrong one. So they went through them all, from the bottom, like trying keys in a lock.

+ The right note was the last but one, as it would be. The cricket played all five of them together and had to sit down. “I’ll put you in the programme,” it said. “And if you need me, hum.”

+ By then the sky was the colour of plums. {Hero} did not say “we’re late”, since {friend} could see it, and so, without doubt, could {helper}.`,
      `The second one was a vole in a doorway, who did not ask for anything. That was how {hero} knew. “Nice evening,” said the vole brightly. Behind it you could see a table laid for eight, and seven empty chairs.

“Are you expecting people?” asked {hero}.

“I sent out the invitations,” said the vole. “I think I may have forgotten to write when.”

{Hero} sighed, borrowed a pencil and wrote “now” on seven cards. {Friend} ran them round.

+ It took until the first star. The guests came with jam, and were not at all offended, and the vole grew pink to the tips of its ears. “How can I ever repay you?” it called after them.

+ “Eat your soup,” said {hero}. All the same, there was something heavy about having made seven people arrive in time, while one was still waiting.`,
    ],
    turn: {
      kindness: [
        `“We could shout across and explain,” said {friend}. {Hero} was drawing breath to do it when the ground began, very slightly, to patter. Round the bend came the two that they had helped, and behind them cousins, neighbours, and somebody in an apron.

“There was talk of something heavy,” said the first, looking it over. “How many do you need?”

“More,” said {hero}.

“I’ve brought more.” And all of them took hold, and the way was open; and there was {helper}, who held {thing} for a good long while, and gave it back.

+ Nobody there could have lifted a saucepan. It had taken about as long as it takes to say so.

+ “I wanted to know if it was as good as I remembered,” said {helper}. “It’s better. Last time I was alone.”`,
        `{Hero} had one last try, only so as to have said goodbye to it properly. It moved. {Hero} let go. It went on moving.

“Don’t stop,” said a strained voice near the ground. It was the one they had helped first; and against it leaned the second; and from there a line of small, determined people stretched back down the road. Nobody had sent for them. So the way was open after all, and {helper} was just beyond it, holding out both arms for {thing}. When {hero} got it back, there was a warm place on it.

+ They had simply seen who was late, and why. {Hero} began on an apology. “I saw you stop,” said {helper}. “Twice. I thought: well, I can wait for somebody like that.” {Friend} pointed out that there had been a good deal of kneeling, too. {Helper} had seen that as well.`,
      ],
      gratitude: [
        `At a shy distance stood the two that they had helped, who had meant to lend a hand and now did not like to mention it.

{Hero} felt hot round the ears. “I never asked your names,” said {hero}.

They were called Juniper and Mr Peck. “Thank you for coming back, Juniper. Thank you for coming back, Mr Peck.” Each of them stood up straight, and fetched everyone they knew. The way came open as smoothly as a drawer, and {helper} held {thing} at last, and gave it back.

+ But first {hero} introduced all of them, one after another, down to the smallest cousin. It would have seemed wrong to do it the other way about.

+ “You must be rich,” said {helper}, looking down the line.`,
        `They had both fallen silent by then. “At least,” said {hero}, “let’s not go home cross.” So {hero} thanked the evening, aloud, bit by bit: the first one, for trusting them; the second, for good company; {friend}, for not once saying “I told you so”. “You’re welcome,” said three voices, and only one was {friend}’s.

The other two knew a catch, low down, that nobody big would ever have seen. It clicked; the way was open; and {helper} held {thing} at last, and gave it back in the very last of the blue.

+ They had been afraid of being in the way, they said, and had walked behind for half a mile, looking for somewhere to be useful. It is a great thing, when you’re small, to be told that you already were.

+ “Now I’ve something to thank you for too,” said {helper}.`,
      ],
    },
    return: [
      `It turned out that there was a short way back, known to everyone except people with a plan. They all took it together, and at each gap and doorway the company grew smaller by one, with a “mind the step” and a “come again”. At the end of it was {home}, with {light} glowing, and {hero} carried {thing} inside.

{Elder} lifted a plate off another plate. Under it was a potato pie, still warm.

“You’re late,” said {elder}.

“We had a lot of help,” said {hero}.

+ {Friend} gave a full account, with voices, and ate in the pauses.

+ {Hero} said less. The thing about this evening was that nothing in it had gone to plan, and there was not one bit that {hero} would have wanted to leave out. {Thing} sat among the plates like one of the family, a little dusty from the road.`,
      `Going home was downhill, in the way that it sometimes is even on the flat. Somebody walked ahead to show the short cut; somebody else hummed. Then there were goodnights, and little lights going on in places where {hero} would never have thought that anyone lived.

At the door of {home}, {elder} took the coats and asked no questions until there was something hot in front of everybody.

“Did it all go well?”

“No,” said {hero}, warming both hands on the bowl. “But it ended well.”

+ {Friend} was by that time asleep, sitting up, with an expression of great efficiency.

+ {Hero} put {thing} back in its own place and looked out. It was properly dark now, and it made a difference to know who was in it. Over there lived this one, and over there that one, and each of them had a name and a window.`,
    ],
  },
};
