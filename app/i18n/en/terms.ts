import type { HostFacts } from "#app/host-facts.ts";
import type { LegalText } from "#app/i18n/legal-text.ts";

/** What a visitor and a host may expect of each other, in English. */
export const terms = ({ product, host, isToldByModel, isTrial }: HostFacts): LegalText => ({
  title: "Terms of use",
  description: `What you may expect of ${product}, and what it asks of you, in plain words.`,
  intro: [
    `${product} makes bedtime stories for children from 2 to 10, for an adult to read aloud. ${host ? `${host} runs this copy; the contact form reaches them.` : "The contact form reaches whoever runs this copy."} By asking for a story or opening an account you agree to this page. It is short, since you are probably needed upstairs.`,
    ...(isTrial ? ["This is a trial copy on one computer: good for trying out, not for relying on."] : []),
  ],
  sections: [
    {
      heading: "What you get",
      paragraphs: [
        "You choose an age and, if you like, the kind of story, and add an idea. You get a story in English or Spanish. Without an account you read its first half; with one you read it to the end, and it is kept in your library.",
        "Today nothing is charged. The prices under Pricing are for later, and nobody will ask you for a card before then.",
      ],
    },
    {
      heading: "Accounts",
      paragraphs: [
        "An account is free, and comes with a number of stories; your profile says how many, and how many you have had. A story you delete still counts; one that the house tells because yours failed does not. Once they are used up no new one is told, and those you have stay yours to read. Whoever runs this copy decides who may open an account, and whether new ones are opened at all.",
        "What an account asks of you:",
      ],
      items: [
        "that you are an adult: children listen, they don’t sign up;",
        "that it is for one person, neither lent nor sold, with an email address that is yours;",
        "that you keep your password and your codes to yourself, and change the password if you think somebody knows it;",
        "that you don’t open one after another to get round the number of stories.",
      ],
    },
    {
      heading: "Leaving",
      paragraphs: [
        "You may delete your account in your profile at any time, without giving a reason. Take your stories with you first: the profile has them as a file. Whoever runs this copy may close an account that breaks these rules.",
      ],
    },
    {
      heading: "Who makes the stories",
      paragraphs: [
        isToldByModel
          ? "A machine: an AI model. If it says something no story may contain, the storyteller built into this server begins another; if it can’t tell one, you can ask the built-in storyteller instead. The page says which of them told yours."
          : "A machine: the storyteller built into this server, which works without AI.",
        "Every sentence is checked against a list of words and phrases before you see it. No list catches everything, and a machine can be odd, so look the story over before you read it out. You know what makes your child laugh, and what follows them down the corridor afterwards. A story is only a story: please take no advice from it.",
      ],
    },
    {
      heading: "What not to ask for",
      paragraphs: ["Most things are welcome, worms with knees included. Not these:"],
      items: [
        "anything that hurts, humiliates or sexualises anyone, children above all;",
        "the private life of real people, their full names or where they live;",
        "anything that is against the law, or that takes what belongs to another author;",
        "stories by the thousand: getting round the limits, or trying to break the service.",
      ],
    },
    {
      heading: "Free, within limits",
      paragraphs: [
        "Asking for stories is free at home, in a classroom or in a library. So that there are enough to go round, there is a limit to how many can be asked for from one connection in an hour. When you reach it, the page tells you when to try again.",
      ],
    },
    {
      heading: "The story is yours",
      paragraphs: [
        "Read it, keep it, print it, turn the dog into a hamster. As far as the law allows, what you have been told is yours to use, and we claim nothing in it. We can’t promise that it is yours alone: a machine may have the same idea twice. What you typed was yours to begin with and remains so.",
      ],
    },
    {
      heading: "No promises about tonight",
      paragraphs: [
        "We should like this to work every evening, and can’t promise that it will. It may be slow, broken, changed or closed, and what is cleared away, and when, is on the privacy page. The stories you would miss are worth downloading now and then, and it’s worth having a book within reach. None of this takes away a right that the law gives you as a consumer, or limits what we must answer for by law.",
      ],
    },
    {
      heading: "Law, and changes",
      paragraphs: [
        "The law of the country where the host of this copy lives or is established applies. The consumer protection of your own country still holds. When this page changes, so does the date on it; changes count from then on.",
      ],
    },
  ],
  updated: "21 November 2026",
});
