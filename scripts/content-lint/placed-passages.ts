import type { Moral } from "#storyteller/plot/morals.ts";
import { type Beat, isToldIn, PLOT_BEATS, type Skeleton } from "#storyteller/plot/skeletons.ts";
import type { Passage } from "#storyteller/scenes/passage.ts";
import { BANDS, type Band, GENRES, type Genre, type Language } from "#storyteller/story-request.ts";
import type { ContentFolder, Finding } from "./content-folder.ts";

/** What a frame is, beside the beats. */
export type FrameKind =
  | "aside"
  | "join"
  | "act"
  | "pet"
  | "homecoming"
  | "creature"
  | "spelling"
  | "place"
  | "continuation"
  | "topic";

/** One passage and all that decides when it is told. */
export type Placed = {
  where: string;
  language: Language;
  passage: Passage;
  beat: Beat | FrameKind;
  /** Absent where every register may have it. */
  band?: Band;
  plot?: string;
  moral?: Moral;
  genre?: Genre | "any";
};

type Slot = Omit<Placed, "passage" | "where"> & { file: string; at: string };

const inSlot = ({ file, at, ...slot }: Slot, passages: readonly Passage[] | undefined): Placed[] =>
  (passages ?? []).map((passage, index) => ({
    ...slot,
    passage,
    where: `${slot.language}/${file} ${at} ${index + 1}`,
  }));

function plotPassages(folder: ContentFolder, language: Language): Placed[] {
  return Object.entries(folder.languages[language].plots).flatMap(([plot, tellings]) =>
    BANDS.flatMap((band) => [
      ...inSlot(
        { language, beat: "opening", band, plot, file: `plots/${plot}.json`, at: `openings.${band}` },
        tellings.openings?.[band],
      ),
      ...PLOT_BEATS.flatMap((beat) => {
        const slot = { language, beat, band, plot, file: `plots/${plot}.json` };
        if (beat !== "turn") return inSlot({ ...slot, at: `${band}.${beat}` }, tellings[band]?.[beat]);
        return Object.entries(tellings[band]?.turn ?? {}).flatMap(([moral, passages]) =>
          inSlot({ ...slot, moral: moral as Moral, at: `${band}.turn.${moral}` }, passages),
        );
      }),
    ]),
  );
}

function sharedPassages(folder: ContentFolder, language: Language): Placed[] {
  const { openings, meetings, ways, pauses, winddowns, frames } = folder.languages[language];
  const byBand = (
    beat: Placed["beat"],
    file: string,
    at: string,
    lists: Partial<Record<Band, readonly Passage[]>>,
    genre?: Genre | "any",
  ) => BANDS.flatMap((band) => inSlot({ language, beat, band, genre, file, at: `${at}${band}` }, lists[band]));
  const unbound = (beat: FrameKind, at: string, passages: readonly Passage[]) =>
    inSlot({ language, beat, file: "frames.json", at }, passages);
  return [
    ...(["any", ...GENRES] as const).flatMap((genre) => [
      ...byBand("opening", "openings.json", `${genre}.`, openings[genre], genre),
      ...byBand("meeting", "meetings.json", `${genre}.`, meetings[genre], genre),
    ]),
    ...byBand("way", "ways.json", "", ways),
    ...byBand("pause", "pauses.json", "", pauses),
    ...byBand("winddown", "winddowns.json", "", winddowns),
    ...byBand("aside", "frames.json", "asides.", frames.asides),
    ...byBand("act", "frames.json", "acts.", frames.acts),
    ...unbound("act", "actsInTales.little", frames.actsInTales.little),
    ...unbound("act", "actsInTales.older", frames.actsInTales.older),
    ...byBand("continuation", "frames.json", "continuations.", frames.continuations),
    ...unbound("join", "joins.one", frames.joins.one),
    ...unbound("join", "joins.several", frames.joins.several),
    ...unbound("homecoming", "homecomings.one", frames.homecomings.one),
    ...unbound("homecoming", "homecomings.several", frames.homecomings.several),
    ...unbound("pet", "pets.joins.little", frames.pets.joins.little),
    ...unbound("pet", "pets.joins.older", frames.pets.joins.older),
    ...unbound("pet", "pets.acts.little", frames.pets.acts.little),
    ...unbound("pet", "pets.acts.older", frames.pets.acts.older),
    ...unbound("pet", "pets.homecomings", frames.pets.homecomings),
    ...unbound("creature", "creatures.first.little", frames.creatures.first.little),
    ...unbound("creature", "creatures.first.older", frames.creatures.first.older),
    ...unbound("creature", "creatures.feelings", frames.creatures.feelings),
    ...unbound("creature", "creatures.asleep", frames.creatures.asleep),
    ...unbound("spelling", "spellings.little", frames.spellings.little),
    ...unbound("spelling", "spellings.older", frames.spellings.older),
    ...unbound("place", "places.little", frames.places.little),
    ...unbound("place", "places.older", frames.places.older),
  ];
}

const TOPIC_PARTS = ["first", "later", "last"] as const;

function topicPassages(folder: ContentFolder, language: Language): Placed[] {
  return Object.entries(folder.languages[language].topics).flatMap(([id, { little, older }]) =>
    TOPIC_PARTS.flatMap((part) => [
      ...inSlot({ language, beat: "topic", band: "little", file: "topics", at: `${id}.little.${part}` }, little[part]),
      ...inSlot({ language, beat: "topic", band: "middle", file: "topics", at: `${id}.older.${part}` }, older[part]),
    ]),
  );
}

/** Every passage of a language. */
export function placedPassages(folder: ContentFolder, language: Language): Placed[] {
  return [...plotPassages(folder, language), ...sharedPassages(folder, language), ...topicPassages(folder, language)];
}

/** What a plot lacks in a language: a beat, a moral, a title, or a skeleton of its own. */
export function missingIn(folder: ContentFolder, language: Language): Finding[] {
  const { plots } = folder.languages[language];
  const unknown = Object.keys(plots).filter((plot) => !folder.skeletons[plot]);
  const missing: Finding[] = unknown.map((plot) => ({
    where: `${language}/plots/${plot}.json`,
    what: "no skeleton has this name",
  }));
  for (const [plot, skeleton] of Object.entries(folder.skeletons))
    missing.push(...missingInPlot(folder, language, plot, skeleton));
  return missing;
}

function missingInPlot(folder: ContentFolder, language: Language, plot: string, skeleton: Skeleton): Finding[] {
  const where = `${language}/plots/${plot}.json`;
  const tellings = folder.languages[language].plots[plot];
  if (!tellings) return [{ where, what: "the plot is not told" }];
  const told = BANDS.filter((band) => isToldIn(skeleton, band));
  const needs: [string, readonly unknown[] | undefined][] = told.flatMap((band) => [
    ...PLOT_BEATS.filter((beat) => beat !== "turn").map((beat): [string, readonly unknown[] | undefined] => [
      `${band}.${beat}`,
      tellings[band]?.[beat],
    ]),
    ...skeleton.morals.map((moral): [string, readonly unknown[] | undefined] => [
      `${band}.turn.${moral}`,
      tellings[band]?.turn[moral],
    ]),
  ]);
  if (told.some((band) => band !== "big")) needs.push(["refrains", tellings.refrains]);
  needs.push(["titles", tellings.titles]);
  return needs
    .filter(([, list]) => !list?.length)
    .map(([at]) => ({ where: `${where} ${at}`, what: "nothing to tell here" }));
}
