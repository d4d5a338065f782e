import type { Moral } from "#storyteller/plot/morals.ts";

/** The places in a story where a passage goes, in the order they are told. */
export const BEATS = ["opening", "want", "obstacle", "try1", "meeting", "try2", "turn", "return", "winddown"] as const;
export type Beat = (typeof BEATS)[number];

/** Beats that every plot tells in its own words; the others are shared by all plots. */
export const PLOT_BEATS = ["want", "obstacle", "try1", "try2", "turn", "return"] as const;
export type PlotBeat = (typeof PLOT_BEATS)[number];

export const PLOT_IDS = [
  "lost-and-found",
  "would-not-sleep",
  "helper-chain",
  "small-lie",
  "night-noise",
  "newcomer",
  "repair",
  "night-journey",
] as const;
export type PlotId = (typeof PLOT_IDS)[number];

/**
 * One plot: what has happened when each beat is over. Any passage of a beat may follow any passage of the beat before,
 * so a passage may rely on these sentences and on nothing else.
 */
export type Skeleton = {
  id: PlotId;
  /** Morals this plot can carry: each has its own turns. */
  morals: readonly Moral[];
  /** Which class of things the story's object is drawn from. */
  thing: "keepsake" | "wild";
  /** True after each beat. */
  after: Record<PlotBeat, string>;
  /** Tension at each beat, 0 calm to 1 tense. It ends low: a bedtime story does. */
  tension: Record<Beat, number>;
};

const GENTLE_RISE: Record<Beat, number> = {
  opening: 0.1,
  want: 0.2,
  obstacle: 0.45,
  try1: 0.5,
  meeting: 0.45,
  try2: 0.6,
  turn: 0.4,
  return: 0.2,
  winddown: 0,
};

