/**
 * A sentence has ended and a dash opens another one: somebody else begins to speak. Not so where the dash opens a remark of
 * the narrator's, «—No. —Se levantó—. Ya voy.»: that one is closed by a dash before a stop or a comma.
 */
const NEXT_SPEAKER = /(?<=[.!?…»])\s+(?=—[¿¡«]?\p{Lu})(?!—[^—]*—[.,;:])/gu;

/** Stands where somebody has spoken and the story goes on: no reader hears otherwise that the next sentence is not spoken too. */
export const SPEECH_IS_OVER = "\u2029";

/** The same paragraph as lines, one for each speaker, as Spanish dialogue is set (RAE, Ortografía, raya 3.1). */
export function linesBySpeaker(paragraph: string): string[] {
  return paragraph.split(SPEECH_IS_OVER).flatMap((part) => part.split(NEXT_SPEAKER));
}

/** Whether what a dash has opened still goes on at the end: «—Ven», and not «—Ven —dijo Alex». */
export function endsInSpeech(text: string): boolean {
  const last = linesBySpeaker(text).at(-1) ?? "";
  return last.startsWith("—") && (last.match(/—/g) ?? []).length % 2 === 1;
}
