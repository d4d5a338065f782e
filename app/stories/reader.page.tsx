import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type HeadersFunction, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { PRODUCT_NAME } from "#app/product.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { QuietSky } from "#app/ui/drawings/quiet-sky.tsx";
import { StoryMargin } from "#app/ui/drawings/story-margin.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { useFreshPage } from "#app/ui/use-fresh-page.ts";
import { NOT_KEPT, readerLoader } from "./library-loader.ts";
import { titleOf } from "./library-words.ts";
import { takeLastStory } from "./reader-memory.ts";
import { ReaderView } from "./reader-view.tsx";

export const loader = readerLoader;
export const headers: HeadersFunction = () => NOT_KEPT;

// A heart given here changes nothing of the text; opening it once more would.
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== "POST" && defaultShouldRevalidate;

/** A story of the library; without one in the address, the last one of this tab, else the library. */
export default function ReaderPage() {
  const { t } = useTranslation();
  const { story, code } = useLoaderData<typeof loader>();
  useFreshPage();
  return (
    <main id="content" className="generator reader">
      <PageTitle>{`${story ? titleOf(story, t).title : t("library.reader.opening")} · ${PRODUCT_NAME}`}</PageTitle>
      <PageDescription>{t("library.reader.description")}</PageDescription>
      <QuietSky />
      {story && <StoryMargin />}
      {story && <ReaderView key={story.id} story={story} />}
      {code && <Unreadable>{t(`problems.titles.${code}`)}</Unreadable>}
      {!story && !code && <LastStory />}
    </main>
  );
}

/** Leads to the story that this tab has opened last. */
function LastStory() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isLeading = useRef(false);
  useEffect(() => {
    // The memory gives the story once.
    if (isLeading.current) return;
    isLeading.current = true;
    const id = takeLastStory(() => sessionStorage);
    void navigate(id ? `/reader?story=${encodeURIComponent(id)}` : "/library", { replace: true });
  }, [navigate]);
  return <Unreadable>{t("library.reader.opening")}</Unreadable>;
}

/** A sentence in place of a story, and the way to the others. */
function Unreadable({ children }: { children: string }) {
  const { t } = useTranslation();
  return (
    <div className="reader-unreadable">
      <h1 tabIndex={-1}>{children}</h1>
      <LinkButton look="outlined" to="/library">
        {t("library.reader.toLibrary")}
      </LinkButton>
    </div>
  );
}
