import type { MiddlewareHandler } from "hono";

/** A browser that has seen the product over https comes back over https. */
const HSTS_SECONDS = 365 * 24 * 60 * 60;

/** A policy for everything that is not a page: nothing may be loaded or framed. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a page: own files only.
 * @param inlineScripts which inline scripts may run, as CSP sources: this response's nonce, or hashes of their text
 * @param hasInjectedStyles whether the development server injects styles and reloads through a socket
 */
export function pagePolicy(inlineScripts: string, { hasInjectedStyles = false } = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts}`,
    `style-src 'self'${hasInjectedStyles ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // The library's socket is on our own origin: every browser that the scripts are built for takes that for our own.
    `connect-src 'self'${hasInjectedStyles ? " ws: wss:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Headers of every response. A page replaces the content policy by its own.
 * @param isKeptToHttps browsers shall come back over https only. Never for this machine's own name: whatever else is made
 * there, on any port, would be out of reach for as long
 */
export function securityHeaders({ isKeptToHttps }: { isKeptToHttps: boolean }): MiddlewareHandler {
  const headers: Record<string, string> = {
    "Content-Security-Policy": NO_CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  };
  if (isKeptToHttps) headers["Strict-Transport-Security"] = `max-age=${HSTS_SECONDS}; includeSubDomains`;
  return async (c, next) => {
    // Set before the answer is made, so that streams which send their own head carry them too.
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    await next();
  };
}
