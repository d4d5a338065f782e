import { useTranslation } from "react-i18next";
import {
  type ClientLoaderFunctionArgs,
  type HeadersFunction,
  useLoaderData,
  useNavigate,
  useRouteLoaderData,
} from "react-router";
import { DEFAULT_LANGUAGE, supported } from "#app/i18n/language.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { QuietSky } from "#app/ui/drawings/quiet-sky.tsx";
import { StoryMargin } from "#app/ui/drawings/story-margin.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { CreateStoryDialog } from "./create-story-dialog.tsx";
import type { Draft } from "./draft.ts";
import { chosenOf } from "./listener-choice.ts";
import { MaxStoriesDialog } from "./max-stories-dialog.tsx";
import { originLoader } from "./origin-loader.ts";
import { type OriginShown, originInBrowser } from "./origin-query.ts";
import { StoryFailedDialog } from "./story-failed-dialog.tsx";
import { StoryView } from "./story-view.tsx";
import { useClaimedStory } from "./use-claimed-story.ts";
import { useDraft } from "./use-draft.ts";
import { useListeners } from "./use-listeners.ts";
import { useOrigin } from "./use-origin.ts";
import { useTelling } from "./use-telling.ts";
import { WaitingScene } from "./waiting-scene.tsx";

export const loader = originLoader;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  originInBrowser(new URL(request.url).searchParams, () => serverLoader<OriginShown>());

export default function GeneratorPage() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { telling, tell, tellFromShelf, finish, goOnWith, askAgain } = useTelling();
  const isBeingOpened = useClaimedStory(goOnWith);
  const { origin, drop } = useOrigin(useLoaderData<OriginShown>(), telling);
  const listeners = useListeners(root?.isLoggedIn ?? false);
  const [draft, setDraft] = useDraft(origin.story);
  const language = supported(i18n.language) ?? DEFAULT_LANGUAGE;
  const leave = () => void navigate("/");
  const generate = (wished: Draft) => {
    // What has begun with another story's age keeps it when that story has gone from the address.
    setDraft(wished);
    if (!origin.story) drop();
    const names = chosenOf(wished, listeners.listeners).map(({ nickname }) => nickname);
    void tell({ draft: wished, language, listeners: names, goesOnFrom: origin.story?.id });
  };
  const failure = telling.state === "failed" ? telling.failure : null;
  // Where the built-in storyteller is the one that has told too much, it can't step in for itself.
  const isShelfEmpty = failure?.code === "too_many_requests" && root?.storyteller === "builtin";
  const isLimitReached = failure?.code === "story_limit_reached";
  const isAsking = telling.state === "asking" || failure?.isOriginGone;
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
      {isAsking && draft && !isBeingOpened && (
        <CreateStoryDialog
          draft={draft}
          listeners={listeners}
          origin={origin}
          onChange={setDraft}
          onOriginDropped={drop}
          onGenerate={() => generate(draft)}
          onClose={leave}
        />
      )}
      {telling.state === "waiting" && <WaitingScene />}
      {story && draft && (
        <StoryView
          story={story}
          age={draft.age}
          brokenOff={telling.state === "brokenOff" ? telling.ending : null}
          onFinish={() => void finish()}
          onAskAgain={askAgain}
        />
      )}
      {isLimitReached && <MaxStoriesDialog />}
      {telling.state === "failed" && !isLimitReached && !isAsking && (
        <StoryFailedDialog
          failure={telling.failure}
          canReplace={telling.canReplace && !isShelfEmpty}
          onAgain={askAgain}
          onShelf={() => void tellFromShelf()}
          onClose={leave}
        />
      )}
    </main>
  );
}
