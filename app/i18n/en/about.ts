import type { about as spanish } from "#app/i18n/es/about.ts";
import type { Words } from "#app/i18n/words.ts";

export const about: Words<typeof spanish> = {
  title: "About us",
  description:
    "Why we make a story for one child, tonight, what none of our stories may contain, and why the voice is yours.",
  heading: "For one child, tonight",
  paragraphs: {
    first:
      "There are shelves of good books, and then there is the evening when none of them will do. The tooth came out in a cheese sandwich, the best friend is moving to Cardiff, and the only question left in the world is whether worms have knees. No book in the house covers that. A story made for one child, tonight, can start exactly there. Tomorrow it needn’t be about anything of the sort.",
    second:
      "So we ask for very little: how old they are, what kind of story, and one stray idea if you happen to have one about you. The age does more of the work than you’d think. At two, a story is a couple of hundred words, most of them short. At ten it can run past a thousand. And if it’s been a long day and you have no idea at all, leave the box empty. There will still be a story.",
    third:
      "Then we hand it over, because the narrator is you. We write the words; you do the voices. Nobody else knows that the bear sounds like Grandad, or when to skip a line because one eye has closed. Read with a yawn in the middle, it is still the voice they asked for. The letters are large enough for two heads and one phone propped on a knee.",
    fourth:
      "Everything here exists in English and in Spanish, and neither is a translation of the other. A translated joke arrives with a limp, and you notice when you are the one who has to say it aloud. So each language has its own sentences and its own way of saying goodnight. In a house with two languages the dragon can have both: English tonight, Spanish when Granny comes to stay. The switch is at the foot of every page.",
    fifth:
      "Some things have no business at a bedside: cruelty, sex, drugs, insults, despair. We keep a list of words and phrases for them, in both languages, and every sentence is checked against it before you see it. One that fails is never shown, and another story is begun from the top. A list is only a list, though. It has never met your child, and you have, so cast an eye over the story before you read it out.",
    sixth:
      "We sell nothing that you tell us about a child, and there are no advertisements: nobody needs to hear about trainers at ten to eight. There are no badges to win, either, and nothing starts by itself when the story stops. The stories are made to run down like a clock. The sentences get shorter, somebody is home, a lamp goes out. After that there is only sleep, and with a little luck your listener gets there before you do.",
  },
};
