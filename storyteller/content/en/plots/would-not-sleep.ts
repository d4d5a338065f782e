import type { PlotTellings } from "#storyteller/scenes/passage.ts";

export const wouldNotSleep: PlotTellings = {
  titles: [
    "{Friend} and the very awake night",
    "How {hero} put the night to bed",
    "Everybody was asleep but {friend}",
    "{Hero}, {thing} and one eye open",
  ],
  refrains: [
    { line: "One eye shut, and one eye not.", last: "One eye shut, and the other one too." },
    { line: "Eyes go shut. Pop, eyes go open.", last: "Eyes go shut. And still they’re shut." },
    { line: "Hush now, slow now. Nearly, nearly…", last: "Hush now, slow now. Nearly. There." },
  ],
  little: {
    want: [
      `Night. {Hero} lay by {thing.a} that {thing.does}. “I’m awake,” said {friend}. Now both were.

{refrain}

+ {Home} was quiet. The spoons were quiet. “Go to sleep,” whispered {hero}. “I went,” said {friend}. “It was shut.”`,
      `“Goodnight,” {hero} told a sleepy {thing.bare} that {thing.does}. “Good morning!” said {friend}. It wasn’t.

{refrain}

+ “Everybody is asleep,” said {hero}. “The cups are asleep.” {Friend} sat up. “I am not a cup.” And that was true.`,
    ],
    obstacle: [
      `{Hero} gave {friend} some water. Glug. Now {friend} sloshed. So {hero} took {thing}, and they went to the window.

+ Before that, there was a pillow. {Friend} jumped on it. Then there was a song. {Friend} danced to it. Now {friend} was wider awake than toast.`,
      `{Hero} sang a song. {Friend} sang it louder. Oh dear. {Hero} took {thing}, and they tiptoed to the door.

+ A pillow was no good. {Friend} made it a boat. Water was no good. {Friend} made it a sea. “Shh,” said {hero}. “All aboard,” said {friend}.`,
    ],
    try1: [
      `{Hero} held up {thing}. “Look, and count to three.” {Friend} counted to forty, very fast.

{refrain}

+ “Two, one, four, nine, seven!” said {friend}. {Hero} looked at {friend}. {Friend} looked at {hero}. They both began to giggle. Giggling is not sleeping.`,
      `{Hero} and {friend} marched with {thing}. Round the rug. Tramp, tramp, tramp. Too loud!

{refrain}

+ “Was that sleepy?” asked {friend}. “No,” said {hero}. “That was a parade.” {Elder} turned over in bed. Creak. They stood as still as two coats.`,
    ],
    try2: [
      `In {place}, {hero} saw a snail asleep, indoors. {Friend} tried a hat. Nearly.

{refrain}

+ “It’s dark in my hat,” said {friend}. “That’s what hats are for,” whispered {hero}. One ear came out. Then one eye. Hello.`,
      `In {place}, {hero} met {helper}. “How do you sleep?” “Like this.” Snore.

{refrain}

+ {Friend} tried it. Snore? It came out as a honk. “Not quite,” said {helper}, and slept on.`,
    ],
    turn: {
      patience: [
        `So {hero} stopped trying. {Hero} lay down and breathed. In. Out. {Friend} breathed too. In. Out. A yawn came.

+ “What are we doing now?” asked {friend}. “Nothing,” said {hero}. They did nothing for a bit. They did it slowly. {Thing} did it with them.`,
        `{Hero} sat down and waited. Not a word. Not a wriggle. {Friend} leaned on {hero}. Very slowly, {friend} yawned.

+ First {friend} was a little bit heavy. Then {friend} was quite heavy. {Hero} held {thing} and listened. Hush, went the night. Hush.`,
      ],
      friendship: [
        `“I miss today,” said {hero}. “It’s all gone.” “So do I,” said {friend}. “That’s why I’m awake.” {Friend} yawned.

+ “Will there be another one?” asked {friend}. “Tomorrow,” said {hero}. “And I’ll be in it. And you.” {Friend} thought that was a good day.`,
        `“Sometimes I worry,” said {hero}. “Me too,” said {friend}. “What if you sleep first?” {Hero} held on tight. Yawn.

+ “Then you’d be all alone, awake,” said {hero}. “Yes,” said {friend}. “We’ll go together, then.” They held hands. One, two, three… yawn.`,
      ],
    },
    return: [
      `Back they crept, {hero}, {friend} and {thing}. {Friend} was asleep already, nearly.

{refrain.last}

+ {Elder} looked in. “Who is awake?” {Hero} was going to answer. It was a long way to the answer. {Elder} pulled up the blanket.`,
      `{Hero} tucked {friend} in. {Hero} put {thing} close by. Now two eyes were heavy.

{refrain.last}

+ {Elder} came on soft feet and counted. One sleeper. Two sleepers. “Well now,” said {elder}, and left the door open a crack.`,
    ],
  },
  middle: {
    want: [
      `Everybody in {home} was asleep, or very nearly. Even the tap had stopped dripping. {Hero} lay looking at {thing.a} that {thing.does}, and was just beginning to float.

“Are you asleep?” asked {friend}.

“Yes,” said {hero}.

“I’m not,” said {friend}. And after that, neither was {hero}.

+ “Have you tried shutting your eyes?” asked {hero}.

+ “I tried one,” said {friend}. “But the other wanted to know what it was missing.” When {friend} was awake, nobody could sleep within six yards. {refrain}`,
      `{Hero} was having a lovely beginning of a dream, with a boat in it. Beside the pillow was {hero.his} {thing.bare}, which {thing.does}. Then the boat said, “Do fish have knees?”

It was not the boat. It was {friend}, sitting bolt upright in the dark, as awake as a trumpet.

+ “It’s night,” said {hero}. “Everyone else is asleep. Listen.” They listened. You could hear everyone else being asleep.

+ “I’m listening as hard as I can,” said {friend}, “and it’s keeping me awake.” {Hero} sighed. One of them would have to do something.`,
    ],
    obstacle: [
      `{Hero} began with a glass of water. It made {friend} gurgle. Then came another pillow, which {friend} said was too interesting. Then a song, and that was the worst of all, for {friend} knew the second verse. “We need something stronger,” said {hero}, picking up {thing}. They crept to the window.

+ “Is this still bedtime?” asked {friend}, hopping.

+ “It’s the part underneath bedtime,” whispered {hero}. “Hardly anybody sees it.” The window was cool and dark, and two faces looked in at them, very like theirs, and not asleep either.`,
      `{Hero} did what {elder} always did. First a drink: now {friend} had hiccups. Then a better pillow: {friend} stood on it. Then a slow song about sheep. {Friend} gave the sheep names, and was worried about one of them.

“Bring the blanket,” said {hero}, taking {thing}. “We’re going to the door.”

+ They went along in one blanket, with all their feet sticking out. “Hic,” said the blanket, from time to time. “Which sheep is it?” asked {hero}.

+ There was a pause. “Gerald,” said {friend}.`,
    ],
    try1: [
      `“Watch {thing}, and breathe in time with me,” said {hero}. It might have worked. But {hero} was in a hurry to be asleep, and breathed fast, and {friend} breathed faster. Soon they were puffing like two small trains.

“I’ve arrived,” panted {friend}. “Where are we?”

“More awake,” said {hero}.

+ They had to sit down until the ceiling stopped going round. Somewhere {elder} coughed in a dream. {Friend} said that, as trains went, they had been very punctual.

+ {refrain}`,
      `The plan was that {friend} should hold {thing} and think of nothing. {Friend} held it. {Friend} thought of nothing for nearly a second.

“What does nothing look like?” asked {friend}. “Is it grey? Has it got a door?”

{Hero} explained nothing, louder and louder, until a cup fell over.

+ They stood the cup up again. It was all right, but it had been asleep, and it looked it. “Sorry,” {friend} told it.

+ “Perhaps,” said {hero}, very softly this time, “that was too much nothing all at once.”`,
    ],
    try2: [
      `They went out to {place}, close by, where it was quiet. “Let’s see how others do it,” said {hero}. A snail had gone indoors. A moth had folded up like a letter. {Friend} folded up under the blanket. It nearly worked. Then a foot came out.

“That one isn’t sleepy,” said {friend}. “It never is.”

+ {Hero} had a word with the foot. The foot went in. Out came the other. {Hero} began to laugh, and had to hold {thing} still with both arms.

+ {refrain}`,
      `In {place}, close by, {hero} found {helper}, settling down. “How do you do it?” asked {hero}.

“I think through my supper,” said {helper}. “By the pudding I’m asleep.”

So {friend} started with the soup. Two eyelids sank. Then came the pudding, and {friend} sat up. “Is there any left?”

+ {Helper} was already asleep, and smiling, so it must have been a good pudding.

+ {Hero} and {friend} tiptoed off. “It was so close,” said {friend}. “I saw the edge of it.”`,
    ],
    turn: {
      patience: [
        `{Hero} had no more plans. It was a strange feeling, like having empty pockets. {Hero.he} put {thing} down, lay back and looked at the dark. There was a lot of it, and it was in no hurry.

“What’s the plan?” asked {friend}.

“There isn’t one. I’m just here.” It was so restful that {friend} yawned.

+ {Friend} waited for something to happen. A bit of time went by, and then a bit more. Somewhere a long way off a door closed, kindly.

+ “I’m just here too,” said {friend}. And the last word turned, all by itself, into another yawn.`,
        `“I won’t make you sleep any more,” said {hero}. “I’ll only sit next to you.” And {hero.he} sat, with {thing} held still, and listened. First there was {friend}’s breathing, quick and bumpy. {Hero} did not hurry it. It grew longer. It grew a gap in the middle. Then came a yawn as wide as a drawer.

+ {Hero} thought of saying “There!” and did not. It was like having a bird on your sleeve. You keep very still, not because you must, but because it is so nice that it came.`,
      ],
      friendship: [
        `{Hero} sat down. “I’ll tell you something,” {hero} said. “I want you to sleep because when you’re awake, I have to be the one who knows what to do. And I don’t.”

{Friend} was quiet. “I’m awake,” said {friend}, “because I thought that somebody had to keep watch over you.”

Then {friend} yawned.

+ “We’ve both been on duty,” said {hero}. “All night long. For each other.”

+ “Shall we go off duty?” asked {friend}. They shook hands like two night-watchmen, with {thing} as a witness. Then {friend} gave a second yawn, a huge one, and lent it to {hero}.`,
        `“Is something the matter?” asked {hero}. {Friend} looked away. So {hero} went first. “Sometimes I stay awake in case tomorrow comes and I’m not ready for it.”

“Oh,” said {friend}. “I thought that was only me.”

It is a big thing when “only me” turns into two. {Friend} let out a breath, and then a yawn.

+ “What if neither of us is ready?” asked {friend}.

+ “Then tomorrow will have to wait while we find our socks,” said {hero}. They thought of tomorrow standing at the door, hat in hand. It did not look very big.`,
      ],
    },
    return: [
      `{Hero} carried {thing}, and also most of {friend}, who had stopped being any use at walking. The bed had kept its dent for them. {Friend} rolled into it and said one more word, but it was a word from the other side, and had no corners.

{refrain.last}

+ {Elder} looked in at the door. “All well?” asked {elder}, very low.

+ {Hero} nodded, or meant to. {Hero}’s eyes were so heavy that nodding and falling asleep felt much the same.`,
      `They came back to the room the way mist comes, with no feet. {Hero} stood {thing} near the bed. {Friend} lay down, turned round once, and slept.

{Hero} waited for a question. None came. It was the nicest thing in the world not to hear.

+ {Elder} put a head round the door and saw one of them asleep, and one of them going. “Who put whom to bed?” whispered {elder}. {Hero} had the answer ready, but it was under the blanket by now, and so was {hero}.

+ {refrain.last}`,
    ],
  },
  big: {
    want: [
      `The trouble with {friend} was not the talking. {Hero} could sleep through talking. It was the thinking, which {friend} did so loudly that the mattress hummed with it. It was late, {home} was dark, and {hero} had reached the best part of the day: lying warm and flat beside {thing.a} that {thing.does}, with nothing left to do.

“Can I ask you something?” said {friend}.

“Is it short?”

“No,” said {friend} honestly.

+ {Hero} opened one eye. {Friend} was sitting up against the wall, as bright as a new coin, and looked likely to stay that way for years.

+ There are people who can sleep beside somebody who is awake. {Hero} had never been one of them. Being awake, in {hero}’s experience, was more catching than a cold, and there was only one cure for it: {friend} would have to be put to sleep first.`,
      `Everyone agrees that the way to fall asleep is not to think about it. {Hero} was not thinking about it with great success until {friend} turned over for the nineteenth time. “I’m not keeping you awake, am I?” whispered {friend}.

By the bed stood {hero}’s {thing.bare}, which {thing.does}. {Hero.he} looked at it for a while, hoping for advice. The rest of {home} had been asleep for an hour, and was even, in places, snoring.

+ “You are, rather,” said {hero} at last. “But not on purpose. What’s it like in there?”

+ {Friend} thought. “Like a drawer,” said {friend}, “when you’ve got everything in, and it won’t shut because of one spoon.” {Hero} had met that drawer. You could push as much as you liked. And yet something had to be done about the spoon, or nobody would get any sleep at all.`,
    ],
    obstacle: [
      `{Hero} went about it in the proper order. A glass of water: it made {friend} talkative. A second pillow: {friend} now had to choose between two. A lullaby, all seven verses: {friend} pointed out that the cradle was in a tree, which nobody in the song seemed to find odd.

“You’re more awake than when we started,” said {hero}.

“It’s been a very good evening,” said {friend}.

That left {thing}. {Hero} picked it up, and they crept to the window.

+ It was not certain that {thing} could help. But it had a way of being calm, and {hero} had often fallen asleep near it. That might prove something. It might also only prove that {hero} had been tired.

+ “We’ll be scientific,” whispered {hero}. “One thing at a time, and no hopping.” {Friend} stopped hopping, with an effort.`,
      `“First, what always works,” said {hero}, who had been put to bed some thousands of times. But the water gave {friend} hiccups, and the extra pillow became a mountain. As for counting backwards, {friend} got from a hundred to nought without a mistake, and was far too proud to sleep.

Only {thing} seemed at all settled. {Hero} picked it up.

“Bring your blanket,” said {hero}. “We’ll try it by the door, where it’s darker.”

+ They tiptoed past {elder}’s room, from which came a sound like a small, contented saw.

+ “How does {elder} do that?” breathed {friend}, full of admiration. {Hero} did not know. It struck {hero.him} as odd that you could see somebody do a thing every night of your life, and still not know how it was done.`,
    ],
    try1: [
      `The first plan was excellent on paper. {Friend} was to look at {thing} without blinking until the eyelids gave in. {Hero} would hold it and give instructions. “Your eyes are getting heavy,” said {hero}, in a deep voice. “Your ears are getting heavy. Your knees…”

“Which knee first?” asked {friend}.

“Both. Your elbows are getting heavy. Hurry up.”

As soon as it was out, {hero} knew that “hurry up” had been a mistake. {Friend} began hurrying with every muscle.

+ After five minutes {friend} was rigid with effort, and had eyes like saucers. “Am I asleep yet?” said {friend}, through clenched teeth.

+ “I don’t think that sleep likes being stared at,” said {hero}, lowering {thing}. {Hero.he} did not like being stared at either, now that it came up. They shook out their arms and legs and agreed not to tell anyone about the voice.`,
      `“Movement,” said {hero}. “Babies get rocked.” The first plan, therefore, was to rock {friend} in the blanket, with {thing} in the middle, to lend the business some calm. {Hero} took two corners and swung. {Friend} weighed more than a baby. At the third swing {hero} sat down rather fast, the blanket sailed on, and {friend} slid smoothly across the floor and out at the far end, clutching {thing}, like a letter being posted.

“Again,” said {friend}.

+ They listened. Nobody in {home} had woken, although somebody’s snore had missed a stroke. {Hero} inspected {thing}, which had taken no harm and even seemed, if such a thing can be said, to have enjoyed itself.

+ “On reflection,” said {hero}, “that was transport.” The difference between rocking and transport appeared to lie in how badly you wanted to get somewhere.`,
    ],
    try2: [
      `The next plan was to ask someone who knew. In {place}, close by and wonderfully quiet, {hero} found {helper}, already half asleep, and put the question.

“Oh, I don’t do it,” said {helper}. “I get everything ready and leave the door open. It comes in by itself, if nobody’s watching.”

{Friend} lay down, got everything ready, and left the door open. It went beautifully.

“It’s coming in,” whispered {friend}. “I can see it.” And that was the end of that.

+ {Hero} groaned. {Helper} was asleep by then, and breathing like the sea.

+ “If nobody’s watching,” {hero} said over again. It was the kind of remark that goes on working after you have put it down. It said something about {friend}. Possibly it said something about {hero} as well.`,
      `“Let’s observe,” said {hero}. They took {thing} out to {place}, only a few steps off, which had gone quiet for the night. A row of moths slept in order of size. A beetle slept in the middle of a walk, one leg in the air. {Friend} tried both ways. In order of size was difficult with only two. With one leg in the air, {friend} swayed, drooped, almost toppled into sleep, and toppled into {hero} instead.

“So near,” said {friend}, from underneath.

+ They lay there in a heap for a moment, because getting up seemed a great deal of work. {Hero} noticed something about the moths. Not one of them was trying. Nobody was standing over them with a plan, either.

+ “I’m beginning to think,” said {hero}, “that I may be part of the problem.”`,
    ],
    turn: {
      patience: [
        `So {hero} resigned. “I’m not going to put you to sleep,” said {hero}. “I don’t think it’s a thing people can do to each other.” {Hero.he} set {thing} where they could both see it, lay down, and said no more. The dark had small sounds in it: a drip, a creak, something light turning over. {Hero} listened to them all and wanted nothing from any of them.

Close by, {friend} turned over once more, and did not turn back.

+ “You’ve stopped,” said {friend} presently. “It’s nice.”

+ A long while passed, and nobody counted it. {Hero} had always supposed that waiting was what you did when nothing was happening. But something had been coming nearer the whole time, on soft feet; and then {friend} yawned, slowly and completely, like a door left open.`,
        `{Hero} put {thing} down and looked at {friend}: rumpled, blinking, tired to the bone. It came to {hero} that {friend} had been failing at something all night, with somebody watching.

“You don’t have to,” said {hero}. “I’ll stay here. If you sleep, you sleep. If you don’t, we’ll see the morning, and I’ve never seen the start of one.” And {hero.he} meant it, which was the odd part. Then came a silence with plenty of room in it, and somewhere in the middle a yawn.

+ They watched {thing}. {Hero} breathed in, and out, not for {friend}’s benefit but only because it was {hero.his} turn to. After some time there were two breaths going, one a little behind the other, as when two people walk home by the same road.

+ “I might just…” said {friend}, and the rest of the sentence never came.`,
      ],
      friendship: [
        `“I’ll tell you what it is,” said {hero}, who had given up the plans. “I’m worried that I’ll be tired tomorrow and get things wrong, and everyone will see.” It sounded smaller aloud than it had inside.

{Friend} said nothing for some time. “You never get things wrong,” said {friend}. “I thought you’d mind about mine. I broke the blue cup. I’ve been lying on it all night. Not really on it. You know.” And half a yawn came out behind it.

+ {Hero} did know. There is not room for a person and a blue cup in the same bed. “It was chipped already,” said {hero}. “And I get things wrong on most days. I keep them at the bottom of my bag.”

+ “Could I see one?” asked {friend}. So {hero} told one, with custard in it. They laughed until it turned into yawning.`,
        `When there was nothing left to try, {hero} tried asking. “What do you think about,” said {hero}, “when it’s all this quiet?”

“You first,” said {friend}. That was fair, and also not easy. {Hero} turned {thing} round once in both hands. “I think about how big the dark is,” {hero} said, “and that we’re such a small bit of light in it. It sounds silly.”

“It doesn’t,” said {friend}. “I think that if I fall asleep, I’ll miss the bit where you need me.” It was said through a yawn.

+ {Hero} needed {friend} that very moment, as it happened, and said so. {Friend} moved up until there was no gap for any dark to get into.

+ “Wake me if it gets too big,” said {friend}. It was a sound arrangement; and {friend}, whose worry had been taken off duty, yawned again, from top to toe.`,
      ],
    },
    return: [
      `Nobody could have said exactly how they got back to the room. {Hero} remembered the door, and {thing}, carried as you carry a full bowl, and {friend} walking with both eyes shut and a hand on {hero}’s elbow. The bed was cool at the edges and warm in the middle. {Friend} lay down and slept at once, with the air of someone who had invented it.

{Hero} put {thing} back beside the pillow and listened, out of habit, for a question. There was only breathing.

+ The door opened by a hand’s width. {Elder} stood there in a dressing gown, hair like a hedge. “I thought I heard something,” said {elder}.

+ “It’s over now,” murmured {hero}. Then {hero.he} wanted to explain about it, and how the secret was that there was none. But the words had begun to come loose from one another and drift, and {elder} seemed to know already.`,
      `By the time they reached the bed, {friend} was asleep in every part except the feet. {Hero} steered. {Thing} went back to its place, the blanket went back to being one, and the room drew in close round the three of them.

It was quiet now. {Hero} had wanted this all night, and thought that it might be nice to stay up a little and enjoy it. That was the last clear thought. The next one had a boat in it.

+ Some time later {elder} looked in, on the way to find a glass of water, and saw two shapes under one blanket, and a hand hanging out on the side where {thing} was.

+ “Those two,” thought {elder}, “go out like candles.” And {elder.he} tucked the hand in. {Hero} felt it from very far away, and was too comfortable to correct the record.`,
    ],
  },
};
