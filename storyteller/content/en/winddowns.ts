import type { SharedTellings } from "#storyteller/scenes/passage.ts";

export const winddowns: SharedTellings["winddowns"] = {
  little: [
    `{Light} is on, very low. {Hero} lies here. {Friend} lies here.

+ Good night, feet. Good night, hands. Good night, nose and ears. Good night, door and floor. Good night, big dark sky. Hush now.

The eyes close. All is soft. Sleep.`,
    `{Light} glowed like a small moon. {Hero} gave one yawn. {Friend} gave one too.

+ The yawn went to the chair. The yawn went to the door. It went all round the room. Then it lay down.

Hush, {hero}. Hush and rest.`,
    `The blanket goes up. The head goes down. {Friend} is near.

+ In goes a breath, slow, slow. Out goes a breath, slow, slow. In, like a wave. Out, like a wave. {Light} breathes too.

{Light} is small. {Hero} is warm. {Hero} sleeps.`,
    `Who is in bed now: {hero} is in bed. {Friend} is in bed.

+ The day is in bed too. It has a blanket of dark. It has the moon for a lamp. It tucks in its toes.

{Light} keeps watch. Good night, {hero}. Sleep.`,
    `One little light, and that is {light}. One little {hero}. One little breath.

+ {Friend} has a dream already. It is a soft one. There is room in it. It rocks a bit, like a boat. Come in, {hero}.

Softly, softly. Off to sleep.`,
  ],
  middle: [
    `{Light} was burning low, the way it had at the start of the evening. It drew a small gold ring on the ceiling. {Hero} looked at the ring, and the ring looked back.

+ {Friend} lay close, warm all down one side. Outside, the dark went softly round the walls, trying the corners, finding them all in order. There was nothing left to do. There was nothing left to carry. Even the clock had lowered its voice.

The ring grew a little smaller. {Hero} breathed in. {Hero} breathed out. The pillow knew the way. And so they slept.`,
    `First {hero}’s feet grew heavy. Then the knees did, and then the hands, one after the other, like people leaving a party and saying thank you.

+ {Friend} had gone on ahead. One could hear it by the breathing: in, and a small wait, and out. {Hero} tried it the same way. In, and a small wait. Out. It was like being pushed on a very slow swing.

{Light} stayed on for the two of them. It shone on one ear. It shone on the blanket’s edge. It did not mind. Everything was quiet. Everything lay still.`,
    `{Home} was putting itself to bed. A board stretched, and lay down. A curtain let out its breath. In its own corner {light} made itself small, and stayed.

+ {Hero} listened to it all from under the blanket, with {friend} curled up against one arm. A drawer was asleep. The cups were asleep, upside down. A last little sound ran along the wall, looking for its bed, and found it, and was gone.

Now it was warm. Now it was dark, and gold in one spot. {Hero} closed both eyes. {Friend} sighed. Then there was only sleep.`,
    `{Hero} lay on the good side, and {friend} lay on the other, which was just as good. Between them was a small warm valley, and it belonged to both.

+ {Light} laid its glow over the blanket, over all the hills and hollows, as far as the feet. It was like a land seen from high up, in the evening, when everyone has come in and the gates are shut.

Nobody was out and about in it any more. Nobody had to be. The blanket hills rose and fell, rose and fell. {Hero} sank into the soft. Goodnight, they breathed, and slept.`,
    `“Goodnight,” said {hero}. “Goodnight,” said {friend}. After that they said it once again, but only with the breath, so that it hardly counted as talking.

+ There was a thought that {hero} had wanted to think. It had been a nice one. It floated by, a little way off, like a duck on a pond, and {hero.he} let it swim. It would come back in the morning. The water closed behind it and was smooth.

{Light} blinked as slowly as a cat. The blanket was heavy and kind. One breath came, and then one more. The night held them all, and they slept.`,
  ],
  big: [
    `{Light} had been turned down until it was hardly more than a colour. It lay along the edge of the table and on one fold of the blanket, as it had before any of this began, and seemed to think that nothing had happened.

+ {Hero} lay and looked at it without needing to see it. {Friend} was there, a warm weight at one side, breathing like somebody who reads slowly and enjoys every line. Far off something creaked, decided against it, and was quiet. One by one the day’s small voices said what they had to say, and stopped.

There was no more to do. The pillow had grown deep. {Hero}’s hands had opened by themselves. A breath came in, like a boat. A breath went out. The light stayed where it was. And the boat, very gently, came to rest.`,
    `The evening went out of the room a little at a time, on its toes, like a guest who does not want to disturb anybody. It took the noises with it, the near ones first. It left {light}, because that was to stay.

+ {Hero} could feel the bed all the way down. It held up the heels, and the backs of the knees, and the long tired road between the shoulders. No part of {hero.him} had to hold up any other part. {Friend} had understood this at once, and lay there, quite limp, with an air of great good sense.

In the glow of the lamp a speck of dust was sinking. It sank without hurry. {Hero} watched it a little, and then less. The lids came down. It was warm. It was late. It was still.`,
    `There is a quiet that is only noise with a lid on it, and there is another kind. This was the other kind. It had come in after supper, found a place, and was now lying all over the floor like a large soft dog.

+ {Hero} let one hand hang down into it. In the other was a corner of the blanket, and next to that was {friend}, already half a mile out and drifting. Somewhere a tap finished a sentence. {Light} went on shining, in the manner of {light}, no more than was wanted and exactly where it was wanted.

The walls stood a bit closer now. The ceiling was only a paler dark. {Hero} thought of nothing, and it was comfortable there. Breath went over breath like water over sand. Slower. Softer. Then just sleep.`,
    `Later, when the cups were in their row and the last door had been pulled to, there was only {light}. It had a ring round it, as lamps do when one looks with nearly closed eyes. {Hero} was looking with nearly closed eyes.

+ {Friend} turned over, and the mattress passed it on, one slow wave from that side to this. After it came a smaller wave, and then the sea was flat. Some evenings have to be folded before they will go into the drawer. This one was folded already. It lay at the foot of the bed, quite neatly, with its edges in.

The ring grew wider. It took in the chair, and the window, and the hand on the blanket. It was all one gold. {Hero} breathed. {Friend} breathed. Nobody counted. The night was long, and it was theirs, and it was full of rest.`,
    `“Are we asleep yet,” murmured {friend}, without making it a question.

“Nearly,” said {hero}, from a long way down.

{Light} had drawn itself in for the night. It still reached the pillow, and the two shapes on it, and a bit of wall that had nothing on it and was restful to look at.

+ The legs had gone first. They were no longer anybody’s in particular. Then the day went, from its far end to this one: it lost its corners, then its colours, till there remained only its warmth, like a stone wall’s, after the sun has left. {Hero} lay against that. It was enough.

A breath. The dark leaned in and took the weight of things. Another breath, not so deep. Nothing was asked of anyone. It was good. It was quiet. They slept.`,
  ],
};
