import "#app/ui/styles.css";
import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { followWriting } from "#app/stories/follow-writing.ts";
import { StoryText } from "#app/stories/story-text.tsx";
import { Typewriter } from "#app/stories/typewriter.ts";
import { PaperCutFilters } from "#app/ui/drawings/paper-cut.tsx";
import { QuietSky } from "#app/ui/drawings/quiet-sky.tsx";
import { StoryMargin } from "#app/ui/drawings/story-margin.tsx";

/** What the measurement calls in this page. */
export type TypewriterPage = {
  /** Puts the story's page up with nothing written. */
  show(text: string): void;
  /** Writes on from this character. */
  writeFrom(characters: number): void;
  /** How many characters stand on the page. */
  written(): number;
  scrolled(): number;
};

declare global {
  interface Window {
    typewriterPage: TypewriterPage;
  }
}

const root = createRoot(document.body);
let writer: Typewriter | undefined;
let stopFollowing = () => {};
let story = "";
let writing = createRef<HTMLDivElement>();

window.typewriterPage = {
  show(text) {
    writer?.destroy();
    stopFollowing();
    window.scrollTo(0, 0);
    story = text;
    writing = createRef<HTMLDivElement>();
    // As a story's page stands while it is written: the frame of story-view.tsx without its words.
    flushSync(() =>
      root.render(
        <>
          <PaperCutFilters />
          <main className="generator" key={performance.now()}>
            <QuietSky />
            <article className="story">
              <StoryMargin />
              <h1>The Lamp at the End of the Pier</h1>
              <div className="writing-bar">
                <button type="button" className="writing-bar-button">
                  Pause
                </button>
              </div>
              <StoryText target={writing} still={false} text={text} lang="en" done={false} />
            </article>
          </main>
        </>,
      ),
    );
  },
  writeFrom(characters) {
    const target = writing.current;
    if (!target) throw new Error("no story is shown");
    stopFollowing = followWriting(target).stop;
    writer = new Typewriter({ target });
    writer.text = story;
    writer.skipTo(characters);
  },
  written: () => writing.current?.textContent?.length ?? 0,
  scrolled: () => window.scrollY,
};
