/** A page whose modules wait, and the text of every inline script that a browser may run in it. */
export type WaitingPage = { page: string; inlineScripts: string[] };

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE_SCRIPT = /<script type="module" async="">/;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/**
 * Turns a page that React Router rendered into one that loads nothing: its module script becomes text that waits in
 * `script[data-modules]`, with the addresses to load before it.
 * @throws when the page has no such script: then React would never start.
 */
export function withScriptsWaiting(html: string): WaitingPage {
  const modules = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href);
  if (!MODULE_SCRIPT.test(html)) throw new Error("a rendered page has no module script");
  const page = html
    .replace(MODULE_PRELOAD, "")
    .replace(MODULE_SCRIPT, () => `<script type="text/plain" data-modules="${modules.join(" ")}">`);
  return { page, inlineScripts: [...page.matchAll(INLINE_SCRIPT)].map(([, text]) => text ?? "") };
}
