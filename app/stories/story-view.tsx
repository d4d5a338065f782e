import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { BrokenOffCard } from "./broken-off-card.tsx";
import type { EndingOnOffer } from "./ending-on-offer.ts";
import { PreviewCard } from "./preview-card.tsx";
import type { StoryOnScreen } from "./story-on-screen.ts";
import { StoryText, useWriting, type WritingControls } from "./story-text.tsx";

type StoryViewProps = {
  story: StoryOnScreen;
  age: number;
  /** No more of this story comes unless the house finishes it. */
  brokenOff: EndingOnOffer | null;
  onFinish: () => void;
  /** Back to the form, with what was typed. */
  onAskAgain: () => void;
};

/** A story as it is being told, and what follows its last word. */
export function StoryView({ story, age, brokenOff, onFinish, onAskAgain }: StoryViewProps) {
  const { t } = useTranslation();
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { target, still, controls } = useWriting(story.text, story.whole || brokenOff !== null);
  const isFinished = controls.done && story.whole;
  const ending = controls.done ? brokenOff : null;

  // The dialog that asked is gone: a keyboard or a screen reader goes on here.
  useEffect(() => heading.current?.focus(), []);
  // The buttons beside the writing go when it is done; whoever stood on one of them is not left nowhere.
  useEffect(() => {
    if (controls.done && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [controls.done]);

  // The page keeps its height while the ending takes the card's place: without it, what is being read would move.
  function finish() {
    if (article.current) article.current.style.minBlockSize = `${article.current.offsetHeight}px`;
    heading.current?.focus({ preventScroll: true });
    onFinish();
  }
  useEffect(() => {
    if (controls.done && article.current) article.current.style.minBlockSize = "";
  }, [controls.done]);

  return (
    <article className="story" ref={article}>
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
        {story.whole && t("stories.telling.ready")}
        {ending && t(`stories.brokenOff.${ending === "offered" ? "heading" : ending}`)}
      </p>
      {isFinished && story.endedByHouse && <p className="story-ended-by">{t("stories.telling.endedByHouse")}</p>}
      {ending && <BrokenOffCard ending={ending} onFinish={finish} onAgain={onAskAgain} />}
      {isFinished && story.preview && <PreviewCard />}
      {isFinished && (
        <Button look={story.preview ? "quiet" : "filled"} className="story-another" onClick={onAskAgain}>
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
