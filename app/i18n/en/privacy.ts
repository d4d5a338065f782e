import type { HostFacts } from "#app/host-facts.ts";
import type { LegalText } from "#app/i18n/legal-text.ts";

/** What happens to what a visitor types, in English. */
export const privacy = ({ product, host, isToldByModel, modelHosts, isTrial }: HostFacts): LegalText => ({
  title: "Privacy",
  description: `What ${product} keeps, for how long, and who gets to see it.`,
  intro: [
    `${host ?? "Whoever"} runs this copy of ${product} and answers for what happens to your data here. The contact form, under “About us”, reaches them.`,
    ...(isTrial
      ? ["This is a trial copy on one computer. Messages from the contact form go no further than its own mailbox."]
      : []),
  ],
  sections: [
    {
      heading: "Adults ask, children listen",
      paragraphs: [
        "Stories are for children; asking for them is for adults. There are no accounts yet, no payments and no newsletter, so we don’t know who you are. Of a child we learn the age you choose and whatever you type. A first name is enough, and an invented one works just as well. Please leave out surnames, schools and illnesses.",
      ],
    },
    {
      heading: "Your story",
      paragraphs: [
        "You see the first half. The whole story and its title stay in this server’s database for 24 hours, so that you can open the rest if accounts arrive in that time. With it go its language, the times and who told it, all under a hash of the random value in your guest cookie. The value itself is not stored.",
        "What you chose and typed is not stored either. What remains is a fingerprint (SHA-256) of the request, so that one sent twice isn’t told twice. A telling that breaks off keeps what had been told for an hour, in case you want the house to finish it; one that fails before its first word leaves no text. The clearing up happens every ten minutes. A story may contain the name you gave, and until it is cleared whoever runs the server could read it.",
      ],
    },
    {
      heading: "On your device",
      paragraphs: ["There is no banner to click away, because nothing here follows you about:"],
      items: [
        "This tab’s session storage: what you have typed and chosen for a story, and how far you had scrolled. Gone when you close the tab.",
        "The cookie i18nextLng: your language, for a year. Local storage remembers it too, until you clear it.",
        "The cookie cuentaluna_guest (on an https address its name begins with __Host-): finds your story again, for 24 hours. Scripts can’t read it.",
      ],
    },
    tellers(isToldByModel, modelHosts),
    {
      heading: "What we don’t do",
      paragraphs: [
        "No advertising, no analytics, no scripts from third parties. The fonts come from this server. We sell none of your data, and we train no model on your words or your stories.",
      ],
    },
    {
      heading: "When you write to us",
      paragraphs: [
        `Your name, e-mail address and message, and the language of the page, are stored and ${isTrial ? "put in the local mailbox" : "e-mailed to whoever runs this copy"}, so that you can be answered. They stay until they are deleted by hand.`,
      ],
    },
    {
      heading: "Keeping the door",
      paragraphs: [
        "Network addresses are counted in the server’s memory, so that nobody asks for a thousand stories at once, and never written to our log. That has one line per request: method, page, status, duration, a random id; and a note when something fails. No story, no name, no address. A proxy or hosting company in front of the server may keep logs of its own.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "We use your data to do what you asked for, and to keep the service from being abused; we have no third reason. You may ask what is kept about you, get a copy, have it corrected or erased, or object. Write to us by the contact form. A guest’s story can be found only through its cookie; delete that and nothing ties the story to you. If we handle it badly, you may complain to your data protection authority.",
      ],
    },
  ],
  updated: "21 November 2026",
});

function tellers(isToldByModel: boolean, modelHosts: readonly string[]): LegalText["sections"][number] {
  const heading = "Who tells the story";
  if (modelHosts.length === 0) {
    return {
      heading,
      paragraphs: [
        isToldByModel
          ? "An AI model on this very server. It asks nobody else, so nothing you type for a story leaves it."
          : "The house itself: a storyteller built into this server, without AI. It asks nobody else, so nothing you type for a story leaves it.",
      ],
    };
  }
  return {
    heading,
    paragraphs: [
      "An AI model. For each story it is sent the age, the kinds, the language, the length and the text you typed, and nothing else: no cookie, and not your network address. What happens to it there, and in which country, is in the provider’s own conditions. It goes nowhere but here:",
    ],
    items: [...modelHosts],
  };
}
