import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { hostFactsOf } from "#app/host-facts.ts";
import { terms as english } from "#app/i18n/en/terms.ts";
import { terms as spanish } from "#app/i18n/es/terms.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return hostFactsOf(context);
}

/** What a visitor and whoever runs this copy may expect of each other. */
export default function TermsPage() {
  const { i18n } = useTranslation();
  const facts = useLoaderData<typeof loader>();
  return <LegalPage text={(i18n.language === "en" ? english : spanish)(facts)} />;
}
