import { CREATURE_IDS } from "#storyteller/request/creatures.ts";
import { CHILD } from "#storyteller/scenes/bodies.ts";
import { ANY_VEHICLE } from "#storyteller/scenes/tale.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { ContentFolder, Finding } from "./content-folder.ts";
import { guardFaults, harshWord } from "./passage-rules.ts";

/** What is wrong with the bodies of creatures: each creature that may be asked for has one, and one only. */
export function faultsOfBodies({ languages }: ContentFolder, language: Language): Finding[] {
  const { bodies } = languages[language];
  const wanted = new Set([...CREATURE_IDS, CHILD, ANY_VEHICLE]);
  const embodied = bodies.flatMap(({ creatures }) => creatures);
  const where = `${language}/bodies.json`;
  const missing = [...wanted].filter((id) => !embodied.includes(id)).map((id) => `"${id}" has no body`);
  const others = embodied.filter((id, at) => !wanted.has(id) || embodied.indexOf(id) !== at);
  const ofWords = bodies.flatMap(({ creatures: [id], homes, says }) => {
    const lines = [...homes.map(({ text }) => text), ...Object.values(says).flat()];
    const harsh = harshWord(lines.join("\n"));
    const paragraphs = lines.map((text) => ({ text, extra: false }));
    return [
      ...(harsh ? [`«${harsh}» is not for this hour`] : []),
      ...guardFaults(paragraphs, { language, band: "little", isOfLoss: false }),
      ...(language === "es" && homes.some(({ gender }) => gender === undefined) ? ["a home without gender"] : []),
    ].map((what) => ({ where: `${where} ${id}`, what }));
  });
  const ofIds = [...missing, ...others.map((id) => `"${id}" is no creature, or has two bodies`)];
  return [...ofIds.map((what) => ({ where, what })), ...ofWords];
}
