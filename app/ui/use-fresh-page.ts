import { useEffect } from "react";

/**
 * Asks the server again when the browser brings the page back as it was left: by now somebody may have logged out, or
 * what it shows may be gone.
 */
export function useFreshPage(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}
