import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NavigationType, useNavigationType } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import type { WholeStory } from "./library-contract.ts";
import { titleOf } from "./library-words.ts";
import { ReaderEnd } from "./reader-end.tsx";
import { keepLastStory } from "./reader-memory.ts";
import { StorySafety } from "./safety-receipt.tsx";
import { StoryDay } from "./story-day.tsx";
import { StoryHeart } from "./story-heart.tsx";
import { StoryTeller } from "./story-teller.tsx";
import { StoryText, useWriting } from "./story-text.tsx";
import { useReading } from "./use-reading.ts";
import { WritingBar } from "./writing-bar.tsx";

/** A kept story, to be read. */
export function ReaderView({ story }: { story: WholeStory }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const reading = useReading(story.isRead);
  const isInBrowser = useInBrowser();
  const { title, lang } = titleOf(story, t);
  const wasLedHere = useNavigationType() === NavigationType.Replace;

  useEffect(() => keepLastStory(story.id, () => sessionStorage), [story.id]);
  // The page that led here without a word of its own has taken its heading along.
  useEffect(() => {
    if (wasLedHere && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [wasLedHere]);

  return (
    <article className="story">
      <h1 ref={heading} tabIndex={-1} lang={lang}>
        {title}
      </h1>
      <StoryTeller storyteller={story.storyteller} age={story.age}>
        <StoryDay iso={story.createdAt} />
      </StoryTeller>
      <div className="reader-tools" role="group" aria-label={t("library.reader.controls")}>
        <ReaderHeart story={story} title={title} />
        <Button look="quiet" disabled={!isInBrowser} onClick={reading.typeAgain}>
          <Icon name="rewind" size={20} />
          {t("library.reader.again")}
        </Button>
        <LinkButton look="quiet" to="/generator">
          {t("library.generate")}
        </LinkButton>
        <label className="reader-switch">
          <input
            type="checkbox"
            role="switch"
            disabled={!isInBrowser}
            checked={reading.wantsAtOnce}
            aria-checked={reading.wantsAtOnce}
            onChange={(event) => reading.setWantsAtOnce(event.currentTarget.checked)}
          />
          {t("library.reader.readAtOnce")}
        </label>
      </div>
      <WrittenStory
        key={reading.run}
        story={story}
        isAtOnce={reading.isAtOnce}
        onDone={() => {
          // The buttons beside the writing go when it is done; whoever stood on one of them is not left nowhere.
          if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
        }}
      />
    </article>
  );
}

type WrittenStoryProps = { story: WholeStory; isAtOnce: boolean; onDone: () => void };

function WrittenStory({ story, isAtOnce, onDone }: WrittenStoryProps) {
  const { id, content, language, safety } = story;
  const { t } = useTranslation();
  const { target, still, controls } = useWriting(content, true, { atOnce: isAtOnce });
  const wasTyped = useRef(false);
  const end = useEffectEvent(onDone);
  useEffect(() => {
    if (!controls.done) wasTyped.current = true;
    else if (wasTyped.current) end();
  }, [controls.done]);
  return (
    <>
      {!controls.done && !still && <WritingBar controls={controls} />}
      <StoryText target={target} still={still} text={content} lang={language} done={controls.done} />
      <p role="status" className="visually-hidden">
        {controls.done && t("stories.telling.ready")}
      </p>
      {controls.done && <ReaderEnd story={story} />}
      {controls.done && <StorySafety safety={safety} which={{ id }} />}
    </>
  );
}

function ReaderHeart({ story, title }: { story: WholeStory; title: string }) {
  const { t } = useTranslation();
  const [isFavourite, setFavourite] = useState(story.isFavourite);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <StoryHeart
        id={story.id}
        title={title}
        isFavourite={isFavourite}
        onAsked={(intent) => {
          setFailed(false);
          setFavourite(intent === "favourite");
        }}
        onFailed={(intent) => {
          setFailed(true);
          setFavourite(intent !== "favourite");
        }}
      />
      <p role="status" className="reader-status">
        {hasFailed && t("library.failed.favourite")}
      </p>
    </>
  );
}
