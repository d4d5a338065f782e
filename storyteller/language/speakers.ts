/**
 * A sentence has ended and a dash opens another one: somebody else begins to speak. Not so where the dash opens a remark of
 * the narrator's, «—No. —Se levantó—. Ya voy.»: that one is closed by a dash before a stop or a comma.
 */
const NEXT_SPEAKER = /(?<=[.!?…»])\s+(?=—[¿¡«]?\p{Lu})(?!—[^—]*—[.,;:])/gu;

/** The same paragraph as lines, one for each speaker, as Spanish dialogue is set (RAE, Ortografía, raya 3.1). */
export function linesBySpeaker(paragraph: string): string[] {
  return paragraph.split(NEXT_SPEAKER);
}
