import { expect, type Page } from "@playwright/test";
import { resize } from "./resize.ts";

/** Screens in CSS pixels, and the size of text on them. */
const SCREENS = [
  { name: "320 pixels wide", width: 320, height: 640, text: "100%" },
  { name: "a phone with text twice as large", width: 390, height: 844, text: "200%" },
  { name: "a desktop with text twice as large", width: 1280, height: 800, text: "200%" },
];

/** On every such screen: nothing has to be scrolled sideways, nothing is cut off, and nothing lies over the first line. */
export async function onNarrowScreens(page: Page, furtherOn: () => Promise<void> = async () => {}): Promise<void> {
  for (const { name, width, height, text } of SCREENS) {
    await resize(page, { width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    // A layout settles within a frame or two; the limit is for a busy machine.
    const says = (what: string) => ({ message: `${name}: what ${what}`, timeout: 5_000 });
    await expect.soft.poll(() => cutOff(page), says("is cut off")).toEqual([]);
    await expect.soft.poll(() => scrollingSideways(page), says("scrolls sideways")).toEqual([]);
    await expect.soft.poll(() => overTheTrialLine(page), says("lies over the line about the trial")).toEqual([]);
    await furtherOn();
  }
}

/** What is wider than its place. */
const scrollingSideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open], dialog[open] > *")]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}: ${element.scrollWidth} > ${element.clientWidth}`),
  );

/** What a person has to read or press, and does not lie within the screen's width. The row of ideas may be pushed along. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, main p, header a, footer a, button, input, textarea, label, dialog p")]
      .filter((element) => !element.closest("[aria-hidden], .visually-hidden, .chips, dialog:not([open])"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > window.innerWidth + 1))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)}: ${box.left} to ${box.right}`),
  );

const overTheTrialLine = (page: Page) =>
  page.evaluate(() => {
    const end = document.querySelector(".trial-line")?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll("header a, main h1:not(.visually-hidden)")]
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
      .filter(({ top }) => top < end - 1)
      .map(({ element, top }) => `${element.textContent}: from ${top}, and the line ends at ${end}`);
  });
