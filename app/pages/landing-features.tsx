import { useTranslation } from "react-i18next";
import { Trail } from "#app/ui/drawings/trail.tsx";
import { BedVignette } from "#app/ui/drawings/vignette-bed.tsx";
import { CandleVignette } from "#app/ui/drawings/vignette-candle.tsx";
import { ShelfVignette } from "#app/ui/drawings/vignette-shelf.tsx";
import { LANDING_TRAIL } from "./landing-trail.ts";

const FEATURES = [
  { name: "spark", Picture: CandleVignette },
  { name: "vault", Picture: ShelfVignette },
  { name: "easy", Picture: BedVignette },
] as const;

/** What a visitor gets: three drawings, three short texts. */
export function LandingFeatures() {
  const { t } = useTranslation();
  return (
    <section id="features" className="landing-part features" aria-label={t("landing.down")} tabIndex={-1}>
      <Trail way={LANDING_TRAIL.features} />
      {FEATURES.map(({ name, Picture }) => (
        <div key={name} className="feature">
          <Picture />
          <div className="feature-words">
            <h2>{t(`landing.features.${name}.title`)}</h2>
            <p>{t(`landing.features.${name}.text`)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
