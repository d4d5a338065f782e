import { expect, type Locator } from "@playwright/test";

/** Tab goes once round every box of ours, and a little further; backwards it only has to stay. */
const PRESSES = { Tab: 20, "Shift+Tab": 4 };

/** The focus is in the box, and Tab in either direction never leads to the page behind it. */
export async function expectFocusStaysIn(box: Locator): Promise<void> {
  const { keyboard } = box.page();
  // Between the last stop and the first the focus may be with the browser itself: the document then names its body.
  const place = () =>
    box.evaluate((element) => {
      const focused = document.activeElement;
      if (element.contains(focused)) return "within";
      return focused === document.body ? "browser" : `outside: ${focused?.outerHTML.slice(0, 120)}`;
    });
  expect(await place()).toBe("within");
  for (const [key, presses] of Object.entries(PRESSES)) {
    const places: string[] = [];
    for (let press = 0; press < presses; press += 1) {
      await keyboard.press(key);
      places.push(await place());
    }
    expect(places.filter((each) => each.startsWith("outside"))).toEqual([]);
    expect(places.filter((each) => each === "within").length).toBeGreaterThanOrEqual(presses / 2);
  }
}
