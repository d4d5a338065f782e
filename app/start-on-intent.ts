/**
 * Runs in the browser, in the head of a page that is kept: starts React only when somebody is about to touch something.
 *
 * It is written into the page as its own source text, so it may use nothing but its arguments. Until React has started
 * every control of such a page is a link or a form that works by itself: no click can be lost.
 *
 * @param languageKey the name under which every storage keeps the visitor's language
 * @param languageQuery the query parameter that chooses a language
 * @param languages the supported languages
 * @param cookieSeconds how long the language is kept
 */
export function startOnIntent(
  languageKey: string,
  languageQuery: string,
  languages: readonly string[],
  cookieSeconds: number,
): void {
  const supported = (tag: string | null | undefined) => {
    const primary = tag?.split(/[-_]/)[0]?.toLowerCase() ?? "";
    return languages.includes(primary) ? primary : null;
  };
  const cookie = () => document.cookie.split("; ").find((pair) => pair.startsWith(`${languageKey}=`));
  const stored = (storage: "localStorage" | "sessionStorage") => {
    try {
      return supported(window[storage].getItem(languageKey));
    } catch {
      // A browser may forbid its storage altogether.
      return null;
    }
  };

  // Only here can be seen what a browser without our cookie has stored; the server then words the page anew.
  if (!supported(new URLSearchParams(location.search).get(languageQuery)) && !supported(cookie()?.split("=")[1])) {
    const language = stored("localStorage") ?? stored("sessionStorage");
    if (language && language !== document.documentElement.lang) {
      const secure = location.protocol === "https:" ? "; Secure" : "";
      document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`;
      // Where no cookie is kept, the server would only send the same page again.
      if (cookie()) return location.reload();
    }
  }

  const watching = new AbortController();
  const start = () => {
    const waiting = document.querySelector<HTMLScriptElement>("script[data-modules]");
    if (!waiting) return;
    watching.abort();
    for (const href of waiting.dataset.modules?.split(" ") ?? []) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    waiting.replaceWith(
      Object.assign(document.createElement("script"), { type: "module", text: waiting.textContent ?? "" }),
    );
  };
  for (const intent of ["pointermove", "pointerdown", "focusin", "keydown"])
    addEventListener(intent, start, { passive: true, capture: true, signal: watching.signal });
}
