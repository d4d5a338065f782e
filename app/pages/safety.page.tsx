import { useTranslation } from "react-i18next";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { hostFactsOf } from "#app/host-facts.ts";
import { safetyPage as english } from "#app/i18n/en/safety-page.ts";
import { safetyPage as spanish } from "#app/i18n/es/safety-page.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import { publicRules } from "#app/stories/public-rules.ts";
import { CHECKS } from "#app/stories/safety-contract.ts";
import { QuietSky } from "#app/ui/drawings/quiet-sky.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { visitContext } from "#app/visit.ts";
import { SafetyTable } from "./safety-table.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  const { language, isReviewed } = context.get(visitContext);
  const { host, isToldByModel } = hostFactsOf(context);
  return { rules: publicRules(language), host, isToldByModel, isReviewed };
}

/** What no story may contain, made from the lists that the guard reads. */
export default function SafetyPage() {
  const { t, i18n } = useTranslation();
  const { rules, ...house } = useLoaderData<typeof loader>();
  const text = (i18n.language === "en" ? english : spanish)({ ...rules, ...house });
  return (
    <main id="content" className="reading">
      <PageTitle>{`${text.title} · ${PRODUCT_NAME}`}</PageTitle>
      <PageDescription>{text.description}</PageDescription>
      <QuietSky />
      <article className="legal safety">
        <h1 tabIndex={-1}>{text.heading}</h1>
        <div className="legal-intro">
          <Paragraphs of={text.intro} />
        </div>
        <p className="safety-version">{text.version}</p>
        <section>
          <h2>{text.table.heading}</h2>
          <SafetyTable rules={rules} text={text} />
        </section>
        <section>
          <h2>{text.checks.heading}</h2>
          <p>{text.checks.lead}</p>
          <ul>
            {CHECKS.map((check) => (
              <li key={check}>{t(`safety.receipt.check.${check}`)}</li>
            ))}
          </ul>
          <Paragraphs of={text.checks.after} />
        </section>
        <section>
          <h2>{text.wishes.heading}</h2>
          <Paragraphs of={text.wishes.paragraphs} />
          <ul>
            {text.wishes.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{text.wishes.note}</p>
        </section>
        <section>
          <h2>{text.bedtime.heading}</h2>
          <p>{text.bedtime.lead}</p>
          <dl className="safety-bedtime">
            {rules.bedtime.map(({ from, to, notAtBedtime }) => {
              const words = text.bedtime.words[notAtBedtime];
              return (
                <div key={from}>
                  <dt>{`${from}–${to} ${text.table.ages}`}</dt>
                  {/* What nobody has worded yet stands there as the teller reads it. */}
                  <dd lang={words ? undefined : "en"}>{words ?? notAtBedtime}</dd>
                </div>
              );
            })}
          </dl>
        </section>
        <section>
          <h2>{text.words.heading}</h2>
          <Paragraphs of={text.words.paragraphs} />
          {rules.waitingWords.map(({ upToAge, words }) => (
            <details key={upToAge}>
              <summary>{text.words.upToAge(upToAge, words.length)}</summary>
              <p lang={rules.language}>{words.join(", ")}</p>
            </details>
          ))}
        </section>
        <section>
          <h2>{text.report.heading}</h2>
          <Paragraphs of={text.report.paragraphs} />
          <p>
            <Link to="/#contact">{text.report.contact}</Link>
          </p>
        </section>
      </article>
    </main>
  );
}

const Paragraphs = ({ of }: { of: readonly string[] }) => of.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
