import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "#storyteller/story-request.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

type BarePage = { language: Language; title: string; style: string; body: Html };

/** A page of the trial's own that needs nothing else. Every word in it is escaped by whoever made the body. */
export function barePage({ language, title, style, body }: BarePage): Html {
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    ${body}
  </body>
</html>`;
}

/** Its own style and nothing else: no script, no picture. @param formTargets where its forms may lead, as CSP sources */
export function barePagePolicy(style: string, formTargets: readonly string[] = ["'none'"]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    "base-uri 'none'",
    `form-action ${formTargets.join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
