import type { frame as spanish } from "#app/i18n/es/frame.ts";
import type { Words } from "#app/i18n/words.ts";

export const frame: Words<typeof spanish> = {
  skip: "Skip to content",
  home: "Go to the first page",
  getStarted: "Get Started",
  library: "Your library",
  profile: "Your profile",
  about: "About us",
  plans: "Pricing",
  safety: "Safety",
  privacy: "Privacy",
  terms: "Terms",
  contact: "Contact",
  footerLinks: "More about this place",
  languages: "Language",
  trialLabel: "Notice",
  trial: "Trial version, on this computer.",
  copyright: "© 2023 {{name}}",
  close: "Close",
  description: "Bedtime stories made for your little one, word by word, in English and Spanish.",
};
