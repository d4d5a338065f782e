import type { landing as spanish } from "#app/i18n/es/landing.ts";
import type { Words } from "#app/i18n/words.ts";

export const landing: Words<typeof spanish> = {
  title: "One story, then sleep",
  heading: { first: "One story,", second: "then sleep." },
  lead: "Tell us their age and the first thing that comes to mind: a dragon, a dog, a wobbly tooth. The voice is yours.",
  generate: "Generate Story",
  terms: "No account needed to begin.",
  toldByHouse: "Told by the house, without AI.",
  toldByModel: "Made with AI, checked before it reaches you.",
  missingTitle: "No such page",
  missing: "That address leads nowhere. The stories are still here.",
  accounts: {
    heading: "Accounts are on their way",
    library: "This is where your stories will be kept, ready for another night. It is not open yet.",
    signUp:
      "You can’t open an account just yet. Until then every story lets you read its first half, as many nights as you like.",
    toStory: "Generate Story",
  },
};
