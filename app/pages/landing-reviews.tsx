import { useTranslation } from "react-i18next";
import { Moon } from "#app/ui/drawings/moon.tsx";
import { Trail } from "#app/ui/drawings/trail.tsx";
import { LANDING_TRAIL } from "./landing-trail.ts";

/** The moon waxes from one reader to the next. */
const REVIEWS = [
  { name: "first", phase: 0 },
  { name: "second", phase: 0.42 },
  { name: "third", phase: 1 },
] as const;

/** What three readers say, by first names. Their words are samples that a host replaces. */
export function LandingReviews() {
  const { t } = useTranslation();
  return (
    <section className="landing-part reviews" aria-labelledby="reviews-heading">
      <Trail way={LANDING_TRAIL.reviews} />
      <h2 id="reviews-heading">{t("landing.reviews.heading")}</h2>
      <div className="reviews-row">
        {REVIEWS.map(({ name, phase }) => (
          <figure key={name} className="review">
            <blockquote>
              <p>{t(`landing.reviews.${name}.text`)}</p>
            </blockquote>
            <figcaption>
              <Moon size={18} phase={phase} craters={false} dark="var(--tile-lit)" />
              {t(`landing.reviews.${name}.name`)}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
