import type { PlotTellings } from "#storyteller/scenes/passage.ts";

export const lostAndFound: PlotTellings = {
  titles: [
    "The night {thing} went visiting",
    "{Hero} and the empty place by the bed",
    "Somebody has borrowed {thing}",
    "{Hero}, {friend} and the trail to nowhere much",
  ],
  refrains: [
    { line: "Not here, not there. Then where, oh where?", last: "Not there, but here. It’s home, it’s here." },
    { line: "Look up, look down, look all around.", last: "Look up, look down: look what we found." },
    { line: "It must be somewhere. Let’s look there.", last: "It was somewhere. It was there." },
  ],
  little: {
    want: [
      `Every night {hero} slept by {thing.a} that {thing.does}. Tonight it was gone.

{refrain}

+ {Hero} patted the pillow. {Friend} patted the rug. Pat, pat, pat. Only a sock. “I want it for sleeping,” said {hero}.`,
      `Teeth clean. Blanket up. But where was {hero}’s {thing.bare}, the one that {thing.does}?

{refrain}

+ {Friend} looked inside a cup. Slurp. Only water. “It sleeps next to me,” said {hero}. “Every night. So I can’t sleep yet.”`,
    ],
    obstacle: [
      `{Hero} looked under the bed. {Friend} looked under a spoon. Nothing. Only a trail of crumbs, going out to {place}.

+ “Did you eat biscuits?” asked {hero}. “Not these,” said {friend}. Crumb, crumb, crumb, went the trail. {Hero} took {friend} by the hand.`,
      `In every drawer: no. In every pot: no. Then {hero} saw floury marks. A trail! It went to {place}.

+ “Somebody walked here,” said {hero}. “Somebody made of cake,” said {friend}. They told {elder}, who gave them one long scarf for two.`,
    ],
    try1: [
      `By {place}, something shone. “{Thing}!” said {hero}. No. A snail on a spoon.

{refrain}

+ “Is that your boat?” asked {friend}. “It is my sofa,” said the snail. “Good evening. Do mind the cushions.” On went the trail.`,
      `Near {place}, {hero} lifted up an old hat. Under it? A beetle, having a bath.

{refrain}

+ “Oops. Sorry,” said {hero}. “Shut the hat, please,” said the beetle. {Friend} shut the hat, ever so softly. On went the trail.`,
    ],
    try2: [
      `Further on, the trail grew clear. {Hero} reached out, slowly. Oh. Only a bucket.

{refrain}

+ {Friend} sat down on the bucket. {Hero} sat down too. Two tired bottoms, one bucket. “One more look?” said {hero}. One more look.`,
      `Further on, {hero} saw somebody wave. Hello? It was only {friend}’s shadow.

{refrain}

+ “My legs are sleepy,” said {hero}. “Mine too,” said {friend}. “All of them.” They leaned together. Just ahead, the trail was thick as butter.`,
    ],
    turn: {
      sharing: [
        `There sat {helper}, with {thing}. “I was alone,” said {helper}. {Hero} thought. “One night you, one night me.”

+ “And tonight?” asked {helper}. “Tonight me,” said {hero}. “Tomorrow you.” They shook hands on it. {Friend} shook hands too, twice.`,
        `{Helper} was hugging {thing}. {Hero} sat down close. “Are you lonely? Come to tea. We’ll hold it together.”

+ “Every day?” asked {helper}. “Every teatime,” said {hero}. Slowly, {helper} let go. “Will there be toast?” There would be toast.`,
      ],
      kindness: [
        `There sat {helper}, cold, with {thing} for company. Off came {hero}’s woolly hat. On it went. “Warm,” said {helper}, and gave {thing} back.

+ The hat came right down over {helper}’s ears. “It’s a night-time hat,” said {hero}. “You keep it.” Only a nose looked out. It was a happy nose.`,
        `{Helper} had {thing}. “It’s too quiet here.” {Hero} hummed. {Helper} hummed too, and gave back {thing}.

+ “Keep the song,” said {hero}. “You can’t drop it.” Now it was just quiet enough. Hum, hum, hum. {Friend} did the low bit.`,
      ],
    },
    return: [
      `{Hero}, {friend} and {thing} came home. “We found it,” said {hero} to {elder}.

{refrain.last}

+ The bed was open, like an envelope. In went {hero}. In went {friend}. And close by, in its own place, {thing}.`,
      `Home again. {Elder} had opened the bed. In went {hero}. {Thing} went close by.

{refrain.last}

+ “Where was it?” asked {elder}. “With somebody who needed it,” said {hero}. “Ah,” said {elder}, and tucked in all four corners.`,
    ],
  },
  middle: {
    want: [
      `Every night, last thing of all, {hero} reached out a hand and touched {thing.a} that {thing.does}. It lived on the chair by the bed, between a glass of water and a sock. Tonight {hero} touched the glass. Then the sock. Between them there was nothing at all.

+ {Friend} crawled under the chair and came out with a button, half a pencil and a surprised moth. “It isn’t here,” said {friend}. “But the moth says good evening.”

+ {Hero} said what you say about lost things: “{refrain}”`,
      `It was nearly time for bed, and {hero} was doing the goodnights. Goodnight, pillow. Goodnight, drawer that sticks. Goodnight, {thing.bare}. This last was the most important goodnight of all, because {hero}’s {thing.bare} {thing.does}. But nobody was there to say it to. The place by the bed was empty.

+ “Perhaps it went to brush its teeth,” said {friend}.

+ {Hero} went to see. It had not. “I can’t leave the night with a hole in it,” said {hero}. “I’ll have to look.” And out came both feet again.`,
    ],
    obstacle: [
      `{Hero} and {friend} looked through the whole of {home}, from the top of the cupboard to the bottom of the bread bin. They found a great many things nobody wanted. Then {friend} stopped by the door. There were crumbs on the floor, in a line. The trail went out, towards {place}.

+ “Oat biscuit,” said {friend}, tasting the evidence.

+ “Leave us some to follow,” said {hero}. {Elder} held their coats while they got the wrong arms out of the wrong sleeves. “Straight there and straight back,” said {elder}.`,
      `“First we’ll look inside things,” said {hero}. “Then behind things. Then inside things again.” They did all three. {Friend} even looked in the teapot, which took some time. In the end it was the doorstep that knew: a trail of dusty marks, one after another, pointing to {place}.

+ {Hero} put a hand beside one of the marks. “Whoever it was walked slowly,” said {hero}. “And stopped here to rest.”

+ “Then we can catch up,” said {friend}, “even if we are slow as well.”`,
    ],
    try1: [
      `At the edge of {place} something round was gleaming. {Hero} ran the last steps. It was only the lid of a biscuit tin. Under it two mice were playing cards.

“Is it raining?” asked one mouse, without looking up.

“No,” said {hero}. “We’re looking for {thing}.”

“Not under here,” said the mouse. “Here there are only aces.”

+ {Friend} wanted to see who won. {Hero} put the lid back carefully, as you would put back a roof. Then off they went along the trail. “{refrain}”`,
      `A grasshopper sat at the edge of {place}, behind a sign that said “Ask me.” So {hero} asked. Had anybody come by with {thing}? The grasshopper thought for a long time.

“Yes,” said the grasshopper. “It was green, and had four wheels.”

“That’s a cart,” said {hero}.

“You didn’t ask me if I was right.”

+ {Hero} said thank you all the same, because the grasshopper had clearly been waiting all day for a question. {Friend} asked it the time. It was Thursday, said the grasshopper, and about so big. Behind the sign, the trail went on.`,
    ],
    try2: [
      `Further on, where {place} was quietest, {hero} saw a bundle wrapped up in a cloth. It was just the right size. {Hero} untied one corner, then another. Inside were six onions, and a note: “Back soon.”

{Hero} sat down beside the onions. {Friend} sat down too. But the trail at their feet had never been so clear.

+ “I’m nearly too tired to find it,” said {hero}.

+ “And I’m nearly too tired to be tired,” said {friend}. They stayed there, shoulder to shoulder, until that was funny. Then {hero} tied up the onions again, with a better knot.`,
      `{Hero} was the first to see it: a shape on a ledge, at the far end of {place}. They tiptoed. They held their breath. {Hero} stretched up and took it down in both hands.

It was a teapot with no lid. Somebody had grown a very small flower in it.

+ {Hero} said it anyway, slow and sleepy: “{refrain}”

+ “We could go home,” said {friend}. They looked back, and then they looked down. The trail was fresh here, and it went round just one more corner. They put the teapot back where it could see out.`,
    ],
    turn: {
      sharing: [
        `Round the corner sat {helper}, with {thing} held close. “I meant to bring it back,” said {helper}. “But the evenings here are so long.”

{Hero} had a good many cross words ready, and found that they did not fit. “It can live in two places,” said {hero}. “Some nights yours, some mine.”

+ They counted the nights out loud, one for {helper}, one for {hero}. There was a night left over at the end of the week. “That one’s {friend}’s,” said {hero}, and {friend} had to look away for a moment.`,
        `It was {helper} who had {thing}, and was only sitting beside it, as you sit beside a friend.

“It’s dark here by yourself,” said {helper}.

{Hero} sat down on the other side. For a while they all just watched it. “It’s better with more people,” said {hero}. “Come on Saturdays.”

+ “Is Saturday far?” asked {helper}. {Friend} showed how far it was, with both hands. It was not far. {Helper} put {thing} into {hero}’s lap and began, straight away, to look forward.`,
      ],
      kindness: [
        `There was {helper}, curled round {thing}. “I was so cold,” said {helper}, “and it was better than nothing.”

{Hero} thought about nothing. Nothing was not enough. So off came {hero}’s jumper. It went round {helper} like a nest, with the sleeves for a pillow. “Now you have something.”

+ {Helper} went very still, the way you do when you begin to be warm. Then {helper} held out {thing}. “I can manage now,” said {helper}. {Friend} did up the last button.`,
        `{Helper} had {thing}, and was telling it about the day. “Nobody else is here in the evening,” said {helper} shyly.

So {hero} asked what had happened next. It was quite a long day. When it was told, {helper} sighed happily. “Call goodnight to us, every night,” said {hero}. “We’ll call back.”

+ They tried it, to be sure. {Helper} called “Goodnight!” in a small voice, then in a bigger one. {Friend} said it would certainly carry. Then {helper} gave {thing} back, and waved.`,
      ],
    },
    return: [
      `The way home was shorter, as ways home are. {Light} was still glowing. {Hero} put {thing} in its place by the bed, and stood back to look.

“Is everybody in?” asked {elder}.

“Yes, everybody,” said {hero}. The blanket was turned down at one corner.

+ {Hero} got in. {Friend} got in too, with cold feet, and was told about it. Outside, the trail lay in the dark with nobody on it, having a rest.

+ {refrain.last}`,
      `{Elder} was waiting with the door open a hand’s width, so that a strip of light lay on the step. {Hero} came in along it, then {friend}, then {thing}, carried in both arms.

“Somebody needed it,” said {hero}.

“And now?” asked {elder}.

“Now it’s arranged.”

+ The bed was open and the pillow had been turned to the cool side. {Hero} set {thing} down where a hand could reach it. A hand did reach it, just to see.

+ {refrain.last}`,
    ],
  },
  big: {
    want: [
      `There was exactly one thing in {home} that could not be replaced, in {hero}’s opinion, and it was {thing.a} that {thing.does}. It spent its nights on the shelf beside the bed, and {hero} spent the last minute of every day checking on it. This was the last minute of today. The shelf held a clean patch in the dust, and a spider who looked as if it would rather not be asked.

+ “In theory, you could sleep without it,” said {friend}, who liked to be fair. {Hero} considered the theory. It was a perfectly good theory. It simply had no idea what three o’clock in the morning was like.

+ “I’ll find it first and sleep afterwards,” said {hero}, and put on a jumper over the pyjamas, inside out, which {friend} was kind enough not to mention.`,
      `There was no need of a light to find {hero}’s {thing.bare}. It {thing.does}, for one thing, and for another it had stood in the same spot by the bed for as long as there had been a bed. So when {hero} reached out that night and closed a hand on nothing, the first thought was that somebody had moved the wall. The wall was where it had always been. What was missing was the thing that made it the right wall.

+ “When did you see it last?” asked {friend}. It is a sensible question, and there is no question more annoying.

+ “If I knew that,” said {hero}, “I’d be asleep.” But {hero.he} thought about it all the same, and the answer was: this morning, in the hurry, without really looking. That was a little uncomfortable, and {hero} got up.`,
    ],
    obstacle: [
      `By half past bedtime, {hero} and {friend} had searched every corner of {home}, including several where {thing} could not possibly fit. They had found a library book, which was a relief, and a boiled egg, which was not. It was {friend} who noticed the crumbs. They began beside the bed, passed under the door in a tidy line and set off in the direction of {place}. It was a trail, in short, and things that get lost all by themselves do not leave one.

+ “So it isn’t lost,” said {hero} slowly. “Somebody took it for a walk.” Oddly enough, this was better. A thing that is lost is nowhere. A thing that has been taken is somewhere, and somewhere can be walked to.

+ {Elder} heard the evidence, looked at the clock and handed over two coats. “I shall want a full report,” said {elder}.`,
      `{Hero} made a list of all the places where {thing} might be, and crossed them out one by one. When the list was used up, {friend} suggested looking at the things that were not on it. That was how they came to be standing at the front door, staring at the floor. There were smudges there, soft and grey, each about a step from the next. They formed a trail, and the trail led away from {home}, towards {place}.

+ Dust, thought {hero}, and sniffed: the kind you only get behind a bed. “Whoever it was came in by the door, walked straight to my bed, and walked out again,” said {hero}. “They didn’t look at anything else. Not even at the biscuits.”

+ “Then they weren’t greedy,” said {friend}, who took biscuits seriously. “They needed that one thing.” Neither of them knew yet what to do with this thought, so they brought it along.`,
    ],
    try1: [
      `The trail reached the edge of {place} and stopped at a wooden box marked LOST PROPERTY, PLEASE KNOCK. {Hero} knocked. A beetle lifted the lid, put on a pair of spectacles without any glass and asked for a description. Then it brought out, one after another, eleven left-hand gloves, a whistle, and most of an umbrella.

“None of these is {thing},” said {hero}.

“No,” the beetle agreed. “But you must admit the umbrella is very close.”

+ {Hero} looked at the umbrella from several sides, out of politeness. It was not close. It did not even appear to be in the same alphabet.

+ {Friend} meanwhile had walked once round the box. On the other side the trail began again, a little straighter than before, like somebody who had also stopped to ask, and had also been shown the umbrella.`,
      `At the edge of {place}, {hero} asked a moth, who seemed to be in charge of the evening. The moth knew everything. It gave directions with great confidence: left, then up, then left, and then you could not miss it. They followed every word. And there, exactly as described, hung an old lamp with a moth’s whole family going round it.

“Is it not magnificent?” said the moth, who had come along to see their faces.

+ It was a fine lamp, and {hero} said so. It was only on the way back that {hero} worked it out. “Everything you ask a moth,” {hero.he} said, “the answer is a lamp.”

+ “That must be restful,” said {friend}. They found the trail where they had left it. It had gone right, then down, then right, and {friend} said that next time they might try asking somebody and doing the opposite.`,
    ],
    try2: [
      `Deeper into the evening, at the far end of {place}, they found a parcel. It was the right size, and somebody had tried to hide it, though not very hard. A label said DO NOT OPEN. {Hero} read the label twice. Then {hero.he} opened one corner, just enough, and a smell came out and introduced itself. It was cheese, and it had been cheese for many years. They closed the corner again and sat down, a fair way off, to be discouraged together.

+ “I’d like it noted that I was ready to give up first,” said {friend}.

+ “I was ready before that,” said {hero}. “I was being polite.” It helped a little. And when {hero} looked down, the trail lay between them as plain as a ruled line, so fresh that its edges had not yet blurred.`,
      `For a while it went wonderfully. The trail grew broader, {hero} walked faster, and {friend} was humming. Then {hero} stopped. There were now two sets of marks ahead of them, side by side, and one had a familiar wobble. The two of them had gone in a circle round {place}, and had spent some time most cleverly tracking themselves.

“They looked like suspicious characters,” said {friend}.

“Tired ones,” said {hero}, and sat down.

+ It is not pleasant to have been wrong for a quarter of an hour. But a circle does teach you one thing, which is what lies outside it. Just there, off to one side, ran a third line of marks, fresh and even.

+ {Hero} had stepped across it three times. “One more corner,” said {hero}, holding out a hand to pull {friend} up, “and then we’ll be sensible.”`,
    ],
    turn: {
      sharing: [
        `At the end of the trail sat {helper}, wide awake, with {thing}. “I only borrowed it until I fell asleep,” said {helper}. “It gets so lonely here. But then I couldn’t fall asleep, because I had borrowed it.”

{Hero} had to admit that this was a real difficulty. {Hero.he} also saw that being right was not going to cure it. “We need a timetable,” said {hero}. They drew it up there and then: four nights here, three nights there, and change over at supper.

+ “You’ve given me the four,” said {helper}, who could count.

+ “There’s more dark here to get through,” said {hero}. It had been quite hard to say, and was not at all hard to have said. {Friend} signed at the bottom as a witness, and {helper}, handing over {thing} for the first of {hero}’s nights, gave a yawn with no worry in it.`,
        `{Helper} heard them coming and did not run away. {Helper} sat beside {thing} with the face of somebody who has practised an apology and lost the paper. “It was so dark,” said {helper}. “I thought you’d have other things.”

“I do,” said {hero}. “Not like that one.” Then {hero} did the sum. There was one {thing.bare}, and there were three of them; and it would do what it did just as well for three people as for one. Possibly better.

+ So they tried it. They put {thing} in the middle and sat round it, and {friend} told a story about an umbrella, which may even have been true. It was a good evening.

+ “Every Friday,” said {hero}, getting up at last. “Ours one week and yours the next. Whoever has it makes the cocoa.”`,
      ],
      kindness: [
        `“Before you say anything,” said {helper}, “I know it isn’t mine.” {Thing} stood close by, carefully dusted. “It’s just that nobody lives near here, and at night I can’t tell whether everyone else is still there.”

{Hero} had meant to say a number of things. Instead {hero.he} looked about, then took hold of {helper}’s bed by one end. “Push,” said {hero}. They turned it right round. Now it faced the other way; and far off, no bigger than a crumb, you could see {light}.

+ “That’s us,” said {hero}. “If it’s lit, we’re there. I’ll tell {elder} never to draw the curtain on that side.”

+ {Helper} lay down to test it and looked for a long time at the crumb of light. Then {helper} pushed {thing} gently across the floor with one foot, as you return a cup when you have finished your tea.`,
        `{Helper} had wrapped {thing} in a tea towel and was rocking it. Anybody could see that it was not {thing} that needed rocking. “I’ve had a cold for a week,” said {helper}, “and nobody has come to ask about it.”

{Hero} had prepared a speech about property, and put it away. “How is your cold?” asked {hero}, and sat down to hear the answer, which had several chapters. Afterwards {hero} drew up a list of callers, one for every day.

+ “You’ve put down people you haven’t asked,” said {friend}.

+ “I’ll ask them tomorrow. They only don’t know,” said {hero}. “I didn’t know, and I live quite near.” {Helper} read the list twice, then unwrapped {thing}, gave it back, and said that the cold was already a good deal better.`,
      ],
    },
    return: [
      `They walked home without following anything, which felt like a holiday. {Light} was glowing, and {elder} was up, pretending to look for a pair of glasses. {Hero} put {thing} back in its place by the bed, and turned it until it was exactly as it had always been.

“And what is there to report?” asked {elder}.

“It wasn’t stolen,” said {hero}. “It was needed. We’ve sorted it out.”

{Elder} thought that this covered everything. The bed was open and the pillow was cool.

+ {Friend} claimed the side by the wall, lost it, and accepted the other side with dignity. For a while they listened to {home} settling its old bones.

+ Before lying down, {hero} turned {thing} again, a very little, so that it faced the way they had come. It seemed only polite. Somewhere over there somebody was going to bed as well.`,
      `Nobody spoke much on the way home. {Friend} yawned first, then {hero}, then {friend} again, passing it back and forth like a ball. At the door {elder} took the coats, saw {thing} safe in {hero}’s arms and asked only one question.

“Was it far?”

“Not when you know who’s there,” said {hero}.

By the bed the empty place was waiting. It took {thing} in without a sound, and the room was the right room again.

+ “Shall I cross it off the list of lost things?” asked {friend}. There was no list, but {hero} said yes, because it was pleasant to think of one with nothing left on it.

+ Then down {hero} went under the blanket, which {elder} had turned back, and found that the sheets had been warmed. A bit of the trail still showed by the door. They left it there, in case anyone should need to find the way.`,
    ],
  },
};
