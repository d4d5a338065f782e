import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "#app/ui/use-reduced-motion.ts";
import { followWriting } from "./follow-writing.ts";
import { paragraphsOf, Typewriter } from "./typewriter.ts";

/** What the buttons beside a story can do with its typewriter. */
export type WritingControls = {
  paused: boolean;
  done: boolean;
  pause: () => void;
  resume: () => void;
  showAll: () => void;
};

/**
 * A typewriter for a text that may still grow, unless it is `complete`. The text stands there at once under reduced
 * motion, and when it is to be `atOnce`. The page follows the writing unless it is `held`, where something above is read first.
 */
export function useWriting(text: string, complete: boolean, { atOnce = false, held = false } = {}) {
  const target = useRef<HTMLDivElement>(null);
  const typewriter = useRef<Typewriter>(null);
  const [paused, setPaused] = useState(false);
  const [written, setWritten] = useState("");
  const isMotionReduced = useReducedMotion();
  const still = isMotionReduced || atOnce;

  useEffect(() => {
    if (still || !target.current) return undefined;
    const writer = new Typewriter({
      target: target.current,
      onCaughtUp: () => setWritten(writer.text),
    });
    typewriter.current = writer;
    return () => {
      writer.destroy();
      typewriter.current = null;
    };
  }, [still]);

  useEffect(() => {
    if (still || !target.current) return undefined;
    const { stop } = followWriting(target.current, held);
    return stop;
  }, [still, held]);

  // Runs after the one above: when motion is allowed again, the new typewriter gets the text too.
  useEffect(() => {
    if (!still && typewriter.current) typewriter.current.text = text;
  }, [text, still]);

  const controls: WritingControls = {
    paused,
    done: complete && (still || written === text),
    pause: () => {
      typewriter.current?.pause();
      setPaused(true);
    },
    resume: () => {
      typewriter.current?.resume();
      setPaused(false);
    },
    showAll: () => {
      typewriter.current?.showAll();
      setPaused(false);
    },
  };
  return { target, still, controls };
}

type StoryTextProps = Pick<ReturnType<typeof useWriting>, "target" | "still"> & {
  text: string;
  lang: string;
  done: boolean;
};

/**
 * A story's text. While it is being written, what grows is for the eyes alone and the permitted text stands beside it
 * for assistive technology; then one real text takes the place of both.
 */
export function StoryText({ target, still, text, lang, done }: StoryTextProps) {
  const real = done || still;
  return (
    <div className="story-text" lang={lang}>
      <div ref={target} aria-hidden="true" hidden={real} className="story-writing" />
      <div className={real ? undefined : "visually-hidden"}>
        {paragraphsOf(text).map((paragraph, index) => (
          // Paragraphs only ever grow at the end: their place is their name.
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
