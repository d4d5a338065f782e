import { useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  ClientActionFunctionArgs,
  ClientLoaderFunctionArgs,
  HeadersFunction,
  ShouldRevalidateFunctionArgs,
} from "react-router";
import { useLoaderData } from "react-router";
import { PRODUCT_NAME } from "#app/product.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { useFreshPage } from "#app/ui/use-fresh-page.ts";
import { type LibraryChange, libraryAction } from "./library-action.ts";
import { LibraryAfterForm } from "./library-after-form.tsx";
import { type Counts, type LibraryPage as Page, placesTaken } from "./library-contract.ts";
import { type LibraryAsked, type LibraryShown, libraryLoader, NOT_KEPT } from "./library-loader.ts";
import { isAskedByPage, isNarrowed, libraryAddressOf } from "./library-query.ts";
import { LibrarySearchForm } from "./library-search-form.tsx";
import { LibraryShelf } from "./library-shelf.tsx";
import { useLiveLibrary } from "./use-live-library.ts";

export const loader = libraryLoader;
export const action = libraryAction;
export const headers: HeadersFunction = () => NOT_KEPT;

// What is done with a card shows at once, in its place: asking for all of them again would move what is being read. An
// answer that comes while others are on their way to be looked at must not bring those before them.
export const shouldRevalidate = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod !== "POST" || currentUrl.href !== nextUrl.href) && defaultShouldRevalidate;

/** Without a connection, further pages do not come, nor what the page asks for by itself; what is there stays. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<LibraryAsked | null> {
  const askedAt = performance.now();
  try {
    return { ...(await serverLoader<LibraryShown>()), askedAt };
  } catch (error) {
    const address = new URL(request.url).searchParams;
    if (error instanceof Response || !(address.has("after") || isAskedByPage(address))) throw error;
    return null;
  }
}

/** Without a connection, what was asked for a card is taken back, and the page stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<LibraryChange> {
  try {
    return await serverAction<LibraryChange>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { done: false, intent: null, id: "", code: "unexpected" };
  }
}

/** Every story that a person has kept. */
export default function LibraryPage() {
  const { t } = useTranslation();
  const loaded: LibraryAsked = useLoaderData<typeof libraryLoader>();
  const [asked, setAsked] = useState(loaded);
  const heard = useLiveLibrary(loaded.owner);
  useFreshPage();
  const { owner, query, page, code } = loaded;
  const { counts, page: latest } = laterOf(loaded, asked);
  // What to look through them with does not go with the last of them: it would move everything.
  const hasStories = page && (page.cards.length > 0 || isNarrowed(query) || Boolean(latest?.cards.length));
  return (
    <main id="content" className="library">
      <PageTitle>{`${t("library.title")} · ${PRODUCT_NAME}`}</PageTitle>
      <PageDescription>{t("library.description")}</PageDescription>
      <header className="library-head">
        <h1 tabIndex={-1}>{t("library.title")}</h1>
        <p>{quotaWords(counts, t)}</p>
        <LinkButton to="/generator">{t("library.generate")}</LinkButton>
      </header>
      <LibraryAfterForm />
      {hasStories && <LibrarySearchForm query={query} />}
      <p role="status" className="visually-hidden">
        {latest && query.search && foundWords(latest, t)}
      </p>
      {page ? (
        <LibraryShelf
          key={`${owner} ${libraryAddressOf(query)}`}
          owner={owner}
          page={page}
          query={query}
          heard={heard}
          askedAt={askedAtOf(laterOf(loaded, asked))}
          onFresh={setAsked}
        />
      ) : (
        <p role="alert" className="library-unreadable">
          {t(`problems.titles.${code}`)}
        </p>
      )}
    </main>
  );
}

const askedAtOf = ({ askedAt = Number.NEGATIVE_INFINITY }: LibraryAsked) => askedAt;

/** What the page asked for by itself, unless it is of another shelf or person by now, or older. */
function laterOf(loaded: LibraryAsked, asked: LibraryAsked): LibraryAsked {
  const isOfThisShelf =
    asked.owner === loaded.owner && libraryAddressOf(asked.query) === libraryAddressOf(loaded.query);
  return isOfThisShelf && askedAtOf(asked) > askedAtOf(loaded) ? asked : loaded;
}

type Translate = ReturnType<typeof useTranslation>["t"];

function quotaWords(counts: Counts | null, t: Translate): string {
  if (!counts) return t("library.quotaUnknown");
  return t("library.quota", { used: placesTaken(counts), count: counts.max_amount_of_stories });
}

function foundWords({ cards, next }: Page, t: Translate): string {
  if (next !== null) return t("library.foundMany", { count: cards.length });
  return cards.length === 0 ? t("library.empty.nothingFound") : t("library.found", { count: cards.length });
}
