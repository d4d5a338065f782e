import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { BlownCandle } from "#app/ui/drawings/candle.tsx";
import type { EndingOnOffer } from "./ending-on-offer.ts";

type BrokenOffCardProps = {
  ending: EndingOnOffer;
  onFinish: () => void;
  onAgain: () => void;
};

/** Where a story broke off: the house may finish it, the same ideas may be tried again, or it is left at that. */
export function BrokenOffCard({ ending, onFinish, onAgain }: BrokenOffCardProps) {
  const { t } = useTranslation();
  const canFinish = ending !== "gone";
  return (
    <section className="broken-off" aria-labelledby="broken-off-heading">
      <div className="preview-card">
        <BlownCandle size={96} />
        <h2 id="broken-off-heading">{t("stories.brokenOff.heading")}</h2>
        <p>{t(`stories.brokenOff.${ending}`)}</p>
        {canFinish && (
          <Button onClick={onFinish} disabled={ending === "asked"}>
            {t("stories.brokenOff.finish")}
          </Button>
        )}
        <Button look={canFinish ? "outlined" : "filled"} onClick={onAgain}>
          {t("stories.brokenOff.again")}
        </Button>
        <LinkButton look="quiet" to="/">
          {t("frame.close")}
        </LinkButton>
      </div>
    </section>
  );
}