export const SKELETONS: Record<PlotId, Skeleton> = {
  "lost-and-found": {
    id: "lost-and-found",
    morals: ["sharing", "kindness"],
    thing: "keepsake",
    after: {
      want: "It is nearly bedtime. The thing, which the hero has by the bed every night, is not in its place. The hero wants it back before sleeping.",
      obstacle:
        "The hero and the friend have looked through the whole home; nothing. A small clue (a trail, a sound, a crumb of light) leads outside, towards the place.",
      try1: "At the edge of the place they asked or looked in one wrong spot: it was something else, a little funny. Not found.",
      try2: "Deeper in the place, a second wrong guess. They are tired, close to giving up, still side by side. The clue is stronger now.",
      turn: "They find the helper, who has had the thing all along and needed it (something small, cold, dark or alone: the passage says what). The hero does something only the hero would do. Both are well: they agree how the thing will be shared (sharing) or how the helper will manage from now on (kindness). The hero may take the thing home.",
      return: "The hero, the friend and the thing are home again; the elder is told in a word or two; the bed is open.",
    },
    tension: GENTLE_RISE,
  },
  "would-not-sleep": {
    id: "would-not-sleep",
    morals: ["patience", "friendship"],
    thing: "keepsake",
    after: {
      want: "It is night. The friend cannot sleep, though everyone else is quiet, and so the hero cannot sleep either. The hero wants the friend to fall asleep.",
      obstacle:
        "The usual ways (water, another pillow, a song) have made it worse or funny: the friend is wider awake than before. The hero thinks the thing may help, and they go with it to the window, the stairs or the door.",
      try1: "First plan with the thing: too fast, too much or too loud. Did not work.",
      try2: "Second plan, in the place close by where it is quiet: they ask or watch how others fall asleep. Almost, but no.",
      turn: "The third try is different: the hero stops trying. The hero stays near, waits, breathes, listens (patience), or tells the friend what is on the hero's own mind and hears what the friend's worry was (friendship). The friend yawns.",
      return:
        "They are back in the room with the thing; the friend sleeps or nearly so; the hero's own eyes are heavy; the elder looks in.",
    },
    tension: GENTLE_RISE,
  },
  "helper-chain": {
    id: "helper-chain",
    morals: ["kindness", "gratitude"],
    thing: "keepsake",
    after: {
      want: "The hero has promised to take the thing to the helper, who waits for it in the place before the night is dark. Hero and friend set out.",
      obstacle:
        "The way is closed or too long (water, a gate, a climb: the passage says which) and they cannot pass alone.",
      try1: "Somebody small on the way needs help first. The hero stops and helps, losing time. That one goes along, or promises something.",
      try2: "A second one needs help, with something else. The hero helps again; it is late now and the helper is still waiting.",
      turn: "The ones who were helped come back and together open the way (kindness); or the hero remembers to thank each by name, and the thanks turns out to be what opens the way (gratitude). The thing is handed to the helper, who is glad and gives it back after using it, or gives a small light to go home with. The hero takes the thing home.",
      return:
        "Everyone goes home the short way; the hero, the friend and the thing are home; the elder has kept something warm.",
    },
    tension: GENTLE_RISE,
  },
  "small-lie": {
    id: "small-lie",
    morals: ["honesty", "forgiveness"],
    thing: "keepsake",
    after: {
      want: "The thing belongs to the elder, who has let the hero look at it but not take it down. The hero wanted to see it closer, just once.",
      obstacle:
        "By accident it has stopped working (it no longer does what it does). The elder asks, and the hero says a small untruth: that nothing happened, or that it was the wind.",
      try1: "The untruth needs a second one; the hero and the friend try to mend or hide it in secret, clumsily and a little funny. Worse.",
      try2: "They carry it secretly to the helper in the place, who could put it right, but the helper asks exactly the question the hero does not want to answer. The stomach feels small and heavy.",
      turn: "The hero goes to the elder and says what happened, in plain words (honesty): the elder had been waiting, and only the truth tells how to mend it. Or the elder, who once did the same, is sorry to have been cross, and both forgive (forgiveness). Together they mend the thing and it works again, perhaps a little differently.",
      return: "The thing is back in its place and may be looked at together; the hero feels light; it is bedtime.",
    },
    tension: GENTLE_RISE,
  },
  "night-noise": {
    id: "night-noise",
    morals: ["courage", "friendship"],
    thing: "keepsake",
    after: {
      want: "The hero is in bed and wants to sleep, but there is a noise: {noise.sound}. Nobody knows what it is.",
      obstacle:
        "The noise comes again. The hero and the friend imagine two or three things it could be, more funny than dreadful. With the thing in hand they decide to go and see, one small step at a time.",
      try1: "First step, inside the home: they look at one spot; it was something ordinary (the passage says what). The noise goes on.",
      try2: "Second step, outside, at the edge of the place: another guess, wrong again. The noise is close now. The hero's heart knocks, and the hero says so.",
      turn: "The hero takes the last step by the hero's own choice (courage), or holds out a hand and speaks to the noise kindly (friendship). The noise was {noise.cause}: glad of company, sorry to have woken anyone. They agree on a quieter way, or the hero now likes the sound.",
      return: "Home again with the thing; the sound is there, small and known, and no longer keeps anyone awake.",
    },
    tension: GENTLE_RISE,
  },
  newcomer: {
    id: "newcomer",
    morals: ["jealousy", "friendship"],
    thing: "keepsake",
    after: {
      want: "The helper has come to stay in the home or next door, new and small. Everyone looks at the newcomer. The hero wants things to be as before, with the friend and the thing for the hero alone.",
      obstacle:
        "The elder asks the hero to lend the thing to the newcomer for one night; the hero hides it instead (jealousy plot: feels a little stone inside).",
      try1: "The hero tries to play as always with the friend, apart from the newcomer: it is not as much fun as it should be.",
      try2: "The hero goes off to the place with the thing and without the newcomer, and finds that the best spot or game there needs one more.",
      turn: "The hero sees the newcomer alone and recognises the feeling (jealousy: says aloud what it is like; the elder or the friend shows that there is room). Or the hero invites the newcomer first (friendship). The three use the thing together, and something works that never worked with two.",
      return:
        "They go home together; there are three of something now (cushions, cups, shadows); the thing is placed where all can see it.",
    },
    tension: GENTLE_RISE,
  },
  repair: {
    id: "repair",
    morals: ["perseverance", "patience"],
    thing: "keepsake",
    after: {
      want: "The thing no longer does what it does, and without it the night feels unfinished. The hero wants to mend it.",
      obstacle:
        "The quick way (a shake, a knot, glue) does not work; a piece is missing, and that piece may be found in the place.",
      try1: "They look for the piece and bring back a wrong one. It does something odd and funny instead.",
      try2: "They try again, more carefully: nearly. It slips at the last moment. The hero wants to leave it.",
      turn: "The hero begins once more, smaller: one turn, one stitch, one breath at a time (perseverance); or leaves it to dry, settle, warm up, and waits without touching it (patience). The helper shows how, but it is the hero's hands that do it. The thing works again, with a mark where it was mended that makes it better.",
      return: "They carry it home carefully; the elder sees the mark and says it is the best part.",
    },
    tension: GENTLE_RISE,
  },
  "night-journey": {
    id: "night-journey",
    morals: ["nature", "courage"],
    thing: "wild",
    after: {
      want: "The hero finds the thing (a small wild wonder that has strayed: it does what {thing.does} says) near the home. It is lovely, and the hero would like to keep it.",
      obstacle:
        "In the hero's hands it grows faint: it misses where it belongs, which is the place. The hero decides to take it there tonight, with the friend.",
      try1: "The first way is wrong (too bright, too windy, too steep): they turn back a little, laughing at themselves.",
      try2: "They ask the helper, who knows the way, and the last part is dark and quiet; the hero has to carry the thing alone for some steps.",
      turn: "The hero opens the hands and lets it go (nature: understands that it is more beautiful there; courage: the last steps in the dark are the hero's own). It shines or moves as it should, and leaves the hero something small: a sign, a warmth, a way to find it again from the window.",
      return: "They go home easily; from the bed the hero can see or feel where it is.",
    },
    tension: GENTLE_RISE,
  },
};
