import type { ToldBy } from "./contract.ts";

/** Who told a saved story, in its columns. */
type TellerColumns = { storyteller_kind: ToldBy["kind"] | "outside"; storyteller_name: string };

/** The columns of a story that somebody here told, or nobody did. */
export const tellerColumnsOf = (storyteller: ToldBy | null): TellerColumns => ({
  storyteller_kind: storyteller?.kind ?? "outside",
  storyteller_name: storyteller?.name ?? "",
});

/** Who told the story of these columns; null when nobody here has told its text. */
export const tellerIn = ({ storyteller_kind: kind, storyteller_name: name }: TellerColumns): ToldBy | null =>
  kind === "outside" ? null : { kind, name };
