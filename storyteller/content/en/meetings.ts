import type { SharedTellings } from "#storyteller/scenes/passage.ts";

export const meetings: SharedTellings["meetings"] = {
  Fantasy: {
    middle: [
      `On top of a post, with its legs dangling, sat a gnome no taller than a jam jar. “You two look like Thursday,” it told {hero}.

“Is that bad?” asked {hero}.

“It’s very good. On Thursdays everything seems to go wrong until about tea-time, and then it’s nearly the weekend.”

+ {Friend} asked what time it was now. The gnome licked one hand and held it up to the wind. “Just before tea-time,” it announced. {Hero} found that this made the next bit seem a good deal shorter.`,
      `Something small was knitting under a leaf, and {hero} almost stepped on the wool. It was a pixie, and the scarf was as long as a street.

“Who is it for?” asked {hero}.

“I don’t know yet,” said the pixie. “I only know that I’m not finished. It’s a nice feeling. You should try it.”

+ {Hero} thought about that. Not finished was not the same as gone wrong; it was only the middle. “Then we’re in the middle too,” {hero} told {friend}. The pixie nodded, and gave them a bit of blue wool to hold.`,
    ],
    big: [
      `There was a very small giant by the wayside. He was, he explained to {hero}, quite the smallest of all the giants, which made him about as tall as a chair, and he was tired of jokes about it.

“We weren’t going to make any,” said {hero}.

“Then I’ll give you something,” said the giant. “When I can’t see over a thing, I look under it. Big people never think of that.” He bowed, and went back to his book, which he was reading from the bottom up.

+ They walked on for a while. “That wasn’t about us at all,” said {friend}. {Hero} was not so certain. They had been looking at the evening as though they ought to be larger for it, and it might just be that they were exactly the right size, and had been standing up too straight.`,
      `A witch the size of a teapot was trying to catch up with her own hat, which was walking along in front of her. “Don’t stop it,” she called to {hero}. “It knows the way. I only know where I want to be.”

“And if it takes a wrong turning?” asked {hero}.

“It always does. I once found a perfectly good cat that way.” The hat went round a corner, and so, at a comfortable pace, did she.

+ {Hero} and {friend} stood there for a bit. It was not advice, properly speaking. But it had been lying heavily on both of them that things had not gone by the shortest way, and now it lay less heavily. “Perhaps we’re just at the cat,” said {friend}. “Where there’s going to be a cat.” They went on.`,
    ],
  },
  Fable: {
    middle: [
      `A caterpillar was crossing in front of them, so {hero} and {friend} had to stop. It took some time.

“Don’t you ever hurry?” asked {hero}.

“I did once,” said the caterpillar. “I missed everything. You two have missed something back there too, I dare say. It’ll wait. Most things do.”

+ When the caterpillar had got across, {hero} took a deep breath and looked round properly. It was still the same evening. But there seemed to be more of it than before, and {friend} thought so as well.`,
      `“Mind my queue!” said a voice near {hero}’s feet. It was an ant, with forty other ants behind it, carrying one single crumb.

“That’s a lot of you for a crumb,” said {friend}.

“It’s a heavy one,” said the ant. “We put it down twice. Then we go round to the other side of it and begin again.”

+ {Hero} watched them put it down, walk round and begin again. It did look different from the other side. “Shall we?” {hero} asked {friend}, and they set off with a much lighter step.`,
    ],
    big: [
      `A crow was sitting in their way with a face like the end of term. It inquired where {hero} was going in such a mood.

“I’m not in a mood,” said {hero}. “It just hasn’t worked.”

“Ah,” said the crow. “I collect those.” It lifted one wing. There lay a key without a lock, half a pair of scissors and the handle of a cup. “None of them worked. You’d be surprised how well they do it together.”

+ It hooked the handle over the scissors and rang them with the key, and out came a small clear note. It was not useful in the least. But {hero} carried it along, inside one ear, and noticed that what had gone wrong had begun to look less like an end, and more like one half of something. {Friend} was already humming it.`,
      `The tortoise had an opinion, and it had been waiting all day for somebody to come by. “You’re the second today to go past with that face,” it told {hero}. “The first was a hare.”

“What did you say to the hare?”

“I didn’t get to it.” The tortoise chewed for a bit. “I was going to say that one arrives with whoever one set out with. If that one’s still there, the rest is only distance.”

+ {Hero} looked to the side. {Friend} was still there, with a burr behind one ear, examining the tortoise’s lettuce with respect. It did seem to be the main thing. They thanked the tortoise, who said that it was nothing much, and asked them, should they meet the hare, to pass it on.

+ “Slowly,” it added.`,
    ],
  },
  SciFi: {
    middle: [
      `A cleaning robot came rolling along and bumped gently into {hero}. “Excuse me,” it said. It bumped into a wall. “Excuse me,” it told the wall.

“Are you broken?” asked {hero}.

“No,” said the robot proudly. “I make maps. A bump tells me where the wall is. I have had nine hundred today. It is a very good map.”

+ “Then we’ve got a map too,” {hero} told {friend}. “We’ve had one bump already.” The robot drew them a small cross to show where it was. “Not there,” it explained. “So it must be somewhere else. That is progress.”`,
      `All at once their feet came off the ground. {Hero} floated up past {friend}, who was upside down. “Sorry,” squeaked a tiny machine. “I’m in charge of gravity here, and I sneezed. There’s dust in my fan.”

{Hero} blew the dust away, and they sank down again, as softly as two feathers.

+ “How did you know what to do?” asked the machine. “I didn’t,” said {hero}. “I looked for what had changed.” The machine thought this so clever that it wrote it down, and {hero} thought that it might be worth trying again.`,
    ],
    big: [
      `A little satellite had come down for the night and was sitting on the ground with its panels folded. It asked {hero}, in a flat polite voice, for the time.

“You’ve been round the planet,” said {hero}. “Don’t you know?”

“I pass sixteen sunrises a day,” said the satellite. “It confuses one. But I can tell you this: whenever I lose the signal, it is because something is standing in between. It’s never because no one is sending.”

+ {Friend} found that beautiful. {Hero} found it, on second thoughts, also rather practical. If something had not worked, then perhaps it was only that something stood in between, and one had to take a few steps to the side. They wished the satellite a good night, of whatever length suited it, and took them.`,
      `“Do not be alarmed,” said a voice, and out of a hatch came a robot no bigger than a toaster. It was so very worried that {hero} should not be alarmed that it said it twice more.

It had been built, it explained, to count mistakes. It had the figures for everybody. “You have made three since supper,” it told {hero}. “That is excellent. The people who find things out make about seven.”

“We’ve four left, then,” said {hero}.

+ The robot whirred with pleasure; nobody had ever taken its numbers so well. It printed them out on a strip of paper, with four empty boxes at the end. {Friend} folded the strip and put it away. They walked on with the agreeable sense, new to both of them, of being slightly behind with their mistakes.`,
    ],
  },
  Scary: {
    middle: [
      `Two yellow lights hung in the dark, quite still. {Hero} felt one small shiver, from neck to heels. Then the lights blinked, and somebody said “bother”.

It was a young bat, trying on its grandmother’s spectacles. “I can’t see a thing with these,” it told {hero}. “I have to take them off to be sure that nothing’s there.”

+ “And is there?” asked {friend}.

+ “Only you,” said the bat, “and you look nice.” {Hero} thought so too. It is a good thing to know about the dark: most of it is only somebody in the wrong glasses.`,
      `Something white came floating towards them, low down, without any feet. {Friend} held on to {hero}, and {hero} held on to {friend}. “Boo—” it began, and then, “Bother, I’ve trodden on it.”

Under the sheet was a mouse, bringing in the washing. “It’s too big for me,” said the mouse. “I can only manage it if I sing.”

+ So {hero} took one corner, {friend} took the other, and they folded it together, singing. The mouse gave each of them a clothes peg. “Whatever it is,” it told {hero}, “try it again with singing.”`,
    ],
    big: [
      `The gate in front of them groaned. It was a long groan, with a question in it, and nobody was near. A shiver started between {hero}’s shoulders, thought better of it, and went away again; for it was followed by a burp.

“I do beg your pardon,” said a toad, from on top of the hinge. “I sing bass. The gate has the tune, really.”

“We thought that you were something dreadful,” said {hero}.

“I know,” said the toad. “It’s the acoustics. Close up, I’m mostly pleasant.”

+ They asked for another verse, and stood close up, and he was. When they went on, {hero} kept that remark, as one keeps a useful bit of string. There were one or two other things this evening that had sounded quite hopeless from over there. It might be worth going a little nearer before one believed it.`,
      `All the hairs on {hero}’s arms stood up at once: somebody was walking just behind them, in step. When they stopped, it stopped. When {friend} hopped, it hopped.

They turned round together. It was an extremely small spider in eight extremely large boots.

“They’re my uncle’s,” said the spider. “I’m growing into them. Was I loud? I’ve been trying to walk when you walk, to be less trouble.” It went scarlet, as far as one could see.

+ {Hero} said that it was no trouble, and that the boots made a fine, important sound. “They do, don’t they?” said the spider. “I frightened myself at first. Then I thought, whoever it is, they’re going my way.” That seemed to {hero} a sound principle for all sorts of evenings, and they walked the next bit in step, all three of them, quite loudly.`,
    ],
  },
  Superhero: {
    middle: [
      `A beetle in a cape landed in front of {hero}, more or less on its feet. “Captain Beetle,” it said. “I can lift a hundred times my own weight.”

“That’s wonderful!” said {hero}.

“It’s about one grape,” said the captain honestly. “But somebody always needs a grape lifted. You have to wait for your grape.”

+ {Friend} asked what they did if it was two grapes. “Then I do them one after the other,” said Captain Beetle, and saluted, and fell over. {Hero} thought that one after the other was not a bad plan, even without a cape.`,
      `“Stand back!” called a voice. “I’m about to be invisible!” A guinea pig with a mask stood in front of {hero}, shut both eyes tight and held its breath. One of its ears disappeared.

“It’s only ever the one ear,” it sighed.

“It’s a very good ear not to see,” said {hero}.

+ The guinea pig cheered up. “That’s true,” it said. “And with the ear that’s left I hear twice as well. I can hear that you’re going to manage it.” It did not say what. {Hero} walked on a little taller, and so did {friend}.`,
    ],
    big: [
      `The hero on duty that night was a moth. She told {hero} so at once. She had a badge, a very short cape, and one power: she could stop time. “But only for as long as I can hold my breath,” she said, “and I’m quite small. It comes to about two seconds.”

“What can you do in two seconds?” asked {hero}.

“Change my mind,” said the moth. “You would be amazed how often that’s enough.”

+ She showed them. Nothing happened, for about two seconds, in a very noticeable way. {Friend} had been just about to say that they might as well give it up, and found instead that something else was coming out. “One more go,” said {friend}. {Hero} looked round to thank the moth, but she was out of breath, and could only wave.`,
      `On a low wall sat a pigeon in goggles, rubbing one knee. He could see through walls, he informed {hero}, without being asked; it was a gift. The trouble was that he could not then see the walls.

“Couldn’t you go slower?” said {hero}.

“I could,” said the pigeon. “It had not occurred to me. One gets a power, and one thinks that it’s the only thing one has.” He put the goggles up on his forehead and looked at {hero} with interest, as though seeing somebody’s outside for the first time.

+ They helped him down. He walked off, with dignity, by way of the door. “We’ve only been using the one thing, too,” said {hero} after a while. {Friend} asked which one. “Wanting it very much,” said {hero}. “I think we might try looking as well.”`,
    ],
  },
  Mistery: {
    middle: [
      `A ladybird was walking up and down on a wall, looking at the ground through a drop of water. “Aha,” it said to {hero}. “You have jam on your left elbow. So you sat on the left at breakfast.”

“I sat on the right,” said {hero}.

“Aha,” said the ladybird, just as pleased. “Then somebody else is missing some jam.”

+ {Friend} went a little pink. “You see?” said the ladybird. “I was wrong, and we found out twice as much.” {Hero} decided to remember that. A wrong guess was only a right one, looking in the other direction.`,
      `There were footprints in front of {hero}, tiny ones, going round and round. {Friend} and {hero} followed them. On the third time round there were other prints as well, and larger.

“Those are ours,” said {hero}.

“Correct,” said a woodlouse, in the middle, writing it down. “You’re the first to notice. Everyone else goes round six times.”

+ “Where does it lead, then?” asked {friend}. “To noticing,” said the woodlouse, and shut its notebook. {Hero} laughed. It was quite true. They stopped going round in a ring, and looked about them, and at once had a new idea.`,
    ],
    big: [
      `Somebody had drawn a chalk arrow on the ground, and beside it sat a magpie, pretending to be reading the paper. {Hero} looked at the arrow, and at the white dust on the tip of the magpie’s beak.

“You drew that,” said {hero}.

“I did,” said the magpie, and put the paper down. “What does it point at?” It pointed at nothing, as far as they could see. “Quite so. It’s to find out who looks along it, and who looks at where it comes from. You’re the second kind. They generally get there.”

+ {Friend} looked along it, all the same, and reported a snail, two stones and a fine evening. They said goodnight. But {hero} went on thinking of it. All this while they had been asking where a thing might lead. It would make a change to ask where it began, and who had chalk on their nose.`,
      `“Don’t tell me,” said a thin voice. “You are a family of bakers, and you’ve lost a goose.” In a doorway stood a mouse with a liquorice pipe, studying {hero} from head to foot.

“No,” said {hero}. “None of it.”

“None?” The mouse crossed out three lines on its cuff. “Good. That’s bakers gone, and family, and goose. I had four ideas this evening, and now I can be nearly certain of the last one, whatever it is. Thank you. One rarely meets people who are so helpfully not something.”

+ It hurried off, looking happy. “We’ve got some things like that,” said {hero} to {friend}. “Things it isn’t.” They counted them up as they walked, and there were more than they had thought. Laid side by side they very nearly made a shape, like the bare bit of table in the middle of a jigsaw.`,
    ],
  },
};
