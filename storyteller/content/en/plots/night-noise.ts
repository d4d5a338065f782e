import type { PlotTellings } from "#storyteller/scenes/passage.ts";

export const nightNoise: PlotTellings = {
  titles: [
    "{Hero} and the noise without a name",
    "What {hero} heard after bedtime",
    "{Hero}, {friend} and the very shy noise",
    "Hush, said {hero} to the night",
  ],
  refrains: [
    { line: "Who is there, little noise?", last: "Good night, little noise." },
    { line: "Listen. Listen. There it goes.", last: "Listen. Listen. Soft it goes." },
    { line: "Somebody is awake, awake, awake.", last: "Somebody is sleepy, sleepy, sleepy." },
  ],
  little: {
    want: [
      `{Hero} was snug in bed. {Friend} was snug too.

Then the dark went {noise.sound}.

{refrain}

+ It was not the pillow. It was not the blanket. It was not {friend}. “It isn’t me,” said {hero}. It went {noise.sound} again.`,
      `Time to sleep. {Hero} shut one eye. {Friend} shut one too.

Then the night went {noise.sound}.

{refrain}

+ They opened both eyes. The bed was still. The door was still. “Is it you?” said {friend}. “No,” said {hero}. “Is it you?”`,
    ],
    obstacle: [
      `“Is it a cow in socks?” said {friend}.

{Hero} had {thing.a}. It {thing.does}. “Let’s go and see.”

+ “Two cows?” said {friend}. “Or a bear with a bun?” They laughed in the dark. And the noise went {noise.sound}.`,
      `{Hero} had {thing.a} by the bed. It {thing.does}.

“Come,” said {hero}. “Small steps. We’ll go and look.”

+ “Is it a duck on a drum?” said {friend}. “Is it soup?” said {hero}. “Soup that wants to come in?” It went {noise.sound}.`,
    ],
    try1: [
      `Tip, tip, tip, to the cupboard. {Hero} looked in.

It was only a coat. Hello, coat.

{refrain}

+ The coat did not say a thing. It just hung there, sleepy. But far off it went {noise.sound}. “Bye, coat,” said {friend}.`,
      `One small step. Two small steps. {Hero} looked under the table.

A spoon. Only a spoon.

{refrain}

+ “Was it you, spoon?” said {friend}. The spoon was very quiet. It went {noise.sound} out there. Not in here. Out there.`,
    ],
    try2: [
      `Out they went, hand in hand, to {place}. {Hero} saw something round.

A bucket. Only a bucket.

{refrain}

+ Now it was near: {noise.sound}. “My heart goes bump,” said {hero}. “Mine too,” said {friend}. Bump, bump. Bump, bump.`,
      `At {place} a thing was waving. It was only a sock, hung up to dry.

“My heart goes bump,” said {hero}.

+ “Mine goes bump too,” said {friend}. They waved back at the sock. And now, so near, it went {noise.sound}. {refrain}`,
    ],
    turn: {
      courage: [
        `{Hero} took one big breath. Then one small step.

“Here I am,” said {hero}.

And it was only {noise.cause}.

+ “Did I wake you?” asked a small voice. “A bit,” said {hero}. “Then I’ll do it softly.” And it was soft, so soft.`,
        `“Wait here,” {hero} told {friend}. One step, all alone. {Hero} looked.

It was {noise.cause}. That was all.

+ “Hello,” said {hero}. “You are small.” “So are you,” said the little voice. They both liked that. And the noise was small now too.`,
      ],
      friendship: [
        `{Hero} held out a hand. “Come and say hello, noise.”

And there was {noise.cause}.

“Oh, hello,” it said.

+ “I felt all alone,” it said. “Now there are three of us,” said {hero}. So it went on, but softly. Softly, like a yawn.`,
        `“Are you alone, little noise?” asked {hero}.

“A bit,” said {noise.cause}.

So they sat down, all in a row.

+ They looked up at the sky. {Friend} hummed. Then the noise came back, as soft as milk. “I like it now,” said {hero}.`,
      ],
    },
    return: [
      `Home, and into bed. {Thing} was home too.

Far away it went {noise.sound}.

{refrain.last}

+ “That’s our friend,” {hero} told {elder}. “So it is,” said {elder}. {Elder} tucked in one side. {Elder} tucked in the other.`,
      `Back to bed. Warm feet. {Hero} put {thing} in its place.

Out there it went {noise.sound}.

{refrain.last}

+ {Friend} did not ask who it was. {Friend} knew. “All well?” asked {elder}. “All well,” said {hero}, and lay down.`,
    ],
  },
  middle: {
    want: [
      `{Hero} had done everything properly: teeth, water, one story and a half. The pillow was cool on both sides. {Friend} had turned round three times and was just getting comfortable.

Then, from nobody knew where, came a small noise. It went {noise.sound}.

+ “Was that you?” whispered {hero}.

+ “I was going to ask if it was you,” said {friend}. They checked their elbows, their tummies and the clock. None of them had ever made a sound like that. Sleep tiptoed off to wait.`,
      `There are noises a night is allowed to make. {Hero} knew them all: the pipe that burped, the floor that cracked its knuckles, {elder} humming over the cups.

This one was new. It went {noise.sound}, and stopped, and did it again. {Hero} only wanted to sleep.

+ “Perhaps it’s shy and will go away,” said {friend}.

+ “Perhaps,” said {hero}. They waited for as long as it takes to count nine sheep and a goat. It did not go away.

+ “It isn’t very shy,” said {friend}.`,
    ],
    obstacle: [
      `There it was again: {noise.sound}. {Friend} said it might be a giraffe trying on hats. {Hero} thought it was two giraffes, because one of them seemed to be giving advice.

By the bed stood {thing.a}. It {thing.does}. “Let’s go and see,” said {hero}, and picked it up. “One small step at a time.”

+ “And if it really is a giraffe?” asked {friend}.

+ {Hero} thought about it, feeling for the floor with one foot. “Then we’ll tell it that the first hat was the best, and it can go to bed.”`,
      `“It could be the moon, bumping its head,” said {friend}.

“It could be a very polite cow,” said {hero}, “who doesn’t like to ring the bell.” They giggled. It went {noise.sound}. They stopped giggling.

By the bed {hero} kept {thing.a}. It {thing.does}, and that was company, so it came too. “Just to the door.”

+ {Friend} put one foot out of bed, and then the same foot back in, to test the idea. The floor was cold but kind. “All right,” said {friend}. “You carry {thing}, and I’ll carry the rear.”`,
    ],
    try1: [
      `They tiptoed to the big cupboard, because noises like to keep in the dark. {Hero} counted to three and opened the door.

A coat slid off its hook and fell on {friend}, softly, like a very tired uncle. There was nothing else in there but scarves and the smell of last winter.

+ “It wasn’t you,” {hero} told the coat, hanging it up again, “but thank you for being so nice about it.”

+ Behind them the noise went {noise.sound}. It was not indoors at all.`,
      `First they tried the kitchen. Something in there went plip, plip, and for a moment {hero} was sure. It was the tap, dripping on a spoon. {Friend} turned the spoon over, and the plip became a plop.

“That’s better music,” said {hero}, “but it’s the wrong song.”

+ They stood quite still and listened with all the ears they had. There it was again: {noise.sound}. It came from outside, from somewhere a little way off, like somebody who does not dare to knock.`,
    ],
    try2: [
      `Outside, the night smelled clean and cold. Hand in hand they went as far as the edge of {place}, and there a tall thin somebody was waving at them. {Hero} lifted {thing} and looked again. It was a broom with a cloth on it.

“My heart is knocking,” said {hero}. “I thought I would tell you.”

+ “Mine too,” said {friend}. “Perhaps they can hear each other.” They listened, and for a moment it did seem so. Then, quite close now, no more than three steps away, something went {noise.sound}.`,
      `At the edge of {place} there were two round eyes, low down, not blinking. Then one of the eyes rolled slowly away. They were two empty jam jars, and the breeze had tipped one over.

“I’m a bit afraid,” said {hero} aloud. It was odd: once it was said, it took up less room.

+ {Friend} stood the jar up again beside its brother. “So am I,” said {friend}. “That makes two bits.” And very near them, only just round the corner, the noise went {noise.sound}.`,
    ],
    turn: {
      courage: [
        `Nobody said “go on”. Nobody pushed. {Hero} looked at the dark, and it was like the inside of a pocket, and pockets had always been all right. So {hero.he} took the last step.

And there, busy and not at all dreadful, was {noise.cause}.

“Oh dear,” said a small voice. “Was I loud?”

+ “Only at night,” said {hero}. “But by day we might never have met you.” They talked it over, and tried it slower, with something soft underneath. After that it sounded less like a noise and more like a secret.`,
        `“I’ll go first,” said {hero}, and was surprised to hear it. {Friend} looked after {thing}. One step. The noise stopped. One more step, and {hero} leaned round the corner.

It was {noise.cause}. They stared at each other, and it was hard to say which of them was more relieved.

+ “I hoped somebody would come,” said the small voice. “But I didn’t like to call out. People think I’m something large.” So {hero} showed it how to do the same thing quietly, the way one walks past a cradle.`,
      ],
      friendship: [
        `{Hero} sat down, because nobody is frightening sitting down, and held out a hand. “Good evening,” {hero.he} told the noise. “We can’t sleep. Perhaps you can’t either.”

It went quiet. The dark thought for a moment. Then they saw who it was: {noise.cause}.

+ “I thought everybody had gone to bed without me,” said the small voice.

+ {Friend} moved up to make room. After that the noise began again, but gently, like somebody busy in the next room who loves you.`,
        `“Dear noise,” said {hero}, “would you like some company?” Nobody had taught {hero.him} how to talk to noises, and this seemed as good a beginning as any.

“Would I!” said a small voice. There, looking up at them, was {noise.cause}. “Three nights at it, and nobody to say good evening to.”

+ It was a fine thing to be doing, they said, only loud. They tried it slower, and that was better. They tried it slower still, and {friend} yawned in the middle, which everybody took as a compliment.`,
      ],
    },
    return: [
      `The way home was shorter, as it always is. {Elder} was at the door with a blanket over one arm.

“We know who it is,” said {hero}, putting {thing} back in its place. “It’s somebody with a lot to do.” Then they lay and listened. Very small, very far off, it went {noise.sound}.

+ It no longer sounded like a question. It sounded like a neighbour, tidying up the end of the day. {Friend} was smiling with both eyes shut.

+ {refrain.last}`,
      `{Hero} got back into bed with cold feet, and {friend} with colder ones. {Thing} went back to its old place.

“Well?” asked {elder} softly from the door.

“It was only somebody,” said {hero}. “Now it’s somebody we know.” Outside, hardly louder than a spoon in warm milk, it went {noise.sound}.

+ {Hero} began to count along with it. One, two, three. {Friend} helped with four. {Hero} got as far as five, and could not remember what came after five, and did not mind.`,
    ],
  },
  big: {
    want: [
      `It was the quiet part of the evening, when even the clock in {home} seemed to walk on tiptoe. {Hero} had just found the good side of the pillow. {Friend} had said goodnight twice already, once for now and once in case of waking.

That was when the noise began. It went {noise.sound}. Then it waited, as if somebody were supposed to answer, and did it again.

{Hero} lay still and tried to like it. It did not work.

+ A noise is a small thing. But a noise without a name, {hero} noticed, is about the size of a wardrobe, and nobody can sleep properly with a wardrobe on top of them. What {hero.he} wanted was sleep. What {hero.he} had was a riddle, wide awake, and nobody to give it to except {friend}, who was pretending not to hear.`,
      `{Hero} kept a list of everything that made a noise at night in {home}. It was quite a good list. It had the door that sighed, the pipes that told each other jokes, and {elder}, who hummed when nobody was supposed to hear. You could fall asleep to a list like that, and {hero} usually did.

But what came through the wall tonight, just as sleep was arriving, was not on it. It went {noise.sound}.

“Number fourteen,” whispered {friend}.

“There’s no number fourteen,” said {hero}.

+ They listened together in the dark, each hoping that the other would say something sensible. It was not the wind, because the wind cannot keep time. It was not {elder}, because {elder} only knew one tune. {Hero} decided that it was tomorrow’s business, pulled the blanket up to the chin, and lay there listening to it.`,
    ],
    obstacle: [
      `It came again: {noise.sound}. {Friend} suggested a piano going downstairs very slowly. {Hero} suggested an elephant looking for its glasses. They agreed that an elephant would have apologised by now.

“The trouble with guessing,” said {hero}, “is that the guesses grow.” Beside the bed was {thing.a}. It {thing.does}, and had gone on doing so through two thunderstorms and a sore throat. {Hero.he} picked it up. “As far as the door. If we don’t like it at the door, we’ll come back.”

+ {Friend} thought about this. It was a plan with a great many exits, which is the best kind. “And after the door?”

+ “After the door there’s another small step,” said {hero}, “and we can look at that one when we get to it.” They slid out of bed, trying not to wake the floor.`,
      `By the third time they had agreed on three suspects: a walrus learning to knit, the moon stuck in the chimney, or a choir of spoons. The noise went {noise.sound}, and did not seem to fit any of them, although the walrus remained possible.

“I could lie here and worry about a walrus until morning,” said {hero}, “or I could go and look.” Beside the bed was {thing.a}. It {thing.does}, and {hero.he} took it along, because one ought not to meet a walrus empty-handed.

+ {Friend} wished to point out that going to look is what people do in stories just before the trouble begins. “Yes,” said {hero}, “but the ones who stay in bed never find out anything.” So they made a rule. One small step at a time, and at every step either of them might say stop.`,
    ],
    try1: [
      `The first small step took them to the big cupboard, which had always looked like a place where something might be going on. {Hero} put an ear to the door. Inside, something shifted and gave a long, papery sigh.

{Hero} opened it fast, the way one pulls off a plaster. Three rolled-up maps leaned out and lay down at their feet. That was all it had been: paper, tired of standing. They helped the maps up again, with some ceremony.

+ It was a comfort, and it was also a disappointment. {Hero} had not known that you could have both at once. Then the noise went {noise.sound}, quite clearly, and not from the cupboard, nor from any room they knew. {Friend} looked at the front door. “One more small step,” they both said, though neither said it very loudly.`,
      `They began with the kitchen, on the grounds that most mysteries have something to do with food. In the dark, a lid was trembling on a pan. {Hero} held {thing} out like a knight with a very small shield, and {friend} lifted the lid.

It was soup, still cooling. It said “blup”, as if it had been asked a question in its sleep.

“Not guilty,” said {hero}, and put the lid back. From somewhere outside came {noise.sound}, patient as ever.

+ It would have been a perfectly good moment to stop. They had looked; they had been brave in a kitchen; nobody could ask for more at this hour. But a riddle that has grown smaller is harder to leave alone than a big one. {Hero} turned the handle of the front door slowly, so as not to wake the hinge.`,
    ],
    try2: [
      `Outside, everything was the colour of slate, and their own steps seemed to belong to somebody larger. At the edge of {place} {friend} stopped. Ahead stood a figure with its arms stretched out, very thin and in no hurry at all.

They looked at it for some time. Then {hero} noticed that it was wearing {elder}’s second-best tea towel. It was the washing line.

“My heart is knocking,” said {hero} aloud, because it seemed unfair to keep it secret. “It has been since the door.”

+ “I know,” said {friend}. “I thought it was mine.” That made it better, though it was hard to say why. Perhaps a knocking heart is only a noise too, and this one at least had a name. Then it came again, so close that they could have answered in a whisper: {noise.sound}. There was only one corner left to look round.`,
      `At the edge of {place}, {friend} worked out a theory. The sound was regular; so it was a machine; so somebody had left it on; so they could go home and write a letter about it. {Hero} thought this excellent. They crept up on a large square shape and lifted the cover. It was a box, and in it one surprised snail, who looked at them as if they had come in without knocking.

“Not a machine,” said {hero}. “And I’m rather afraid now. Up to about here.”

+ {Friend} saw where {hero} was pointing, somewhere round the chin, and nodded. It had reached much the same height on the other side. They stood close together. The noise had stopped being everywhere. It was in one place now, just ahead, and it went {noise.sound}, like somebody trying hard not to be a bother.`,
    ],
    turn: {
      courage: [
        `There was one step left, and nobody can take that one for you. {Friend} offered, which was kind. {Hero} thought about saying yes, thought again, and said no, thank you. Being brave turned out not to feel like anything grand. It felt like a cold foot, going forward.

And there was {noise.cause}. Nothing else. So much noise, and it would have fitted inside a hat.

“Oh no,” said a small voice. “Could you hear me?”

“Only as far as the pillow,” said {hero}, who was kind.

+ They held a short meeting about it. {Friend} suggested putting something soft underneath. {Hero} suggested half the speed. The small voice suggested, with a blush, that somebody might look in now and then, because it was dull being up at night with nobody to see it. All three ideas were tried at once, and what was left of the noise was hardly more than a thought.`,
        `{Hero} gave {thing} to {friend} to look after. “Back in a moment,” said {hero}, hoped that it was true, and took the last step.

It was {noise.cause}.

{Hero} had got ready to be brave for much longer than this, and had quite a lot of courage left over. It seemed a waste. So {hero.he} used it to say good evening, and to mention, gently, that some people were in bed.

+ The little creature was so sorry that it nearly began again out of nerves. Together they found a softer way of doing the same thing, slower and lower down, and practised until {friend}, listening from the corner with closed eyes, reported no noise whatever. “There’s a bit,” said {hero}. “But it’s a nice bit.”`,
      ],
      friendship: [
        `{Hero} had been about to shout “Who is there?” and then had a second thought. That was what one shouted at trouble. What if somebody on the other side of the dark had heard steps, and voices, and was sitting very still?

So {hero} held out a hand, palm up. “Hello,” said {hero}. “We’re awake as well. You needn’t stop.”

The dark seemed to think it over. Then it moved aside a little, and there was {noise.cause}, blinking a good deal.

+ “I heard something dreadful coming from your direction,” it confessed. “A sort of tiptoeing.” {Friend} explained that this had been them. They all agreed that tiptoeing is a terrible sound if you do not know whose it is. The work could go on, everybody thought, only more softly. It already was.`,
        `“Whoever you are,” said {hero}, not very loudly, “you must be tired.” It was an odd thing to say to a noise, and it worked better than all the guessing. The sound stopped halfway. There was a sniff, and a small clearing of the throat.

“I am, rather,” said a voice. {Hero} went a little nearer, and saw {noise.cause}.

Nobody had ever asked before, it seemed. So they sat down, all three of them, and {hero} asked what it was all for.

+ It was a long answer, with a cousin in it and a mistake about the calendar. By the end {hero.he} had grown fond of the noise, the way one grows fond of a song by knowing who sings it. They thought of a quieter way and tried it at once. It needed only one thing more, said {friend}, and that was a goodnight from each of them. It got three.`,
      ],
    },
    return: [
      `The way back was so short that {hero} wondered who had moved {home}. {Elder} was sitting up by the door, with the face of somebody who only happens to be passing, and was told everything in the wrong order.

“And it’s sorry,” {hero} finished, “and we said not to be.”

{Thing} went back to its place. {Friend} took the warm side of the bed, as a matter of course. Then they lay and listened for the noise, and there it was, no bigger than a crumb.

+ It went {noise.sound}, and left a polite pause, and did it again. Nothing about the night had changed, except that there was somebody in it whom they knew, and the whole of the dark had moved up to make room. {Hero} meant to stay awake a little longer, out of good manners. It did not last.`,
      `They were home before the bed had quite gone cold. {Hero} put {thing} back where it belonged, and {friend} fell over backwards onto the blanket, in the manner of one who has solved a case.

“What was it?” asked {elder}, tucking in the corners.

“Somebody with something to do,” said {hero}. “It sounds bigger than it is. Most of it was us.” Beyond the wall it went {noise.sound}, small and even, like a friend working late with the door left open.

+ {Elder} thought that this was true of a good many things, and did not say so, and kissed the top of each head instead. {Hero} listened once more, just to be sure. The sound fitted rather well, it turned out, between one breath and the next.`,
    ],
  },
};
