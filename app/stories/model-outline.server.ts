import type { Cast, Entity } from "#storyteller/language/entity.ts";
import type { Moral } from "#storyteller/plot/morals.ts";
import { PLOT_BEATS, SKELETONS } from "#storyteller/plot/skeletons.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import type { ModelOutline } from "./model-outline.ts";

/** What an outline says to those who write our own passages is nothing to a model. */
const ASIDE_FOR_AUTHORS = /\s*\([^()]*\b(?:passages?|beats?|[Ww]rite|[Nn]ever)\b[^()]*\)/g;
const SENTENCE_FOR_AUTHORS = /[^.]*\b(?:passages?|beats?)\b[^.]*\./g;

/** «turn: kindness: …; courage: …» holds a turn for each moral: the one that is meant, or all of it. */
function turnFor(turn: string, moral: Moral): string {
  const own = new RegExp(`\\b${moral}: (.*?)(?=; \\w+: |\\. |$)`).exec(turn)?.[1];
  const first = /\b[a-z]+: /.exec(turn)?.index ?? 0;
  return own === undefined ? turn : `${turn.slice(0, first)}${own}.`;
}

const FORMS: Readonly<Record<string, RegExp>> = {
  noise: /\{noise\.\w+\}/g,
  fear: /\{fear\}/g,
  does: /\{thing\.does\}/g,
};

/** The outline of a story that has been planned. */
export function outlineOf(spec: StorySpec): ModelOutline {
  const { cast, moral, voice, isContinued } = spec;
  const { after } = SKELETONS[spec.plot];
  const steps = PLOT_BEATS.map((beat) =>
    (beat === "turn" ? turnFor(after.turn, moral) : after[beat])
      .replace(ASIDE_FOR_AUTHORS, "")
      .replace(SENTENCE_FOR_AUTHORS, "")
      .trim()
      .replace(FORMS.noise as RegExp, cast.noise?.cause ?? "a small sound")
      .replace(FORMS.fear as RegExp, cast.fear?.text ?? "one thing")
      .replace(FORMS.does as RegExp, cast.thing.does ?? "something gentle"),
  );
  return {
    steps,
    moral,
    hasRefrain: voice.hasRefrain,
    cast: castOf(cast),
    goesOn: isContinued,
  };
}

function castOf({ helper, place, thing, home, light }: Cast): ModelOutline["cast"] {
  const words = ({ text }: Entity) => text;
  const deed = thing.does ? `${words(thing)} (it ${thing.does})` : words(thing);
  return { helper: words(helper), place: words(place), thing: deed, home: words(home), light: words(light) };
}
