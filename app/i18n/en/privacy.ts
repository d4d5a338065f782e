import type { HostFacts } from "#app/host-facts.ts";
import type { LegalText } from "#app/i18n/legal-text.ts";

/** What happens to a visitor's and a person's data, in English. */
export const privacy = ({
  product,
  host,
  isToldByModel,
  modelHosts,
  isTrial,
  payments,
  contactKeptDays,
}: HostFacts): LegalText => ({
  title: "Privacy",
  description: `What ${product} keeps, for how long, and who gets to see it.`,
  intro: [
    `${host ?? "Whoever"} runs this copy of ${product} and answers for what happens to your data here. The contact form, under “About us”, reaches them.`,
    ...(isTrial
      ? [
          "This is a trial copy on one computer. Every letter it writes, codes and contact messages included, lies in a mailbox there (/dev/mail) for anyone at that computer to read. The last two hundred stay, even when an account goes.",
        ]
      : []),
  ],
  sections: [
    {
      heading: "Adults ask, children listen",
      paragraphs: [
        "Stories are for children; asking for them, and having an account, is for adults. There is no newsletter. Of a child we learn the age you choose, the nickname if you add one, and whatever you type. A first name is enough, and an invented one works just as well. Please leave out surnames, schools and illnesses.",
      ],
    },
    {
      heading: "Without an account",
      paragraphs: [
        "We don’t know who you are. You see the first half of a story. The whole of it stays in this server’s database for 24 hours, under a hash of the random value in your guest cookie; the value itself is not stored. If you log in from the same browser within that time and your account has a place left, the latest one is yours to read to the end and is kept in your library.",
      ],
    },
    {
      heading: "With an account",
      paragraphs: ["Then these are kept in this server’s database:"],
      items: [
        "Your email address, whether it has been confirmed, and when the account was made.",
        "Your password, as a hash only (scrypt). Nobody can read it there, and that includes us.",
        "Where you are logged in: when that began, when it was last renewed, and how your browser names itself; not your network address. A session ends when you end it, or at most seven days after your last visit.",
        "Your stories, which of them are favourites, which you have opened, and two counts: how many you have now, and how many have counted towards your limit, with the moment each of those was saved.",
        "Who listens, if you add them in your profile: a nickname and an age for each child, and nothing else, until you remove them.",
        "A code that we send you: as a keyed hash, good for ten minutes.",
        "Keys for other programs, if whoever runs this server has made any for you: their names, when each was made, and a hash of it, until the key is revoked.",
      ],
    },
    {
      heading: "How long an account lasts",
      paragraphs: [
        "Your account and its stories stay until you delete them. A story you delete leaves your library at once, and stays in the database for one more day in case you undo it; then it is gone for good, and only the count remembers it. An account that was begun and never confirmed is erased after a week, with its email address and the hash of its password.",
        "When you delete your account, in your profile, everything of it goes at once, what is known here of a plan included. What is left: the letters already sent, or on their way; what you wrote by the contact form; reports of stories, which don’t say whose they are; fingerprints of your addresses for an hour or so (see “Keeping the door”); a code still open, until its ten minutes are over; and any backups that whoever runs this server has made.",
      ],
    },
    money(payments),
    {
      heading: "What stays with a story",
      paragraphs: [
        "Its title and text, its language, the age and kinds it was told for, the times, who told it, which rules it was checked by, and what was made gentler. What you typed is not kept, only a fingerprint (SHA-256) of the request, for 24 hours, so that one sent twice isn’t told twice. A telling that breaks off keeps what had been told for an hour, in case you want the house to finish it; one that fails before its first word leaves no text. What has had its time is cleared away every ten minutes.",
        "A story may contain the name you gave. Your stories open from your account alone. But whoever runs this server can read its database, your email address and your stories included, your password never; and it passes through the companies they use for the server or for sending mail, if there are any.",
      ],
    },
    {
      heading: "On your device",
      paragraphs: ["There is no banner to click away, because nothing here follows you about:"],
      items: [
        "This tab’s session storage: what you have typed and chosen for a story, the email address on its way from one log-in window to the next, the story you opened last, and how far you had scrolled. Gone when you close the tab.",
        "The cookie i18nextLng: your language, for a year. Local storage remembers it too, and whether you want stories you have read to stand there whole, until you clear it.",
        "The cookie cuentaluna_guest: finds a guest’s story again, for 24 hours. Scripts can’t read it.",
        "The cookie cuentaluna.sign_up: when you create an account, remembers for an hour that it was this browser, so that the password you chose here counts. Scripts can’t read it.",
        "The cookie cuentaluna.session_token: keeps you logged in until you log out, or for at most seven days after your last visit. Scripts can’t read it. On an https address the names of these last three begin with __Host-.",
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
      heading: "When we write to you",
      paragraphs: [
        "Only about your account: a code you asked for, or word that something in it has changed. A letter waits in the database until it has gone out, and is then forgotten; one that can’t be delivered is kept for a month, and then it goes too. Mail servers along the way handle it by their own rules.",
      ],
    },
    {
      heading: "When you write to us",
      paragraphs: [
        `Your name, email address and message, and the language of the page, are stored and ${isTrial ? "put in the local mailbox" : "emailed to whoever runs this copy"}, so that you can be answered. ${contactKept(contactKeptDays)}`,
        `A report of a story keeps the reason, what you add, the story’s language and age, who told it and how it was checked; its title and text only if you tick that, and without an account that means the whole story, not just the half you saw. It stays for 180 days with nothing that says it is yours, so it can’t be looked up for you either. A copy is ${isTrial ? "put in the local mailbox" : "emailed to whoever runs this copy"}, and stays there until they delete it.`,
      ],
    },
    {
      heading: "Keeping the door",
      paragraphs: [
        "Network addresses are counted in the server’s memory, so that nobody asks for a thousand stories at once. Where a model tells, the stories of a day are counted in the database too, under keyed hashes that can’t be read back. So that nobody tries a thousand passwords either, the database counts what is asked about accounts, under keyed hashes of email and network addresses, for an hour at most, until the next clearing. Neither kind of address is written to our log. That has one line per request: method, page, status, duration, a random id; and a note when something fails. No story, no name, no address. A proxy or hosting company in front of the server may keep logs of its own.",
      ],
    },
    {
      heading: "Why we may",
      paragraphs: [
        "We have two reasons. One is to do what you asked for: tell a story, keep your account, answer you. In the law’s words, that is performing a contract. The other is to keep accounts safe and the service from being abused, which is our legitimate interest. Where somebody has paid, the law adds a third: the records of a payment have to be kept.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "If you have an account, your profile does most of this without asking anybody. It shows where you are logged in, changes your email address and password, gives you a file with your account, your sessions, your listeners and every story in your library (JSON), and deletes the lot.",
        "For the rest, write to us by the contact form: you may ask what is kept about you, get a copy, have it corrected or erased, have its use restricted, or object. A guest’s story can be found only through its cookie; delete that and nothing ties the story to you. If we handle it badly, you may complain to your data protection authority.",
      ],
    },
  ],
  updated: "22 November 2026",
});

function money(payments: HostFacts["payments"]): LegalText["sections"][number] {
  const heading = "Paying";
  if (payments === "none")
    return { heading, paragraphs: ["Nothing can be paid for here for now, so nobody asks you for payment details."] };
  const kept =
    "Of a plan this server keeps which one it is, how it stands, when its month begins and ends and whether it renews; the ids of the customer, the subscription and the last payment page; and the email address that goes with them. Of each notice about a payment it keeps the kind, the time and the customer’s id, for 35 days.";
  if (payments === "sandbox") {
    return {
      heading,
      paragraphs: [
        "No card is charged on a trial, and there is nowhere to type its number. The payment page comes from this same computer. What you do there stays in its database beside your email address, even when your account goes.",
        "With one exception: whoever started this trial may have joined it to Stripe by a test key. The payment page is Stripe’s then. It charges nothing either, but your email address and an id of your account are sent there.",
        kept,
      ],
    };
  }
  return {
    heading,
    paragraphs: [
      "A plan is paid for on a page of Stripe’s (stripe.com). Your card details go to Stripe and never reach us. On that page Stripe’s own cookies and privacy policy apply; the policy says in which countries Stripe works.",
      "We send Stripe your email address and an id of your account as soon as you confirm the address or log in, whether or not you subscribe; the new address, if you change it; and when you go to pay, your language and the plan you picked. Never a story, never what you typed for one, never a child’s name or age.",
      kept,
      "In Stripe, whoever runs this copy sees who has paid, how much and when, what you entered there for the receipt, and the last four digits of the card.",
      "Deleting your account cancels its plan and deletes you as a customer at Stripe: then and there if you have a plan, shortly afterwards if you don’t. If there is a plan and Stripe can’t be reached, the account stays and we say so, so that nobody goes on paying for an account that is gone. Of payments already made, Stripe keeps what the law says must be kept.",
    ],
  };
}

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
      "An AI model. For each story it is sent the age, the kinds, the language, the length, the text you typed and the nicknames of the listeners you picked, and nothing else: no cookie, and not your network address. What happens to it there, and in which country, is in the provider’s own conditions. It goes nowhere but here:",
    ],
    items: [...modelHosts],
  };
}

function contactKept(days: number): string {
  if (days === 0) return "They stay until they are deleted by hand.";
  return `In the database they stay for ${days === 1 ? "a day" : `${days} days`}, and then go by themselves; the copy that was sent stays until it is deleted by hand.`;
}
