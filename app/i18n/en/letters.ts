import type { letters as spanish } from "#app/i18n/es/letters.ts";
import type { Words } from "#app/i18n/words.ts";

/** The letters about an account, and the host's about a story that was reported, in English. */
export const letters: Words<typeof spanish> = {
  greeting: "Hello,",
  farewell: "Good night,\n{{product}}",
  code: {
    confirm: {
      subject: "Your code for {{product}}",
      text: "With this code you confirm that this address is yours:",
      unasked: "Didn’t ask for a code? Then there is nothing to do: without it nobody can use your address here.",
    },
    reset: {
      subject: "Your code for a new password",
      text: "With this code you choose a new password:",
      unasked: "Didn’t ask for a code? Then there is nothing to do: your password stays as it was.",
    },
    newEmail: {
      subject: "Your code for a new address",
      text: "With this code you move your account to this address:",
      unasked: "Didn’t ask for a code? Then there is nothing to do: your address stays as it was.",
    },
    goodFor:
      "It is good for {{minutes}} minutes. Tell it to nobody: its only place is the page where you asked for it.",
  },
  known: {
    subject: "You already have an account at {{product}}",
    text: "Somebody, most likely you, asked to open or confirm an account with this address. There is one already, so nothing more is needed.",
    logIn: "Log in here:",
    forgot: "If you have forgotten your password:",
    unasked: "Wasn’t it you? Then there is nothing to do: your account is as you left it.",
  },
  passwordChanged: {
    subject: "Your password has changed",
    text: "The password of your account has just been changed. If that was you, all is done.",
    unasked: "Wasn’t it you? Choose a new password as soon as you can:",
  },
  emailChanged: {
    subject: "Your account has a new address",
    text: "Your account no longer uses this address: from now on it uses another one. If that was you, all is done.",
    unasked: "Wasn’t it you? Write to us as soon as you can:",
  },
  deleted: {
    subject: "Your account has been deleted",
    text: "Your account is gone, and everything in it. Thank you for the nights you spent with us.",
    unasked: "Wasn’t it you? Write to us:",
  },
  report: {
    subject: "A story was reported: {{reason}}",
    reasons: {
      frightening: "it is frightening",
      unkind: "it is unkind to somebody",
      unsuitable: "it doesn’t suit the age",
      wrong: "it makes no sense, or isn’t true",
      other: "something else",
    },
    intro: "Somebody who was told a story here would like you to look at it.",
    labels: {
      reason: "Why",
      language: "Language",
      age: "Age",
      teller: "Told by",
      rules: "Checked by rules",
      softened: "Made gentler",
    },
    languages: { es: "Spanish", en: "English" },
    age: "{{age}} years",
    tellers: {
      builtin: "the house’s own storyteller",
      model: "the model {{name}}",
      outside: "nobody here: another app brought the text in or changed it",
    },
    softened: {
      wish: "part of the idea was left out",
      person: "a real person became an invented one",
      cosy: "the scary story became a cosy one",
      retold: "a sentence was stopped and another story told",
      ended: "it was given another ending",
      shortened: "it was made shorter",
    },
    softenedNothing: "nothing",
    unknown: "not recorded",
    comment: "In their words:",
    withoutComment: "They added nothing.",
    halfHeard: "They have no account and saw only the first half. This is the whole story.",
    story: "The story:",
    withoutStory: "The story itself is not here: they chose not to send it, and it is not kept with the report either.",
    closing:
      "The report stays in the database for {{days}} days and is then deleted by itself. It doesn’t say whose it is, so it can’t be answered.",
  },
};
