import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { anotherWith as inEnglish } from "#app/i18n/en/another-with.ts";
import { anotherWith as inSpanish } from "#app/i18n/es/another-with.ts";
import { DEFAULT_LANGUAGE, supported } from "#app/i18n/language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { StoryCard } from "./library-contract.ts";
import { anotherFrom } from "./origin-query.ts";

const ANOTHER_WITH = { es: inSpanish, en: inEnglish };

type AnotherLinkProps = { story: Pick<StoryCard, "id" | "people"> } & Pick<
  ComponentProps<typeof LinkButton>,
  "look" | "className" | "aria-describedby"
>;

/** Leads to another story with the people of this one; nothing where no name is sure, for the server would refuse it. */
export function AnotherLink({ story: { id, people }, ...rest }: AnotherLinkProps) {
  const { i18n } = useTranslation();
  if (!people) return null;
  return (
    <LinkButton {...rest} to={anotherFrom(id)}>
      {ANOTHER_WITH[supported(i18n.language) ?? DEFAULT_LANGUAGE](people)}
    </LinkButton>
  );
}
