import picture from "./story-margin.svg?url";

/** What stands beside and under a story on a wide screen. Where the page hides it, as on a phone, it is never fetched. */
export function StoryMargin() {
  return <img className="story-margin" loading="lazy" decoding="async" src={picture} alt="" />;
}
