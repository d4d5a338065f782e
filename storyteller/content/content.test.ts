import { expect, test } from "vitest";
import { english } from "#storyteller/content/en/tellings.ts";
import { spanish } from "#storyteller/content/es/tellings.ts";
import type { Cast, Entity } from "#storyteller/language/entity.ts";
import type { Gender } from "#storyteller/language/lexicon.ts";
import { countWords } from "#storyteller/language/measure.ts";
import { realise } from "#storyteller/language/realise.ts";
import { nounEntity } from "#storyteller/plot/people.ts";
import { PLOT_BEATS, PLOT_IDS, SKELETONS } from "#storyteller/plot/skeletons.ts";
import type { LanguageContent } from "#storyteller/scenes/language-content.ts";
import type { Passage } from "#storyteller/scenes/passage.ts";
import { BANDS, type Band, GENRES } from "#storyteller/story-request.ts";

type Placed = { where: string; passage: Passage; band: Band; noise: boolean; beat: string };

function placed(beat: string, where: string, band: Band, passages: readonly Passage[], noise = false): Placed[] {
  return passages.map((passage, at) => ({ where: `${where} #${at + 1}`, passage, band, noise, beat }));
}

function plotPassages(content: LanguageContent): Placed[] {
  return PLOT_IDS.flatMap((plot) =>
    BANDS.flatMap((band) => {
      const telling = content.plots[plot][band];
      const noise = plot === "night-noise";
      const beats = PLOT_BEATS.flatMap((beat) =>
        beat === "turn"
          ? SKELETONS[plot].morals.flatMap((moral) =>
              placed(beat, `${plot} ${band} turn ${moral}`, band, telling.turn[moral] ?? [], noise),
            )
          : placed(beat, `${plot} ${band} ${beat}`, band, telling[beat], noise),
      );
      return beats;
    }),
  );
}

function sharedPassages({ openings, meetings, winddowns }: LanguageContent): Placed[] {
  const byGenre = GENRES.flatMap((genre) => [
    ...BANDS.flatMap((band) => placed("opening", `opening ${genre} ${band}`, band, openings[genre][band])),
    ...(["middle", "big"] as const).flatMap((band) =>
      placed("meeting", `meeting ${genre} ${band}`, band, meetings[genre][band]),
    ),
  ]);
  return [...byGenre, ...BANDS.flatMap((band) => placed("winddown", `winddown ${band}`, band, winddowns[band]))];
}

const HEROES: readonly (Gender | undefined)[] = ["m", "f", undefined];

function casts(content: LanguageContent, band: Band, noise: boolean): Cast[] {
  const world = content.lexicon.worlds.Fantasy;
  const things = [...world.keepsakes, ...world.wilds];
  const friends: Entity[] = [
    ...HEROES.map((gender): Entity => ({ kind: "name", text: "Inés", gender })),
    ...content.lexicon.companions.slice(0, 3).map(nounEntity),
  ];
  return HEROES.flatMap((gender) =>
    friends.flatMap((friend, at) => ({
      hero: { kind: "name", text: "Noa", gender } as Entity,
      friend,
      helper: nounEntity(world.helpers[at % world.helpers.length] ?? { text: "" }),
      elder: { kind: "ready", ...content.lexicon.elders[at % content.lexicon.elders.length] } as Entity,
      home: nounEntity(world.homes[at % world.homes.length] ?? { text: "" }),
      place: nounEntity(world.places[at % world.places.length] ?? { text: "" }),
      light: nounEntity(world.lights[at % world.lights.length] ?? { text: "" }),
      thing: nounEntity(things[at % things.length] ?? { text: "" }),
      noise: noise ? world.noises[0] : undefined,
      refrain: band === "big" ? undefined : { line: "Poco a poco.", last: "Y ya está." },
    })),
  );
}

const PASSAGE_WORDS: Record<Band, { always: number; all: number }> = {
  little: { always: 25, all: 55 },
  middle: { always: 60, all: 105 },
  big: { always: 95, all: 160 },
};
/** An author may run over what the guide asks for by a third; beyond it, a short story could not be kept short. */
const TOLERANCE = 1.3;

const NEVER =
  /\b(?:suddenly|de pronto|de repente|moraleja|moral of|kill|dead\b|died|blood|knife|gun\b|mató|matar|muert|sangre|cuchillo|pistola|veneno|poison|monsters? ate|stupid|estúpid|tonto)/i;

