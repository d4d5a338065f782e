import { useId } from "react";
import { useTranslation } from "react-i18next";
import { countGraphemes } from "#app/graphemes.ts";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { IDEAS_MAX_GRAPHEMES } from "./contract.ts";

const CHIPS = ["tooth", "school", "dark", "share", "dragon"] as const;

type IdeasFieldProps = { ideas: string; onChange: (ideas: string) => void };

/** Whether the ideas fit; longer ones stay in the box, and the field says so. */
export const ideasFit = (ideas: string) => countGraphemes(ideas) <= IDEAS_MAX_GRAPHEMES;

/** The parent's own words, with a counter and a few ideas to begin with. */
export function IdeasField({ ideas, onChange }: IdeasFieldProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const number = new Intl.NumberFormat(i18n.language, { useGrouping: false });
  const fits = ideasFit(ideas);
  const append = (chip: string) =>
    onChange(ideas.trim() === "" ? chip : `${ideas.trimEnd().replace(/[.,;]$/, "")}. ${chip}`);
  return (
    <div className="ideas">
      <div className="field">
        <label htmlFor={id} className="question">
          {t("stories.create.ideas")}
        </label>
        <textarea
          id={id}
          rows={3}
          value={ideas}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={!fits}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <p id={`${id}-hint`} className="field-hint ideas-hint">
          <span>{t("stories.create.ideasHint")}</span>
          <span>
            {t("stories.create.ideasCount", {
              used: number.format(countGraphemes(ideas)),
              max: number.format(IDEAS_MAX_GRAPHEMES),
            })}
          </span>
        </p>
      </div>
      <p id={`${id}-fault`} className="field-fault" role="alert">
        {!fits && (
          <>
            <Icon name="warn" size={20} />{" "}
            {t("stories.create.ideasTooLong", { max: number.format(IDEAS_MAX_GRAPHEMES) })}
          </>
        )}
      </p>
      <ul className="chips" aria-label={t("stories.create.chips")}>
        {CHIPS.map((chip) => (
          <li key={chip}>
            <button type="button" className="chip" onClick={() => append(t(`stories.create.chip.${chip}`))}>
              {t(`stories.create.chip.${chip}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
