import type { LegalText } from "#app/i18n/legal-text.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import { QuietSky } from "#app/ui/drawings/quiet-sky.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";

/** A long text for reading: privacy, terms. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <main id="content" className="reading">
      <PageTitle>{`${text.title} · ${PRODUCT_NAME}`}</PageTitle>
      <PageDescription>{text.description}</PageDescription>
      <QuietSky />
      <article className="legal">
        <h1 tabIndex={-1}>{text.title}</h1>
        <div className="legal-intro">
          <Paragraphs of={text.intro} />
        </div>
        {text.sections.map(({ heading, paragraphs, items }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <Paragraphs of={paragraphs} />
            {items && (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className="legal-updated">{text.updated}</p>
      </article>
    </main>
  );
}

const Paragraphs = ({ of }: { of: string[] }) => of.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
