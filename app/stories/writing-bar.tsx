import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import type { WritingControls } from "./story-text.tsx";

/** Stands before the text in tab order: nobody has to pass through a growing story to stop it. */
export function WritingBar({ controls }: { controls: WritingControls }) {
  const { t } = useTranslation();
  // Nothing writes before: a press would be lost.
  const disabled = !useInBrowser();
  return (
    <div className="writing-bar" role="group" aria-label={t("stories.telling.controls")}>
      <button
        type="button"
        className="writing-bar-button"
        disabled={disabled}
        onClick={controls.paused ? controls.resume : controls.pause}
      >
        <Icon name={controls.paused ? "play" : "pause"} size={22} />
        {t(controls.paused ? "stories.telling.resume" : "stories.telling.pause")}
      </button>
      <button type="button" className="writing-bar-button" disabled={disabled} onClick={controls.showAll}>
        <Icon name="down" size={22} />
        {t("stories.telling.showAll")}
      </button>
    </div>
  );
}
