import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/drawings/icons.tsx";
import type { ToldBy } from "./contract.ts";

type StoryTellerProps = {
  /** Null where nobody here told the text. */
  storyteller: ToldBy | null;
  /** The listener's age, or null when nobody knows it any more. */
  age: number | null;
  children?: ReactNode;
};

/** Who told a story, for whom. */
export function StoryTeller({ storyteller, age, children }: StoryTellerProps) {
  const { t } = useTranslation();
  const { kind, name } = storyteller ?? { kind: "outside", name: "" };
  const words = {
    builtin: () => (age === null ? t("library.reader.toldByHouse") : t("stories.telling.toldByHouse", { age })),
    model: () =>
      age === null ? t("library.reader.toldByModel", { name }) : t("stories.telling.toldByModel", { age, name }),
    outside: () => t("library.reader.fromOutside"),
  };
  return (
    <p className="story-teller">
      <Icon name="info" size={20} />
      <span>
        {words[kind]()} {children}
      </span>
    </p>
  );
}
