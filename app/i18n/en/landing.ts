import type { landing as spanish } from "#app/i18n/es/landing.ts";
import type { Words } from "#app/i18n/words.ts";

export const landing: Words<typeof spanish> = {
  title: "One story, then sleep",
  heading: { first: "One story,", second: "then sleep." },
  lead: "Tell us their age and the first thing that comes to mind: a dragon, a dog, a wobbly tooth. The voice is yours.",
  generate: "Generate Story",
  terms: "No account needed to begin.",
  accountTerms: "A free account lets you read to the end.",
  toldByHouse: "Told by the house, without AI.",
  toldByModel: "Made with AI, checked before it reaches you.",
  description:
    "Tell us their age and one stray idea, then read tonight’s story aloud in your own voice. For ages 2 to 10, in English and Spanish.",
  down: "See how it works",
  features: {
    spark: {
      title: "A spark will do",
      text: "A name, an animal, or the question nobody could answer at supper. By bedtime it has a beginning, a muddle and an end.",
    },
    vault: {
      title: "The storytime vault",
      text: "“That one again” is the best review there is. Each story is kept with its cover; tomorrow they will ask for the same one, and it will be there.",
    },
    easy: {
      title: "Easy, even one-handed",
      text: "Their age, the kind of story, an idea if you have one. The other hand is holding the duvet down.",
    },
  },
  // Sample copy, for the host to replace with what real parents have said.
  reviews: {
    heading: "Heard over breakfast",
    first: {
      text: "He wanted a snail who dreams of being a fire engine. I did the siren. I was then asked to do the siren again.",
      name: "Hannah",
    },
    second: {
      text: "By Thursday, the stories I make up are mostly about the washing machine. Now I only have to do the voices.",
      name: "Owen",
    },
    third: {
      text: "One night in English, the next in Spanish, with my mother-in-law listening from the landing. She had no notes.",
      name: "Priya",
    },
  },
  missingTitle: "No such page",
  missing: "That address leads nowhere. The stories are still here.",
};
