import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";

/** What the account dialogs have to know about whoever runs this copy. */
export function useHouse() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return { isTrial: root?.mode === "trial", signUp: root?.signUp ?? "open" };
}
