import type { storyOrder as spanish } from "#app/i18n/es/story-order.ts";
import { named } from "./another-with.ts";

export const storyOrder: typeof spanish = {
  length: {
    question: "How long?",
    name: { short: "Short", usual: "Usual", long: "Long" },
    minutes: (minutes) => (minutes === 1 ? "a minute" : `about ${minutes} min`),
  },
  listeners: {
    question: "Who is listening?",
    hint: "One or more",
    most: (most) => `Up to ${most} at a time`,
    add: "Add who listens",
    coming: "Finding who listens…",
    unreachable: "We can’t reach your list just now. You can ask for a story all the same.",
  },
  origin: {
    before: "Goes on from ",
    quoted: (title) => `‘${title}’`,
    after: (people) => `, with ${named(people)}.`,
    drop: "A new one instead",
    gone: "That story is no longer in your library. You can ask for a new one.",
    guest: "Log in to go on from a story you have kept. Meanwhile, you can ask for a new one.",
    unreachable: "We can’t reach that story just now. Ask for a new one, or come back in a little while.",
  },
};
