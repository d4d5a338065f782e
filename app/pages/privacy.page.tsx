import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { hostFactsOf } from "#app/host-facts.ts";
import { privacy as english } from "#app/i18n/en/privacy.ts";
import { privacy as spanish } from "#app/i18n/es/privacy.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return hostFactsOf(context);
}

/** What is kept about a visitor, what for and how long. */
export default function PrivacyPage() {
  const { i18n } = useTranslation();
  const facts = useLoaderData<typeof loader>();
  return <LegalPage text={(i18n.language === "en" ? english : spanish)(facts)} />;
}
