import { describe, expect, test } from "vitest";
import type { HostFacts } from "#app/host-facts.ts";
import { LANGUAGES, type Language } from "#storyteller/story-request.ts";
import { privacy as englishPrivacy } from "./en/privacy.ts";
import { terms as englishTerms } from "./en/terms.ts";
import { privacy as spanishPrivacy } from "./es/privacy.ts";
import { terms as spanishTerms } from "./es/terms.ts";
import type { LegalText } from "./legal-text.ts";
import { WORDS } from "./resources.ts";

const PAGES = {
  es: { privacy: spanishPrivacy, terms: spanishTerms },
  en: { privacy: englishPrivacy, terms: englishTerms },
};
const PAYMENTS = ["provider", "sandbox", "none"] as const;

const hostThat = (payments: HostFacts["payments"]): HostFacts => ({
  product: "Cuentaluna",
  host: null,
  isToldByModel: false,
  modelHosts: [],
  isTrial: payments === "sandbox",
  payments,
  contactKeptDays: 0,
});
const paragraphsOf = ({ intro, sections }: LegalText): string[] => [
  ...intro,
  ...sections.flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items]),
];
const textOf = (language: Language, page: "privacy" | "terms", payments: HostFacts["payments"]) =>
  paragraphsOf(PAGES[language][page](hostThat(payments))).join("\n");

describe.each(LANGUAGES)("in %s", (language) => {
  const { plans } = WORDS[language];

  test("whoever reads what goes to whom learns that Stripe takes the payments, where it does", () => {
    expect(textOf(language, "privacy", "provider")).toContain("stripe.com");
    expect(textOf(language, "terms", "provider")).toContain("Stripe");
  });

  test("where nothing can be paid for, no payment company and no price are named", () => {
    for (const page of ["privacy", "terms"] as const) {
      expect(textOf(language, page, "none")).not.toContain("Stripe");
      expect(textOf(language, page, "none")).not.toContain(plans.basic.price);
    }
  });

  test.each(["provider", "sandbox"] as const)("the terms of a plan are those beside its price (%s)", (payments) => {
    const text = textOf(language, "terms", payments);
    expect(text).toContain(plans.basic.price);
    const [stories] = /^\d+/.exec(plans.basic.stories) ?? [];
    expect(text).toContain(`${stories} ${language === "es" ? "cuentos al mes" : "stories a month"}`);
    const [days] = /\d+ d\p{L}+/u.exec(plans.terms.withdrawal.text) ?? [];
    expect(text).toContain(days);
    expect(text).toContain(WORDS[language].subscriptions.manage);
  });

  test("a trial says on both pages that no card is charged, and nobody else does", () => {
    const free = language === "es" ? "no se cobra a ninguna tarjeta" : /no card is charged/i;
    for (const page of ["privacy", "terms"] as const) {
      expect(textOf(language, page, "sandbox")).toMatch(free);
      expect(textOf(language, page, "provider")).not.toMatch(free);
    }
  });

  test("the privacy page says for how long messages of the contact form stay, and that a time must be set for them to go", () => {
    const page = (contactKeptDays: number) =>
      paragraphsOf(PAGES[language].privacy({ ...hostThat("none"), contactKeptDays })).join("\n");
    expect(page(90)).toMatch(language === "es" ? /se borra solo a los 90 días/ : /stay for 90 days, and then go/);
    expect(page(1)).toMatch(language === "es" ? /se borra solo al cabo de un día/ : /stay for a day, and then go/);
    expect(page(0)).toMatch(language === "es" ? /se queda hasta que allí se borre/ : /until they are deleted by hand/);
    expect(page(0)).not.toContain("90");
  });

  test.each(PAYMENTS)("no heading and no paragraph stands twice on a page (%s)", (payments) => {
    for (const page of ["privacy", "terms"] as const) {
      const text = PAGES[language][page](hostThat(payments));
      const headings = text.sections.map(({ heading }) => heading);
      expect(headings).toEqual([...new Set(headings)]);
      expect(paragraphsOf(text)).toEqual([...new Set(paragraphsOf(text))]);
    }
  });
});

test("each legal page says in both languages that it last changed on the same day", () => {
  for (const page of ["privacy", "terms"] as const) {
    const updated = new Date(`${PAGES.en[page](hostThat("none")).updated} UTC`);
    const inSpanish = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" }).format(updated);
    expect(PAGES.es[page](hostThat("none")).updated).toBe(inSpanish);
  }
});
