import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { askForHelpPlaces, numberIn } from "./help-client.ts";
import type { CountryHelp, HelpPlaces } from "./help-contract.ts";

/**
 * A few words for the adult, outside the story: the wish spoke of harm to oneself or to a child. Whom to turn to is asked
 * for only now, so that no page of anybody else carries it.
 */
export function AdultNote({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [places, setPlaces] = useState<HelpPlaces | null>(null);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const leaving = new AbortController();
    void askForHelpPlaces(leaving.signal).then((found) => !leaving.signal.aborted && setPlaces(found));
    return () => leaving.abort();
  }, []);

  return (
    <aside className="adult-note" aria-label={t("safety.note.label")}>
      <h2 ref={heading} tabIndex={-1}>
        {t("safety.note.heading")}
      </h2>
      <p>{t("safety.note.story")}</p>
      <p>{t("safety.note.listen")}</p>
      {places && <Places {...places} />}
      <p>{t("safety.note.danger")}</p>
      <p className="adult-note-kept">
        <span>{t("safety.note.notKept")}</span>
        <Button look="quiet" onClick={onHide}>
          {t("safety.note.hide")}
        </Button>
      </p>
    </aside>
  );
}

/** The visitor's own country stands open; the others, which a browser may be wrong about, are one press away. */
export function Places({ country, help }: HelpPlaces) {
  const { t } = useTranslation();
  const here = help.find((each) => each.country === country);
  const others = help.filter((each) => each !== here);
  return (
    <div className="adult-note-places">
      <p>{t("safety.note.places")}</p>
      {here && <Countries of={[here]} />}
      {others.length > 0 && (
        <details>
          <summary>{t(here ? "safety.note.elsewhere" : "safety.note.byCountry")}</summary>
          <Countries of={others} />
        </details>
      )}
    </div>
  );
}

function Countries({ of }: { of: readonly CountryHelp[] }) {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: "region" });
  const named = of.map((each) => ({ ...each, name: names.of(each.country) ?? each.country }));
  return (
    <dl>
      {named
        .sort((one, other) => one.name.localeCompare(other.name, i18n.language))
        .map(({ country, name, places }) => (
          <div key={country}>
            <dt>{name}</dt>
            {places.map((place) => (
              <dd key={place}>
                <Place place={place} />
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

function Place({ place }: { place: string }) {
  const number = numberIn(place);
  return number ? <a href={`tel:${number}`}>{place}</a> : place;
}
