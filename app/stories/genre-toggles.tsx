import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Emblem } from "#app/ui/drawings/emblem.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { GENRES, type Genre } from "#storyteller/story-request.ts";

/** Six genres, any number of which may be on. Choosing one lights its window, flame or star. */
export function GenreToggles({ chosen, onChange }: { chosen: readonly Genre[]; onChange: (genres: Genre[]) => void }) {
  const { t } = useTranslation();
  const labelId = useId();
  const toggle = (genre: Genre) => onChange(GENRES.filter((each) => (each === genre) !== chosen.includes(each)));
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="question">
        {t("stories.create.genres")} <small>{t("stories.create.genresHint")}</small>
      </p>
      <div className="genres">
        {GENRES.map((genre) => {
          const lit = chosen.includes(genre);
          return (
            <button key={genre} type="button" className="genre" aria-pressed={lit} onClick={() => toggle(genre)}>
              <Emblem genre={genre} lit={lit} size={46} />
              <span>{t(`stories.genre.${genre}`)}</span>
              {lit && (
                <span className="genre-check">
                  <Icon name="check" size={20} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