for (const [name, content] of [
  ["Spanish", spanish],
  ["English", english],
] as const) {
  const all = [...plotPassages(content), ...sharedPassages(content)];

  test(`every ${name} passage can be told with any child, companion and thing`, () => {
    const faults = all.flatMap(({ where, passage, band, noise }) =>
      casts(content, band, noise).flatMap((cast) => {
        const realised = realise(passage, cast, content.grammar);
        if (!realised.ok) return [`${where}: ${realised.fault}`];
        const text = realised.paragraphs.map((paragraph) => paragraph.text).join("\n");
        return /[{}|]| {2}|undefined/.test(text) ? [`${where}: ${text}`] : [];
      }),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test(`${name} has something to tell for every plot, register, moral, genre and noise`, () => {
    const missing: string[] = [];
    const need = (where: string, list: readonly unknown[] | undefined) => list?.length || missing.push(where);
    for (const plot of PLOT_IDS) {
      need(`${plot} titles`, content.plots[plot].titles);
      need(`${plot} refrains`, content.plots[plot].refrains);
      for (const band of BANDS) {
        for (const beat of PLOT_BEATS)
          if (beat !== "turn") need(`${plot} ${band} ${beat}`, content.plots[plot][band][beat]);
        for (const moral of SKELETONS[plot].morals)
          need(`${plot} ${band} ${moral}`, content.plots[plot][band].turn[moral]);
      }
    }
    for (const genre of GENRES) {
      for (const band of BANDS) need(`opening ${genre} ${band}`, content.openings[genre][band]);
      for (const list of Object.values(content.lexicon.worlds[genre])) need(`${genre} world`, list);
      need(`meeting ${genre}`, content.meetings[genre].middle);
      need(`meeting ${genre}`, content.meetings[genre].big);
    }
    for (const band of BANDS) need(`winddown ${band}`, content.winddowns[band]);
    expect(missing).toEqual([]);
  });

  test(`no ${name} passage is much longer than its register allows`, () => {
    const long = all.flatMap(({ where, passage, band, noise }) => {
      const [cast] = casts(content, band, noise);
      const realised = cast && realise(passage, cast, content.grammar);
      if (!realised?.ok) return [];
      const words = (extras: boolean) =>
        realised.paragraphs
          .filter(({ extra }) => extras || !extra)
          .reduce((sum, { text }) => sum + countWords(text), 0);
      const limit = PASSAGE_WORDS[band];
      const over = words(false) > limit.always * TOLERANCE || words(true) > limit.all * TOLERANCE;
      return over ? [`${where}: ${words(false)} / ${words(true)} words`] : [];
    });
    expect(long).toEqual([]);
  });

  test(`${name} stories come home and fall asleep without raising their voice`, () => {
    const loud = all.filter(({ beat, passage }) => /^(?:return|winddown)$/.test(beat) && /[!¡]/.test(passage));
    expect(loud.map(({ where }) => where)).toEqual([]);
    const open = all.filter(({ beat, passage }) => beat === "winddown" && !passage.trim().endsWith("."));
    expect(open.map(({ where }) => where)).toEqual([]);
  });

  test(`nothing in ${name} frightens, and nobody preaches`, () => {
    const harsh = all
      .filter(({ passage }) => NEVER.test(passage))
      .map(({ where, passage }) => `${where}: ${NEVER.exec(passage)?.[0]}`);
    expect(harsh).toEqual([]);
  });

  test(`no ${name} passage or title is written twice, and a title has no full stop`, () => {
    const passages = all.map(({ passage }) => passage);
    expect(passages.filter((passage, at) => passages.indexOf(passage) !== at)).toEqual([]);
    const titles = PLOT_IDS.flatMap((plot) => content.plots[plot].titles);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at || title.endsWith("."))).toEqual([]);
  });

  test(`every ${name} title and refrain can be told`, () => {
    const faults = PLOT_IDS.flatMap((plot) => {
      const { titles, refrains } = content.plots[plot];
      const lines = [...titles, ...refrains.flatMap(({ line, last }) => [line, last])];
      return casts(content, "big", plot === "night-noise").flatMap((cast) =>
        lines.flatMap((line) => {
          const realised = realise(line, cast, content.grammar);
          return realised.ok ? [] : [`${plot} «${line}»: ${realised.fault}`];
        }),
      );
    });
    expect([...new Set(faults)]).toEqual([]);
  });
}
