import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useSubmit } from "react-router";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { type LibraryQuery, SEARCH_MAX_LENGTH } from "./library-contract.ts";

/** So long a rest in typing asks for what has been typed. */
const PAUSE_MS = 350;

/** Looks through a person's stories: by words, at Enter and at each rest, and by hearts. */
export function LibrarySearchForm({ query: { search = "", favouritesOnly } }: { query: LibraryQuery }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Back and the links below change what is looked for; whoever is typing knows better.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search;
  }, [search]);

  const address = { method: "get", action: "/library", replace: true, preventScrollReset: true } as const;
  return (
    <div className="library-search">
      <Form
        {...address}
        role="search"
        onSubmit={() => clearTimeout(pause.current)}
        onChange={({ currentTarget }) => {
          clearTimeout(pause.current);
          pause.current = setTimeout(() => void submit(currentTarget, address), PAUSE_MS);
        }}
      >
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={SEARCH_MAX_LENGTH}
          aria-label={t("library.search")}
          placeholder={t("library.search")}
          autoComplete="off"
          enterKeyHint="search"
        />
        {favouritesOnly && <input type="hidden" name="fav" value="1" />}
        <IconButton type="submit" icon="search" label={t("library.searchButton")} />
      </Form>
      <Form {...address}>
        {search && <input type="hidden" name="q" value={search} />}
        {!favouritesOnly && <input type="hidden" name="fav" value="1" />}
        <button type="submit" className="library-favourites" aria-pressed={favouritesOnly ?? false}>
          <Icon name="heart" size={20} />
          {t("library.favouritesOnly")}
        </button>
      </Form>
    </div>
  );
}
