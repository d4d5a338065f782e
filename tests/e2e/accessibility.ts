import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A phone and a desktop, in CSS pixels. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** No rule of WCAG 2.2 AA that a machine can check is broken, on a phone and on a desktop. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
    }));
    expect(found, `at ${screen.width} × ${screen.height}`).toEqual([]);
  }
}

/** What fades in has other colours on its way. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}
