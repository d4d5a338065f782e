/** What a search engine says about the page: React lifts it into the head, wherever it stands. */
export function PageDescription({ children }: { children: string }) {
  return <meta name="description" content={children} />;
}
