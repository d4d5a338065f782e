import type { PlotTellings } from "#storyteller/scenes/passage.ts";

export const newcomer: PlotTellings = {
  titles: [
    "{Hero}, {friend} and one more",
    "Three is a good number, said {hero}",
    "Room for one more, {hero}",
    "The night {hero} lent {thing}",
  ],
  refrains: [
    { line: "One and two. One and two.", last: "One and two and three." },
    { line: "Just us two, just us two.", last: "Just us three, just us three." },
    { line: "Two is plenty. Isn’t it?", last: "Three is plenty. Yes, it is." },
  ],
  little: {
    want: [
      `{Hero} and {friend} had {thing.a}. It {thing.does}.

Then {helper.a} came to stay, so new, so small.

+ All day they looked at {helper}. Nobody looked at {hero}. {Hero} went back to {friend} and sat down, very close. {refrain}`,
      `{Helper.a} came to stay, so small.

{Hero} had {thing.a} to hug. It {thing.does}.

{refrain}

+ “Hello, you,” said {elder}. “Hello, you,” said everyone else. They all meant {helper}. They did not mean {hero}. Not just then.`,
    ],
    obstacle: [
      `“May {helper} have {thing} for one night?” asked {elder}.

{Hero} did not say yes. {Hero} hid it in the bed.

+ Now the bed had a bump. {Hero} lay down on the bump. It was hard, like a little stone. The stone felt like it was inside.`,
      `“Will you lend {thing} for one night?” asked {elder}.

“Later,” said {hero}. And it went under the cushions.

+ One cushion, two cushions, nine cushions. {Hero} sat on top. It was high up there. It was not cosy. There was a stone in {hero}’s tummy.`,
    ],
    try1: [
      `{Hero} and {friend} made a tower. One brick, two bricks, ten bricks.

Nobody said “oh”.

{refrain}

+ {Helper} sat by the door and looked. {Hero} looked away. Then the tower fell down, all by itself. Even that was not very funny.`,
      `“Let’s play boats,” said {hero}. {Hero} rowed. {Friend} rowed.

But nobody was the sea.

{refrain}

+ They rowed and rowed. The boat did not rock at all. By the door sat {helper}, all alone. One small hand was making waves.`,
    ],
    try2: [
      `Off went {hero} and {friend} to {place}. They took a long, long rope.

But who would jump?

{refrain}

+ {Hero} held one end. {Friend} held the other. Up went the rope, and down. There was a gap in the middle. It was just one jumper wide.`,
      `{Hero} took {thing} to {place}. “Let’s dance in a ring.”

But two is not a ring.

{refrain}

+ They held hands and went round. It was more like a bridge. They tried it faster. It was a fast bridge. {Hero} sat down.`,
    ],
    turn: {
      jealousy: [
        `{Helper} sat all alone. “I have a stone in here,” said {hero}.

“Me too,” said {helper}. So six hands held {thing}.

+ They held it tight, all together. Oh, it had never worked so well. And the stones? They were gone. {refrain.last}`,
        `“I want you for me,” {hero} told {elder}. Two arms opened wide.

There was room for {hero}. There was room for all.

+ {Hero} waved to {helper}. “Come in, it’s warm.” Three of them held {thing}. It worked better than ever. {refrain.last}`,
      ],
      friendship: [
        `{Hero} ran to {helper}. “Come and play. We need you.”

And {hero} held out {thing}.

{refrain.last}

+ They all took hold at once. Nothing fell down. It worked for three as it never had for two. “Again,” said {helper}. “Again,” said {hero}.`,
        `“You go first,” {hero} told {helper}. It was hard to say. Then it was easy.

{refrain.last}

+ {Helper} took {thing} in two careful hands. {Hero} helped. {Friend} helped. And look, oh look, it had never been so good.`,
      ],
    },
    return: [
      `In they came, all in a row. Three cups of milk. Three milky faces.

{refrain.last}

+ {Hero} put {thing} in the middle. {Hero} could see it. {Friend} could see it. {Helper} could see it too. “Good,” said {elder}.`,
      `Three cushions on the floor. Three sleepy heads.

{Hero} put {thing} where all could see. {refrain.last}

+ “Is it a bit tight?” asked {elder}. “No,” said {hero}. “It’s just right.” {Friend} moved up. {Helper} moved up too.`,
    ],
  },
  middle: {
    want: [
      `Until Tuesday, there was {hero}, there was {friend}, and there was {thing.a} just for the two of them. It {thing.does}.

On Tuesday {helper.a} came to stay, new and very small. All day long everybody looked at {helper} and said “oh”. {Hero} wanted it to be Monday again.

+ “When you came, they said ‘oh’ as well,” {friend} pointed out.

+ “I don’t remember that,” said {hero}. “It can’t have been such a long one.” They counted. {Elder} had just done another, and it went all the way round the room.`,
      `There was a new cup on the table. It was for {helper.a}, who had come to stay, and was so small that only two eyes showed above it.

“Look how nicely it’s held!” said {elder}. {Hero} had done that for years. And there was {thing.a}, too. It {thing.does}, but only for {hero} and {friend}.

+ “We could go on being just the two of us,” {hero} whispered, “and nobody would notice.” {Friend} looked across the table. {Helper} had slid down behind the cup, and even the eyes were gone now.`,
    ],
    obstacle: [
      `“It’s hard to sleep in a new bed,” {elder} said that evening. “Would you lend {thing} to {helper}? Only for one night.”

{Hero} opened one hand to say yes, and it closed again by itself. A moment later {thing} was behind the coats, and {hero.he} had a small stone inside, just below the ribs.

+ “I think it’s lost,” {hero} was going to say, but {elder} had only nodded and gone to find another blanket. That was worse. {Friend} looked at the coats, and at {hero}, and did not say one word.`,
      `{Elder} sat down on the edge of the bed. “Could {thing} stay with {helper} tonight? You may say no.”

That was the trouble. {Hero} did not want to say no, and did not want to say yes. So {hero.he} said, “I’ll think about it,” and put {thing} at the bottom of the washing basket.

+ It is hard to think when you are guarding a washing basket. {Friend} sat on one side, {hero} on the other. There was a pillowcase on top, and under it a secret, and somewhere under {hero.his} pyjamas a small cold stone.`,
    ],
    try1: [
      `In the morning {hero} and {friend} played shops, as they always did. {Friend} bought a potato. {Hero} sold a potato. Then {hero.he} bought the potato back.

“Good morning, are there any customers?” called {hero}. There were none. {Helper} was standing by the door with a button, holding it like money.

+ “We’re closed,” said {hero}, and {friend} turned the sign round. They sat in the closed shop with the potato. It had been much more fun, somehow, when there was somebody to be open for.`,
      `{Hero} built the fort the way it had always been: blanket, chair, blanket. {Friend} crawled in. {Hero} crawled in. They waited for somebody to attack it.

Nobody did. “We could say the password,” said {friend}. But they both knew the password, so it did not take long.

+ Somebody was breathing outside, very politely. It was {helper}. “No one is in,” said {hero}. The breathing went away on small feet. The fort was dark, and nice, and extremely quiet. They stayed in it for as long as they could bear to.`,
    ],
    try2: [
      `“Let’s go to {place},” said {hero}. “That’s ours.” They took {thing} with them, and nobody else. In the middle lay the best seesaw plank in the world.

{Hero} sat on one end, {friend} on the other. Up and down they went. But it needs somebody in the middle to shout “hold tight!” and nobody was there.

+ {Hero} tried to shout it while going up. {Friend} tried to shout it while going down. It came out as “hold” and “tight”, at different times. They stopped, level with each other, and looked at the middle.`,
      `{Hero} and {friend} took {thing} to {place}, to the secret spot that nobody else knew. There they set up their great game of pirates. {Hero} was the captain. {Friend} was the crew.

“Who is on the island?” asked the crew. The captain looked. There was no one on the island at all.

+ They rowed round it twice to be sure. Without anyone to find there, an island is only a lump. {Hero} sat on the lump and put down {thing}, and neither of them could think of a reason to pick it up.`,
    ],
    turn: {
      jealousy: [
        `When they got back, {helper} was sitting on the step, leaving room on both sides for nobody. {Hero} knew how that felt, and sat down on the left.

“I have a stone in here,” said {hero}. “I thought they would stop looking at me.”

“Me too,” said {helper}. “I thought they would never start.” So they held {thing} together.

+ {Friend} sat down on the right, and the step was full. With three pairs of hands round it, {thing} worked as it never had with two. Nobody noticed where the stones had gone.`,
        `{Hero} went straight home to {elder} and said it out loud. “When they look at {helper}, I feel small and hard, like a pea.” {Elder} made a lap. It was longer than it looked.

Across the room {helper} stood alone. “Does it feel like a pea?” asked {hero}. {Helper} nodded. “Come and hold {thing} with us.”

+ There was room for {hero}, for {helper} and for most of {friend}. {Hero} put {thing} in the middle. It had always wobbled a bit with two. With three it did not wobble at all.`,
      ],
      friendship: [
        `{Hero} did not wait to be asked. {Hero.he} walked straight up to {helper} and held out {thing} with both hands. “We can’t do it without you,” said {hero}, and it was perfectly true. “You be in the middle.”

{Helper} took a very long time to smile, and then could not stop.

+ Then three pairs of hands took hold at once. They had tried it a hundred times with two, and something always slipped. This time nothing slipped. It worked so beautifully that even {friend} said “oh”, and it was a long one.`,
        `“Are there any jobs?” asked a small voice. {Helper} had been standing behind them for some time.

{Hero} looked at {friend}. {Friend} looked at {hero}. “There’s one,” said {hero}. “It’s the best one. We were keeping it.” And {hero.he} put {thing} into {helper}’s hands and showed how it went.

+ “Like this?” “A bit higher.” “Like this?” And there it was, better than it had ever been, because two can hold a thing but it takes a third to see that it is straight. {refrain.last}`,
      ],
    },
    return: [
      `They came in three in a row, with {helper} in the middle, because the middle is warmest. {Elder} had put out three cups without asking anybody.

{Hero} looked for a good place and found one: on the shelf, between the beds, where everyone could see {thing} without lifting a head. Nobody had to guard it there.

+ “It’s yours tonight,” {hero} told {helper}. “Tomorrow it’s {friend}’s. Then me. Then we begin again.” {Helper} tried to say thank you and yawned instead, and that did just as well.`,
      `That evening there were three shadows on the wall. {Hero} counted them. When they sat close together there was one big shadow with three heads, and nobody could tell whose was whose.

There were three cushions on the floor. {Elder} asked no questions. {Hero} put {thing} in the middle, and they all lay down round it.

+ “Are you looking at me?” {hero} asked {elder}.

+ “I never stopped,” said {elder}. “I was only looking at two of you at once, and then at three. It takes some practice.”`,
    ],
  },
  big: {
    want: [
      `{Helper.a} arrived on a Tuesday, with one small suitcase and a great deal of politeness. It was only for a while, said {elder}. Everybody came to look. They said how small, and how brave, and had anyone ever seen such tidy ears.

{Hero} and {friend} watched from the doorway. They had {thing.a} between them, as usual. It {thing.does}, and the way to hold it was known to two people in the world. That had always seemed to {hero} the right number.

+ “My ears are tidy,” {hero} remarked, to nobody in particular. {Friend} said that they were exceptional. It was the correct answer, and it did not help. The day went on having {helper} in it. By supper {hero} wanted only one thing, which was for it to be last week, and for last week to go on.`,
      `The trouble with newcomers is that they are new. {Hero} could see that. A cup that you have used for years does not make anyone cry “look!”, and neither, it seems, do you. But since {helper.a} had come to stay, small and shy and with only one bag, nobody had cried “look!” about anything else.

“At least this is ours,” said {hero}. It was {thing.a}, and it {thing.does}. {Friend} took one side and {hero} the other. That was how it had always been, and how it would stay.

+ {Hero} made a private list of the ways in which {helper} was not so very wonderful. It was hard work. {Helper} said thank you, and carried plates, and had a habit of standing at the edges of rooms as if floors were expensive. {Hero} crossed out the list and simply scowled, which needs no evidence.`,
    ],
    obstacle: [
      `That evening {elder} knocked, which was a bad sign. “Somebody is lying in there with both eyes open,” said {elder}. “First nights are long. Would you lend {thing}? Just for one.”

{Hero} meant to answer. While meaning to, {hero.he} went to fetch it, and passed the cupboard, and found that the cupboard was open; and when {hero.he} came out of the room, {thing} was behind the winter blankets and both hands were empty.

“I’ll bring it later,” said {hero}.

+ {Elder} said that would be kind. It was the word “kind” that did it. Something settled under {hero}’s ribs, about the size of a pebble and quite as cheerful. “That’s the first thing you have ever hidden from me,” said {friend}, “and I was standing next to you.”`,
      `“One night,” {elder} said. “It needn’t be more. {Helper} has never slept where the clock is a stranger.” And {elder} looked at {thing}, and then at {hero}, and left the room, so as not to make it harder.

It was an excellent moment to be generous. {Hero} watched it go by. Then {hero.he} rolled {thing} in a jumper, put the jumper in a bag, and the bag beneath the bed, where it took up hardly any space and could be felt through the whole mattress.

+ “We’re not being mean,” {hero} explained to {friend} in the dark. “We’re being careful. It’s different.” {Friend} asked in what way. {Hero} lay and thought about it for some time. There was a small stone in it somewhere, whichever way one turned.`,
    ],
    try1: [
      `Next day {hero} announced that everything would be as always. They would play the usual game, with the usual rules, in the usual corner. {Friend} was to be the usual dragon-tamer.

It went wrong in a way that was hard to point at. Nobody cheated. Nobody fell over. But the jokes seemed to come from a long way off, and whenever it was {hero}’s turn to laugh, there was a pair of eyes at the door, which at once became very interested in the door.

+ “It’s your move,” said {friend}.

+ “I know,” said {hero}. “I’m having it.” They played to the end, and {hero.he} won, and neither of them could remember afterwards what the prize had been. Over by the door {helper} was clapping without making a sound.`,
      `{Hero} tried not noticing. It is a skill like any other, and calls for concentration. {Hero.he} did not notice {helper} at breakfast, did not notice {helper} on the stairs, and by noon was so busy not noticing that there was no time for anything else.

“Shall we do the play?” asked {friend}. They did the play. {Hero} was the king and {friend} was the army. When it ended they bowed, in the silence, to a row of chairs.

+ One of the chairs gave a small cough. {Helper} was sitting behind it, so as not to be in the way. It had been, by a long chalk, the best audience the king had ever had, and the king had pretended it was furniture. “Again from the top?” asked the army. The king did not feel like it.`,
    ],
    try2: [
      `So they went away to {place}, {hero} and {friend} and {thing}, and nobody else. There was a spot there that was theirs. If one of them stood on the left and the other on the right, and somebody threw a ball in between, the echo gave it back as applause.

They stood left and right. They looked at the ball.

“Who threw it last time?” asked {hero}.

“We always said that we would need one more,” said {friend}, “and that we would find somebody.”

+ They tried running round very quickly to be in both places, and were congratulated by the echo only once, by mistake. {Hero} sat down with {thing} and gave it a polish it did not need. It is awkward to go to all the trouble of being two, and then find that the best game was built for three.`,
      `There remained {place}. Nobody could be new there, {hero} argued, because nobody else knew the way. They packed {thing} and two apples, and left on what might have been tiptoe.

For an hour it was splendid. Then they came to the high ledge, where you could see everything, and which could be reached if one climbed on another’s shoulders and was handed up by a third. They had forgotten the third.

{Hero} and {friend} took turns at being the ladder. The ledge stayed as far off as ever.

+ “We could pile up the apples,” said {friend}. It was offered as a joke, and both considered it. In the end they sat at the bottom and ate the pile. “I wonder what it looks like from up there,” said {hero}. A second thought came along behind that one. {Hero.he} knew somebody who was extremely light.`,
    ],
    turn: {
      jealousy: [
        `{Helper} was sitting on the doorstep with a small suitcase, not leaving, only holding it. {Hero} had meant to walk past. But there was something about the shoulders. {Hero.he} had been wearing the same shoulders all week.

“It’s like having swallowed a stone,” said {hero}, and sat down. “Everyone looks at you, and I think there won’t be any looking left.”

“Everyone looks,” said {helper}, “and I think they are wondering when I’ll go.”

{Hero} had not thought of that. “Would you hold {thing} with us?”

+ {Friend} arrived with a blanket, looked at the two of them, and put it round all three; it had apparently been that size the whole time. They took hold together, and what had always come out a little crooked with two came out straight. “Oh,” said {hero}. “It wanted a third hand.” The stone had gone, without so much as a splash.`,
        `Back at home {hero} found {elder} and spoke fast, before it could turn into something more polite. “I’m jealous. It’s horrible. It’s like standing outside a window of my own house.”

{Elder} did not say that one ought not to be. {Elder} moved along the bench. “There’s more room here than one thinks,” said {elder}. “Would you look out of that window and tell me what you see?”

{Hero} looked. {Helper} was out there, alone. So {hero} took {thing} out to where {helper} was. “Come on,” said {hero}. “It wants three.”

+ It is a strange thing to meet your own feeling with somebody else’s ears on. Three pairs of hands closed round {thing}, with {friend} doing the counting. They had never known, with two, that it could do it so well, or that {helper} had such a ridiculous laugh.`,
      ],
      friendship: [
        `{Hero} walked back faster than {friend} could follow. There was a speech ready, with an explanation in it and several good reasons. Then {helper} looked up, and the speech turned out to be four words long. “Will you come too?”

{Helper} came at once, without asking where. Only halfway did a small voice inquire what there would be to do.

“You hold this,” said {hero}, and handed over {thing}, which until now had known only two pairs of hands. “I’ll show you how it likes it.”

+ It liked it very well. There was a trick that {hero} and {friend} had been trying since the spring, and it had failed in eleven ways. With {helper} in the middle it simply happened, as doors open when someone on the other side has the key. Nobody spoke. Then they all said “again”, in three different voices, like a chord.`,
        `“I’ve hidden something from you,” {hero} told {helper}, because one has to start somewhere. “I was going to be sorry about it later, but I’d rather be sorry now, and have the evening free.” And {hero} brought out {thing}, and set it down in front of the smallest pair of hands.

{Helper} did not touch it. “Isn’t it yours?”

“Yes,” said {hero}. “That’s why I’m the one who can ask. Would you play with us?”

+ They began carefully, the way one carries a full cup. By the third try there was no more “us” and “you” in it; there was only “left a bit” and “now”. And what had never come right with two came right. {Friend}, who had suspected it for days, had the good taste to look astonished.`,
      ],
    },
    return: [
      `It was late when they came in, and no one scolded. {Elder} counted them through the door, one, two, three, and seemed to like the sum. There were three cups on the table, and one of them was chipped; {hero} took that one without making a fuss, and was rather proud that nobody saw.

Then there was the matter of {thing}. It was tried on the shelf, and on the chair, and at last on the floor between the beds, where each of them had only to open one eye.

+ “Who has it tomorrow?” asked {helper}.

+ “Whoever wakes up last,” said {friend}, who always did. They saw the flaw in this a moment later, and it was allowed to stand. It was good to have someone in the room who laughed a little after everybody else, so that the joke went on for longer.`,
      `“There you all are,” said {elder}, when all three had come in and were standing about in a row.

“It took us a while to find everybody,” said {hero}.

The room had been arranged for two, with a corner for one. Now they pulled the beds about until there was no corner left, only a sort of middle. {Hero} put {thing} down in it. Against the wall lay three shadows, and the smallest had borrowed the others’ shoulders and was as tall as they were.

+ {Elder} looked round the door once more, a little longer than usual. {Hero} noticed it and knew, without doing any arithmetic, that a look like that does not get divided by three. It was the same size for each of them. {Helper} had noticed it too, and stopped sitting on the very edge of the bed.`,
    ],
  },
};
