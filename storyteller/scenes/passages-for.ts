import type { Beat } from "#storyteller/plot/skeletons.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import type { LanguageContent } from "./language-content.ts";
import type { Passage } from "./passage.ts";

/** The passages that may be told at a beat of a story; none where its register does not have that beat. */
export function passagesFor(
  beat: Beat,
  { band, genre, plot, moral }: Pick<StorySpec, "band" | "genre" | "plot" | "moral">,
  content: LanguageContent,
): readonly Passage[] {
  const own = content.plots[plot][band];
  switch (beat) {
    case "opening":
      return content.plots[plot].openings?.[band] ?? [...content.openings.any[band], ...content.openings[genre][band]];
    case "meeting":
      return band === "little" ? [] : [...content.meetings.any[band], ...content.meetings[genre][band]];
    case "way":
      return band === "little" ? [] : content.ways[band];
    case "pause":
      return band === "little" ? [] : content.pauses[band];
    case "winddown":
      return content.winddowns[band];
    case "turn":
      return own?.turn[moral] ?? [];
    default:
      return own?.[beat] ?? [];
  }
}
