/** The document's title: React lifts it into the head, wherever it stands. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children}</title>;
}
