import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Moon } from "#app/ui/drawings/moon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { AGE } from "./contract.ts";

const AGES = Array.from({ length: AGE.max - AGE.min + 1 }, (_, index) => AGE.min + index);
const phaseOf = (age: number) => (age - AGE.min) / (AGE.max - AGE.min);

/** The listener's age as a waxing moon: thin at two, full at ten. The browser's own slider carries it. */
export function AgeSlider({ age, onChange }: { age: number; onChange: (age: number) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="age">
      <label htmlFor={id} className="question">
        {t("stories.create.age")}
      </label>
      <div className="age-number">
        <IconButton
          icon="minus"
          label={t("stories.create.younger")}
          disabled={age === AGE.min}
          onClick={() => onChange(age - 1)}
        />
        <p aria-hidden="true">
          <span>{age}</span> {t("stories.create.years")}
        </p>
        <IconButton
          icon="plus"
          label={t("stories.create.older")}
          disabled={age === AGE.max}
          onClick={() => onChange(age + 1)}
        />
      </div>
      <div className="age-track">
        <div className="age-moons" aria-hidden="true">
          {AGES.map((each) => (
            <span key={each} className="age-moon" data-reached={each < age} data-now={each === age}>
              <Moon phase={phaseOf(each)} size={each === age ? 34 : 14} craters={each === age} dark="#2A3C70" />
            </span>
          ))}
        </div>
        <input
          id={id}
          type="range"
          min={AGE.min}
          max={AGE.max}
          step={1}
          value={age}
          aria-valuetext={t("stories.create.ageValue", { age })}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}
