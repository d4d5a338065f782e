import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { AdultNote } from "./adult-note.tsx";
import { BrokenOffCard } from "./broken-off-card.tsx";
import type { EndingOnOffer } from "./ending-on-offer.ts";
import { PreviewCard } from "./preview-card.tsx";
import { StorySafety } from "./safety-receipt.tsx";
import type { StoryOnScreen } from "./story-on-screen.ts";
import { StoryTeller } from "./story-teller.tsx";
import { StoryText, useWriting } from "./story-text.tsx";
import { WritingBar } from "./writing-bar.tsx";

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
  const beganWithNote = useRef(story.note !== null);
  const [isNoteHidden, setNoteHidden] = useState(false);
  const hasNote = story.note !== null && !isNoteHidden;
  const complete = story.whole || brokenOff !== null;
  const { target, still, controls } = useWriting(story.text, complete, { held: hasNote });
  const isFinished = controls.done && story.whole;
  const ending = controls.done ? brokenOff : null;

  // The dialog that asked is gone: a keyboard or a screen reader goes on here, or in the note above.
  useEffect(() => {
    if (!beganWithNote.current) heading.current?.focus();
  }, []);
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
    <>
      {hasNote && (
        <AdultNote
          onHide={() => {
            setNoteHidden(true);
            heading.current?.focus();
          }}
        />
      )}
      <article className="story" ref={article}>
        <h1 ref={heading} tabIndex={-1} lang={story.language}>
          {story.title || t("stories.untitled")}
        </h1>
        <StoryTeller storyteller={story.storyteller} age={age}>
          {t("stories.telling.lookItOver")}
        </StoryTeller>
        {!controls.done && !still && <WritingBar controls={controls} />}
        <StoryText target={target} still={still} text={story.text} lang={story.language} done={controls.done} />
        <p role="status" className="visually-hidden">
          {story.whole && t("stories.telling.ready")}
          {ending && t(`stories.brokenOff.${ending === "offered" ? "heading" : ending}`)}
        </p>
        {isFinished && story.endedByHouse && <p className="story-ended-by">{t("stories.telling.endedByHouse")}</p>}
        {story.keeping && <StoryKeeping keeping={story.keeping} />}
        {ending && <BrokenOffCard ending={ending} onFinish={finish} onAgain={onAskAgain} />}
        {isFinished && story.preview && <PreviewCard />}
        {isFinished && (
          <Button look={story.preview ? "quiet" : "filled"} className="story-another" onClick={onAskAgain}>
            {t(story.preview ? "stories.telling.another" : "stories.create.generate")}
          </Button>
        )}
        {isFinished && <StorySafety safety={story.safety} which={story.meant} />}
      </article>
    </>
  );
}

/** Where a person's story is: in the library, on its way there, or only here. */
function StoryKeeping({ keeping }: { keeping: NonNullable<StoryOnScreen["keeping"]> }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="story-keeping">
      {keeping === "saved" ? <Link to="/library">{t("stories.keeping.saved")}</Link> : t(`stories.keeping.${keeping}`)}
    </p>
  );
}
