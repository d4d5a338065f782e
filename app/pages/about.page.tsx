import { useTranslation } from "react-i18next";
import { useActionData } from "react-router";
import { contactAction } from "#app/contact/contact-action.ts";
import { ContactForm } from "#app/contact/contact-form.tsx";
import { PRODUCT_NAME } from "#app/product.ts";
import { QuietSky } from "#app/ui/drawings/quiet-sky.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";

const PARAGRAPHS = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

export const action = contactAction;

/** Who makes this and why, and a way to write to them. */
export default function AboutPage() {
  const { t } = useTranslation();
  const letter = useActionData<typeof action>();
  return (
    <main id="content" className="reading about">
      <PageTitle>{`${t("about.title")} · ${PRODUCT_NAME}`}</PageTitle>
      <PageDescription>{t("about.description")}</PageDescription>
      <QuietSky />
      <div className="about-text">
        <h1 tabIndex={-1}>{t("about.heading")}</h1>
        {PARAGRAPHS.map((name) => (
          <p key={name}>{t(`about.paragraphs.${name}`)}</p>
        ))}
      </div>
      <div className="about-contact">
        <ContactForm result={letter} />
      </div>
    </main>
  );
}
