import type { HostFacts } from "#app/host-facts.ts";
import type { LegalText } from "#app/i18n/legal-text.ts";

/** What a visitor and a host may expect of each other, in English. */
export const terms = ({ product, host, isToldByModel, isTrial, payments }: HostFacts): LegalText => ({
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
      ],
    },
    {
      heading: "Accounts",
      paragraphs: [
        "An account is free, and comes with a number of stories; your profile says how many, and how many you have had. A story you delete still counts; one that the house tells because yours failed does not. Once they are used up no new one is told without a plan, and those you have stay yours to read. Whoever runs this copy decides who may open an account, and whether new ones are opened at all.",
        "What an account asks of you:",
      ],
      items: [
        "that you are an adult: children listen, they don’t sign up;",
        "that it is for one person, neither lent nor sold, with an email address that is yours;",
        "that you keep your password and your codes to yourself, and change the password if you think somebody knows it;",
        "that you don’t open one after another to get round the number of stories.",
      ],
    },
    ...money(payments),
    {
      heading: "Leaving",
      paragraphs: [
        "You may delete your account in your profile at any time, without giving a reason. Take your stories with you first: the profile has them as a file. A plan ends with the account, and no money comes back by itself. Whoever runs this copy may close an account that breaks these rules.",
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
      heading: "Within limits",
      paragraphs: [
        "You may ask for stories at home, in a classroom or in a library. So that there are enough to go round, there is a limit to how many can be asked for from one connection in an hour. When you reach it, the page tells you when to try again.",
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
  updated: "22 November 2026",
});

function money(payments: HostFacts["payments"]): LegalText["sections"] {
  const heading = "What it costs";
  if (payments === "none") {
    return [
      {
        heading,
        paragraphs: [
          "Nothing is charged here. The plan under Pricing can’t be bought for now, and nobody will ask you for a card.",
        ],
      },
    ];
  }
  return [
    {
      heading,
      paragraphs: [
        "An account and the stories it comes with cost nothing. For more there is the Basic plan: $ 9.99 a month, in US dollars, plus any tax where you live. You see the total before you pay.",
        ...(payments === "sandbox"
          ? [
              "On this trial no card is charged. Subscribe, cancel, come back: everything goes as it would, except the money.",
            ]
          : ["You pay on a page of Stripe’s, and your card details never reach us."]),
      ],
    },
    {
      heading: "The plan",
      paragraphs: [
        "It holds 30 stories a month, counted from the day it begins. Those left over don’t carry on to the next month, and those you delete still count.",
        "It renews by itself every month, and is charged again, until you cancel it.",
      ],
      items: [
        "You can cancel whenever you like, in your profile, without giving a reason: at the end of the month you have paid for, with everything as it was until then; or right now, and then the stories you had left are lost and no money comes back by itself.",
        "When the plan has ended, every story stays in your library. Your account is the free one again, and the stories you made with the plan count towards its number.",
        "When a payment fails, it is tried again for some days, and the plan goes on meanwhile. You can change the card under “Manage payment” in your profile. If it never goes through, the plan ends, and your stories stay.",
      ],
    },
    {
      heading: "Changing your mind",
      paragraphs: [
        "If you live in the European Union, you have 14 days from subscribing to withdraw without giving a reason. Tell us by the contact form, under “About us”, with your account’s email address. One sentence will do (“I withdraw from the plan”), and the day you send it is the day that counts.",
        "We refund you the way you paid, within 14 days of hearing from you. Cancelling in your profile is something else: it ends the plan and asks for nothing back. For a refund, write to us.",
      ],
    },
  ];
}
