import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useLocation, useNavigate, useRouteLoaderData } from "react-router";
import { DEFAULT_LANGUAGE, supported } from "#app/i18n/language.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { QuietSky } from "#app/ui/drawings/quiet-sky.tsx";
import { StoryMargin } from "#app/ui/drawings/story-margin.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { CreateStoryDialog } from "./create-story-dialog.tsx";
import { type Draft, keepDraft, keptDraft } from "./draft.ts";
import type { WholeStory } from "./library-contract.ts";
import { MaxStoriesDialog } from "./max-stories-dialog.tsx";
import { StoryFailedDialog } from "./story-failed-dialog.tsx";
import { StoryView } from "./story-view.tsx";
import { useTelling } from "./use-telling.ts";
import { WaitingScene } from "./waiting-scene.tsx";

export default function GeneratorPage() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const configured = useRouteLoaderData<typeof rootLoader>("root")?.storyteller;
  const { telling, tell, tellFromShelf, finish, goOnWith, askAgain } = useTelling();
  const isBeingOpened = useClaimedStory(goOnWith);
  const [draft, setDraft] = useDraft();
  const language = supported(i18n.language) ?? DEFAULT_LANGUAGE;
  const leave = () => void navigate("/");
  // Where the built-in storyteller is the one that has told too much, it can't step in for itself.
  const isShelfEmpty =
    telling.state === "failed" && telling.failure.code === "too_many_requests" && configured === "builtin";
  const isLimitReached = telling.state === "failed" && telling.failure.code === "story_limit_reached";
  const story = telling.state === "telling" || telling.state === "brokenOff" ? telling.story : null;

  return (
    <main id="content" className="generator">
      <PageTitle>{`${story?.title || t("stories.create.title")} · ${PRODUCT_NAME}`}</PageTitle>
      <PageDescription>{t("frame.description")}</PageDescription>
      <QuietSky />
      {story && <StoryMargin />}
      <noscript>
        <p className="needs-script">{t("stories.needsScript")}</p>
      </noscript>
      {!story && <h1 className="visually-hidden">{t("stories.create.title")}</h1>}
      {telling.state === "asking" && draft && !isBeingOpened && (
        <CreateStoryDialog
          draft={draft}
          onChange={setDraft}
          onGenerate={() => void tell(draft, language)}
          onClose={leave}
        />
      )}
      {telling.state === "waiting" && <WaitingScene />}
      {story && draft && (
        <StoryView
          story={story}
          age={draft.age}
          brokenOff={telling.state === "brokenOff" ? telling.ending : null}
          onFinish={() => void finish(draft, language)}
          onAskAgain={askAgain}
        />
      )}
      {isLimitReached && <MaxStoriesDialog />}
      {telling.state === "failed" && !isLimitReached && draft && (
        <StoryFailedDialog
          failure={telling.failure}
          canReplace={telling.canReplace && !isShelfEmpty}
          onAgain={askAgain}
          onShelf={() => void tellFromShelf(draft, language)}
          onClose={leave}
        />
      )}
    </main>
  );
}

/** Opens the story that a log-in on this page has claimed, and says whether it is on its way. */
function useClaimedStory(goOnWith: (opened: WholeStory) => void): boolean {
  const { load, data, state: loading } = useFetcher<{ story: WholeStory | null }>();
  const { state } = useLocation() as { state: { claimed?: string } | null };
  const claimed = state?.claimed;
  const opened = data?.story?.id === claimed ? data?.story : undefined;
  const goOn = useEffectEvent(goOnWith);
  useEffect(() => {
    if (claimed) void load(`/reader?story=${encodeURIComponent(claimed)}`);
  }, [claimed, load]);
  useEffect(() => {
    if (opened) goOn(opened);
  }, [opened]);
  return claimed !== undefined && !opened && loading !== "idle";
}

/** The draft of this tab: null until the page runs in a browser, which alone knows what it kept. */
function useDraft(): [Draft | null, (draft: Draft) => void] {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [changed, setChanged] = useState<Draft | null>(null);
  const kept = useMemo(() => (inBrowser ? keptDraft(sessionStorage) : null), [inBrowser]);
  const change = (next: Draft) => {
    setChanged(next);
    keepDraft(next, sessionStorage);
  };
  return [changed ?? kept, change];
}

const neverChanges = () => () => {};
