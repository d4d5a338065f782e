import { useTranslation } from "react-i18next";
import { ContactForm } from "#app/contact/contact-form.tsx";
import { PRODUCT_NAME } from "#app/product.ts";
import { Trail } from "#app/ui/drawings/trail.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { LandingFeatures } from "./landing-features.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { LandingReviews } from "./landing-reviews.tsx";
import { LANDING_TRAIL } from "./landing-trail.ts";

type LandingProps = {
  /** A wrong address led here: the visitor is told so, above everything else. */
  isMissing?: boolean;
  /** What became of the letter that was just sent from here. */
  letter?: Parameters<typeof ContactForm>[0]["result"];
};

/** The first page. It falls asleep on the way down: from the lit house to the same house with its window dark. */
export function Landing({ isMissing = false, letter }: LandingProps) {
  const { t } = useTranslation();
  return (
    <main id="content" className="landing">
      <PageTitle>{`${t(isMissing ? "landing.missingTitle" : "landing.title")} · ${PRODUCT_NAME}`}</PageTitle>
      <PageDescription>{t("landing.description")}</PageDescription>
      <LandingHero isMissing={isMissing} />
      <LandingFeatures />
      <LandingReviews />
      <div className="landing-part landing-contact">
        <Trail way={LANDING_TRAIL.contact} />
        <ContactForm result={letter} postTo={isMissing ? "/?index" : undefined} />
      </div>
      <Trail way={LANDING_TRAIL.home} className="trail-home" />
    </main>
  );
}
