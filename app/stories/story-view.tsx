import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { StoryText, useWriting, type WritingControls } from "./story-text.tsx";
import type { StoryOnScreen } from "./use-telling.ts";

/** A story as it is being told, and what follows its last word. */
export function StoryView({ story, age, onAnother }: { story: StoryOnScreen; age: number; onAnother: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { target, still, controls } = useWriting(story.text, story.whole);

  // The dialog that asked is gone: a keyboard or a screen reader goes on here.
  useEffect(() => heading.current?.focus(), []);
  // The buttons beside the writing go when it is done; whoever stood on one of them is not left nowhere.
  useEffect(() => {
    if (controls.done && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [controls.done]);

  return (
    <article className="story">
      <h1 ref={heading} tabIndex={-1} lang={story.language}>
        {story.title || t("stories.untitled")}
      </h1>
      <p className="story-teller">
        <Icon name="info" size={20} />
        <span>
          {story.storyteller.kind === "model"
            ? t("stories.telling.toldByModel", { age, name: story.storyteller.name })
            : t("stories.telling.toldByHouse", { age })}{" "}
          {t("stories.telling.lookItOver")}
        </span>
      </p>
      {!controls.done && !still && <WritingBar controls={controls} />}
      <StoryText target={target} still={still} text={story.text} lang={story.language} done={controls.done} />
      <p role="status" className="visually-hidden">
        {story.whole ? t("stories.telling.ready") : ""}
      </p>
      {controls.done && story.preview && <PreviewCard />}
      {controls.done && (
        <Button look={story.preview ? "quiet" : "filled"} className="story-another" onClick={onAnother}>
          {t("stories.telling.another")}
        </Button>
      )}
    </article>
  );
}

/** Stands before the text in tab order: nobody has to pass through a growing story to stop it. */
function WritingBar({ controls }: { controls: WritingControls }) {
  const { t } = useTranslation();
  return (
    <div className="writing-bar" role="group" aria-label={t("stories.telling.controls")}>
      <button type="button" className="writing-bar-button" onClick={controls.paused ? controls.resume : controls.pause}>
        <Icon name={controls.paused ? "play" : "pause"} size={22} />
        {t(controls.paused ? "stories.telling.resume" : "stories.telling.pause")}
      </button>
      <button type="button" className="writing-bar-button" onClick={controls.showAll}>
        <Icon name="down" size={22} />
        {t("stories.telling.showAll")}
      </button>
    </div>
  );
}
