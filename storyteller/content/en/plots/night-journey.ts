import type { PlotTellings } from "#storyteller/scenes/passage.ts";

export const nightJourney: PlotTellings = {
  titles: [
    "{Hero} takes {thing} home",
    "Two hands and {thing.a}",
    "{Hero}, {friend} and the long way in the dark",
    "The night {hero} found {thing.a}",
  ],
  refrains: [
    { line: "Soft hands, slow feet.", last: "Soft hands, sleepy feet." },
    { line: "Gently, gently. Hold it gently.", last: "Gently, gently. Sleep now, gently." },
    { line: "Where do you live, small one?", last: "Sleep where you live, small one." },
  ],
  little: {
    want: [
      `By the door {hero} found {thing.a}. It {thing.does}.

“Oh,” said {hero}. “Stay with me.”

{refrain}

+ {Hero} took it in two hands. It was so small. “Is it for us?” asked {friend}. “I think so,” said {hero}. “I hope so.”`,
      `Something was at the window. {Hero} ran to see. It was {thing.a}. It {thing.does}.

{refrain}

+ “Hello,” said {friend}. “Hello,” said {hero}. It was the best thing ever. “It can sleep in my bed,” said {hero}. “In the middle.”`,
    ],
    obstacle: [
      `But soon it grew faint. So faint in {hero}’s hands.

“It wants to go home,” said {hero}. “To {place}.”

+ “Now?” asked {friend}. “Yes, now,” said {hero}. “You come too.” One coat. Two coats. And {thing}, warm in two hands.`,
      `{Hero} made it a bed of wool. But it grew faint.

“It’s homesick,” said {hero}. “To {place}. Come with me.”

+ “It misses its own bed,” said {friend}. {Hero} missed things too, now and then. So off they went, in the dark, side by side.`,
    ],
    try1: [
      `Up the hill went {hero}, up, up, up. Whoo, went the wind. Too windy.

Down they came.

{refrain}

+ The wind had combed them backwards. “You look like a broom,” said {friend}. “So do you,” said {hero}. They laughed and laughed.`,
      `{Hero} went left. Oh! So many lamps. Far too bright.

Back, back, back they went.

{refrain}

+ “I can see green spots,” said {friend}. “Mine are pink,” said {hero}. They had to stop and laugh. Then they tried the dark way.`,
    ],
    try2: [
      `{Helper} knew the way. “Down there. It’s dark, but it’s short.”

{Hero} went in front. {refrain}

+ One step. One more. {Friend} was just behind. {Hero} held {thing} close. “I have you,” said {hero}. “I have you. I have you.”`,
      `“Which way?” {hero} asked {helper}. “This way. Hush, it’s quiet here.”

Step, step, step.

{refrain}

+ It was dark like a pocket. {Friend} said, “You carry it.” So {hero} did, all alone. One, two, three, four, five steps.`,
    ],
    turn: {
      nature: [
        `{Hero} opened both hands. Off it went, up and round and home.

It was lovely there.

{refrain.last}

+ “Look how big it looks now,” said {friend}. In {hero}’s hands it was small. Here it was just right. One hand was still warm.`,
        `Here was the place. {Hero} opened one hand, then the other. It flew a little loop.

“It’s happy,” said {hero}.

+ There were more just like it. They had all come to say hello. “Good night,” said {hero}. “Good night, good night.” {refrain.last}`,
      ],
      courage: [
        `The last bit was very dark. {Hero} took one step. And one more. Alone.

Then {hero} opened both hands.

+ Up it went! It turned once, to say thank you. One spot on {hero}’s hand was warm. It stayed warm. {refrain.last}`,
        `“I can do it,” said {hero}. Ten small steps in the dark. Then open hands.

And there it went.

{refrain.last}

+ {Friend} clapped, far back. “You did it!” “I did,” said {hero}. The dark was soft now. It was only the night’s blanket.`,
      ],
    },
    return: [
      `Home was near. Home is always near. {Hero} got into bed and looked out.

There it was.

{refrain.last}

+ “Can you see it?” asked {elder}. “Yes,” said {hero}. “It’s in its bed. And I’m in mine.” {Friend} was in bed too.`,
      `{Friend} led the way home. Into bed went {hero}. One hand still felt warm.

{refrain.last}

+ “Where is it now?” asked {elder}. {Hero} pointed. Far off, very small, it waved. It had no hands. But {hero} knew it waved.`,
    ],
  },
  middle: {
    want: [
      `{Hero} only went out to fetch one forgotten mitten. The mitten was not there. In its place, near the door, was {thing.a}, all by itself. It {thing.does}.

“Oh,” said {hero}, could think of nothing else, and said it again. {Friend} came to look and forgot about supper.

+ “Does it belong to somebody?” asked {friend}.

+ {Hero} looked left and right. There was nobody. “Perhaps it belongs to whoever finds it,” said {hero}, and held out two hands. It came straight in, as if it had been waiting to be asked.`,
      `Just before bedtime there was a small something at the window. {Friend} thought it was a raindrop. {Elder} thought it was late. But {hero} opened the window a crack, and in came {thing.a}, quite lost. It {thing.does}.

{Hero} had never wanted to keep anything so much.

+ “I’ll look after it,” said {hero}. “It can have my second-best pillow. It can have half my name.” {Friend} moved along the windowsill. All three sat there, looking at each other, and nobody was in a hurry.`,
    ],
    obstacle: [
      `But after a while {thing} grew faint. {Hero} tried holding it closer. It grew fainter. {Hero.he} tried a lullaby, and {friend} tried a joke about a cheese.

“It’s not ill,” said {hero} at last. “It’s homesick. It comes from {place}, I’m sure. We must take it there. Tonight.”

+ “I did hope that it could stay,” said {friend}.

+ “So did I,” said {hero}. It was a hard thing to have been wrong about. {Elder} found the warm scarf and tied it twice round, and asked only that they be back for bed.`,
      `{Hero} made a nest for it out of a hat and three socks. It was a very good nest. But {thing} lay in the middle of it and grew faint, like a song when the door is closing.

“It’s looking that way,” said {friend}. “Towards {place}.” So it was. “Then that’s where we’re going,” said {hero}.

+ They went on soft feet past {elder}, who was not asleep, and who had put two biscuits by the door. One was for {hero} and the other was for {friend}. {Thing}, it seemed, did not eat biscuits.`,
    ],
    try1: [
      `The first way went uphill, and the wind was coming down it. It pulled at their ears. It turned {friend} right round, twice. {Hero} curled up over {thing} like a snail shell and took one step, and the wind took it back.

“This way’s in use,” said {friend}. So they let the wind push them down again.

+ At the bottom they looked at each other. The wind had combed {hero} backwards, and {friend} had a leaf on the nose and had not noticed. They had to sit down until they had finished laughing, and {thing} shook a little too.`,
      `They took the bright way first, where every lamp was on. But with so much light about, {thing} could hardly be found. It crept under {hero}’s arm and would not come out.

“Too bright,” said {hero}, with both eyes shut. “Where are you?” called {friend}. “I’ve walked into a post. I beg your pardon, post.”

+ They found their way back by feeling along the fence, giggling at every plank. Once they were in the dark, {thing} peeped out again. {refrain}`,
    ],
    try2: [
      `{Helper} was just setting out with a flask of something hot. “I know where that one lives,” said {helper}. “Along there, and then no more talking. They don’t like noise.”

The last part was dark and very quiet. {Friend} stopped where the path grew narrow. “It’s just wide enough for one,” whispered {friend}.

+ So {hero} went on alone, one step, two steps, with {thing} between two hands. It was not so bad. Behind was {friend}, breathing, and ahead the quiet was opening, a little at a time, like a door.`,
      `They asked {helper}, who was sitting on a stool in the dark. “You can’t see the way,” said {helper}, “but you can hear it. Go where it’s quietest.”

They went where there was less and less to hear. There {friend} stopped. “You go the last bit,” said {friend}. “I’ll stay here and be the way back.”

+ {Hero} took five steps into the dark, and counted them. The dark did nothing. It only stood there and held everything up. {refrain}`,
    ],
    turn: {
      nature: [
        `Here it was. {Hero} knew it, because {thing} knew. It was pressing softly against both hands, like a kitten at a door.

{Hero} had planned to say something. But it did not need words. {Hero.he} opened both hands, and it went up, and out, and home.

+ There were others there. They came from all sides, and the one they had brought was the happiest of them all, or perhaps that was {hero}. In the hollow of one hand a small warmth was left. It did not go away.`,
        `{Hero} held it up once more and looked. It had never been so beautiful as in this place, and it was not even trying. “You don’t fit on a shelf,” {hero.he} told it. “You fit here.”

Two hands opened. {Thing} rose, made one wide ring round {hero}, and was back where it belonged.

+ {Friend} came up on quiet feet. They watched for a long time. Now and then it dipped, over there, always twice, and {hero} understood. It was saying which one it was, so that they could find it again.`,
      ],
      courage: [
        `There were ten steps to go, and not one of them could be seen. {Hero} waited for somebody to say “you needn’t”. Nobody did. So {hero.he} put out one foot, and the ground was there. It was there every time.

At ten {hero} stopped and opened both hands.

+ For a moment nothing happened. Then it rose, and the whole dark had a middle. It went round {hero} once, so close that it touched one cheek, and where it had touched there was a warm spot, small as a freckle.`,
        `“I’m scared, but only in my knees,” {hero} told {thing}. “The rest of me is coming.” And the rest of {hero.him} went, and the knees had to go too. One step, and another, and another, until there were none left.

Then {hero} let go.

+ Up it went, and did what it did best, far better than it ever had indoors. {Hero} looked round. The dark steps were still just as dark. But they were {hero.his} steps now, and on the way back they hardly counted.`,
      ],
    },
    return: [
      `Going home was easy. The way seemed to remember them. {Elder} had left the door open by the width of one hand, and the bed was turned down.

{Hero} lay on one side and looked out of the window. Over there, far away, was {place}. And there, if you knew where to look, was a little movement.

+ “It’s there,” said {hero}.

+ “I see it,” said {friend}, who was looking at quite another spot, but it made no difference. {Elder} pulled the curtain only halfway, so that both sides could see each other.`,
      `{Hero} walked home with empty hands, and they did not feel empty. {Friend} took one of them. It was warm.

“Did you find where it lives?” asked {elder}, pulling up the blanket.

“Yes,” said {hero}. “It’s not far. You can feel it from here, when you lie like this.” And {hero.he} showed how, with one cheek on the pillow.

+ {Friend} lay like that. {Elder} bent down and tried it too, for a moment. It was true. Somewhere out there a small thing was at home, and so were they. {refrain.last}`,
    ],
  },
  big: {
    want: [
      `{Hero} had been sent out to bring in the washing, and came back with {thing.a} and no washing. It had been sitting under the line, quite lost, doing its best. It {thing.does}. This was not a thing that {hero.he} had ever seen anything do before.

“You can’t keep it in a peg bag,” said {friend}.

“I wasn’t going to,” said {hero}, who had been. “I’m going to keep it in my room.”

{Hero} cupped both hands round it. It weighed about as much as a good idea.

+ They looked it up. There was half a page about it, with a bad drawing, and a sentence which began “Little is known”. {Hero} liked that sentence very much. From now on a little more was going to be known, since one would be living on the shelf, between the pencils and the stone with the hole.`,
      `The evening had been ordinary right up to the moment of drawing the curtains. Then {friend} said “Don’t move,” in a voice that made everybody move. On the other side of the glass, a little out of breath, was {thing.a}.

{Hero} opened the window as slowly as a window can be opened. It came in. It {thing.does}. Then it settled down in {hero.his} hands as if they had been made to measure.

“It chose me,” said {hero}.

“You were in front,” said {friend}, but very softly.

+ There were, of course, people one could ask. There might be a rule about it. {Hero} thought of how sensible all those people were, and decided to ask them later, when it had perhaps been given a name. It had been in the room for three minutes, and already the room without it could hardly be imagined.`,
    ],
    obstacle: [
      `It was {friend} who noticed. “Was it always as pale as that?”

It had not been. {Hero} blew on it gently, and brought it a saucer of water, a leaf, and a button in case it was bored. With every kindness it grew a little fainter.

There is a moment when one knows a thing and has not yet agreed to know it. {Hero} had that moment, looking at the button. “It’s homesick,” said {hero}. “It wants to be in {place}. And I don’t think it can wait until tomorrow.”

+ “You could keep it one night,” said {friend}, not because it was a good idea, but because somebody ought to say it. {Hero} shook off the thought, and then had to shake it off again. After that {hero.he} put on two jumpers. {Elder}, asked for permission, looked into the hollow of those hands, and went to find a scarf.`,
      `{Hero} had read that wild things need quiet, and so everyone was quiet. They need warmth; there was a hot-water bottle. They need company, and {friend} lay down and was company, with great dedication, for half an hour.

It went on growing faint, like a lamp in a room where somebody has opened the curtains.

“Everything we give it is ours,” {hero} said at last. “It doesn’t want ours. It wants its own.” There was no need to ask where that was. It had been facing {place} from the start.

+ It was rather late, and rather dark, and {place} was by no means next door. {Hero} listed these facts aloud, to be fair to them. Then {hero.he} tucked {thing} into both hands and asked {friend} to see to the doors. “I’d have liked it to be mine,” {hero} said outside. “I know,” said {friend}. “It’s why it should be you.”`,
    ],
    try1: [
      `They took the way over the top, which was shorter by a third and had a view. What it also had was wind. There was no malice in it. It simply came from a long way off and had not expected to meet anyone.

{Hero} walked bent double over {thing}. {Friend} walked bent double over {hero}. From a distance they must have looked like a very slow piece of furniture. After a few minutes they noticed that they were going backwards.

+ “The view is good, though,” said {friend}, as they were blown past the start. They landed sitting down, combed the wrong way, and laughed until it hurt; and in {hero}’s hands there was a faint stir, as though somebody else had seen the joke. Shorter by a third, they agreed, was not the same as nearer. They would have to go round.`,
      `It stood to reason that one should take the lit road. They had not gone thirty steps along it before there were so many lights that nobody could tell what was a lamp, and what was a reflection of a lamp, and what was merely {friend}, being hopeful in front of a window.

{Thing} burrowed down between {hero}’s hands. It could not be seen any more. It could hardly be felt.

“It thinks that it’s day,” said {hero}. “We’ve brought it to the one place where it doesn’t show.”

+ They turned back, holding up a hat by way of a roof, and in doing so walked twice round the same fountain, or else round two fountains. {Friend} wished each of them good evening. Only when the last lamp was well behind them did something move in the hollow of those hands. Some things, {hero} thought, need a bit of dark, if only to be themselves in.`,
    ],
    try2: [
      `“Lost?” asked {helper}.

“Not us,” said {hero}, and opened both hands by a crack.

{Helper} took in the matter at a glance, and put down both bags. There was a path, it turned out, which was on no map, because the people who draw maps go home at six. It ran down where it was darkest. “The end of it’s for one,” said {helper}, “and no lamps. They’ll hear you coming. Let them.”

Where it narrowed, {friend} stepped aside. {Hero} went on.

+ It was remarkable how much dark there was, and how little of it did anything. {Hero} counted the steps at first. Then there was a bump in the path, and the count was lost, and after that there were only two hands, and what was in them, and a heart going at its own pace. “Still here,” said {friend}’s voice from behind, smaller every time, and exactly often enough.`,
      `They found {helper} in a patch of stillness, listening, with a cup of tea going cold. {Hero} began to explain. {Helper} held up one hand; not yet; there; and something very high and far away finished what it was saying.

“That’s them,” said {helper}. “They’ve been one short all evening. It’s down that way, past where you’d like to stop. The last bit is only wide enough for one.”

“Then I’ll be the way back,” said {friend}, and squeezed {hero}’s hand before letting go.

+ {Hero} had always supposed that the dark was a sort of wall. From inside it was more like water. You could not see through it, but you could go through it, and it closed again behind you without any fuss. Some way in, {hero.he} stopped to ask, quite quietly, whether this was brave or only stubborn. {Thing} stirred. It seemed to think that it would do.`,
    ],
    turn: {
      nature: [
        `So this was where they lived. There must have been a hundred of them, coming and going in the dark, about their business, and not one of them was faint. {Hero} stood and looked. Nobody had ever told {hero} the half of it.

In {hero}’s hands there was a flutter. It would have been easy to hold on a moment longer; it is always easy, and it is always one moment.

{Hero} opened both hands. “Go on,” said {hero}. “You’re late for supper.”

+ It did not look back, and {hero} was glad. Things that look back are not quite home. But it was altogether changed; what it had done at home had been a mumble, and this was the word. {Friend} arrived, and they watched till their feet were cold. On {hero}’s palm lay a trace of it, hardly a shimmer, which no washing ever quite took off.`,
        `{Hero} had meant to make a short speech, about friendship, and about visiting. Then {thing} lifted its head into the air of {place}, if that was its head, and the speech no longer seemed to be about anything.

Two hands opened. It did not leap up. It went slowly, like somebody walking through the rooms of their own house after a journey and touching each door.

“I thought that it was mine because I found it,” {hero} said. “But it hadn’t been lost until it found me.”

+ {Friend} thought that there was something in that. High up, the others closed round it, and for a breath you could not tell it from the rest. Then one of them drew a small loop and left it hanging. It drew it again. It was the sort of thing you could see from a long way off; from a window, say, if somebody left the curtains open.`,
      ],
      courage: [
        `The last twelve steps were the darkest, and there was nobody left to send. {Hero} did think of stopping there. It was nearly right. A small wild thing could surely manage twelve steps on its own.

But then they would have been its twelve steps, and it was tired.

“I don’t feel brave,” {hero} told it, “so I’ll just do it slowly.” And it could be done like that. At twelve, {hero.he} knelt and opened both hands.

+ It rose, and all round it others answered, near and far, till the dark had depth, like a lake when the wind has dropped. {Hero} looked behind. From this side one could see the twelve steps quite well. They were not long. A thread of something warm had stayed round {hero.his} wrist, and there it was still, on the way back, pointing over one shoulder to where it had come from.`,
        `There is a kind of dark in which you cannot tell if your eyes are shut, and {hero} tried it both ways. Somewhere behind stood {friend}. Somewhere ahead was the end. Between them was {hero}, who would have given a good deal to be in bed.

“Right,” said {hero}, to both feet. One of them went. The other, not wishing to be left alone, went too; and that, it turned out, was the whole of the secret.

At the end of the steps there was room. {Hero} let go.

+ It went up like a held breath. What it did then, it did so gladly that even the dark leaned in to look. {Hero} had expected to feel lighter by one small thing, and instead felt heavier by one, in the good way, like a pocket with a letter in it. When {friend} asked, later, how it had been, {hero} said, “Dark,” and smiled.`,
      ],
    },
    return: [
      `It is odd how a way grows shorter from being walked. They passed the wrong turning, and bowed to it. They passed the spot where they had laughed so much, and could not agree on which spot it was.

{Elder} was up, with a book upside down, and asked nothing until both had their feet in something warm. “And?” asked {elder}.

“It’s at home,” said {hero}. “You can see it from the bed, if you know.”

They turned the bed by a hand’s breadth. Now you could.

+ It was not much: a small stir, over towards {place}, that might have been anything at all to anyone else. {Hero} watched it. It was strange to have wanted to keep it on a shelf. This way there was so much more of it, and it would be there tomorrow, and nobody had to fetch it water.`,
      `They talked for half of the way home, and for the other half they did not need to. {Friend} carried the scarf. {Hero} carried nothing, with some care.

{Home} had kept their places. {Elder} made room on the edge of the bed and heard it all, the right way and the wrong one, and looked for a good while at {hero}’s open hands. “It must have been hard to let go,” said {elder}.

“Only before,” said {hero}. “Not after.”

+ Then {hero} lay down and turned to the window, and {friend} lay down and turned to {hero}. Out there in the dark of {place} somebody was where they belonged. One could not exactly see it, from this far. One felt it, as you feel, in a quiet room, with both eyes closed, that there is somebody else in it.`,
    ],
  },
};
