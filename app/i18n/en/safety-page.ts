import type { SafetyPageFacts, safetyPage as spanish } from "#app/i18n/es/safety-page.ts";

const number = (value: number) => new Intl.NumberFormat("en-GB").format(value);

/** What no story may contain, and how that is seen to, in English. */
export const safetyPage = ({
  version,
  entries,
  idioms,
  persons,
  host,
  isToldByModel,
  isReviewed,
}: SafetyPageFacts): ReturnType<typeof spanish> => ({
  title: "Safety",
  description:
    "What no story may contain at which age, how every sentence is checked, and how to report one that slips through.",
  heading: "What stays out of a story",
  intro: [
    "Nobody is on their guard at bedtime, so somebody else has to be. There is a list of what no story may contain, and every sentence goes past it before anyone sees it.",
    "This page is made from that very list. When the list changes, so does the page.",
  ],
  version: `Rules, version ${version}`,
  table: {
    heading: "Topic by topic, age by age",
    caption: "What may enter a story, by topic and age",
    ages: "years",
    verdicts: { never: "never", notYet: "not yet", inPassing: "in passing" },
    meanings: {
      never: "not at any age.",
      notYet: "nothing of it for now; later on, only in passing.",
      inPassing: "a gentle word of the topic may slip by. The others, never.",
    },
  },
  topics: {
    violence: { name: "Violence", text: "Nobody hurts anybody, not even the hero the baddie." },
    weapons: { name: "Weapons", text: "Nothing that is carried to wound or to threaten." },
    injury: { name: "Injuries", text: "A grazed knee gets better and that is that. Nothing is told in detail." },
    death: {
      name: "Death",
      text: "Nobody dies to move a plot along. A loss is told honestly, with comfort, and at the right age.",
    },
    terror: { name: "Terror", text: "Nothing that stays under the bed once the light is out." },
    cruelty: { name: "Cruelty", text: "Nobody is humiliated or abandoned." },
    sexual: { name: "Sex", text: "None, at any age. In passing, a kiss between sweethearts." },
    substances: {
      name: "Alcohol, tobacco and drugs",
      text: "They have no business in a story. In passing, a tavern by the road, or the grown-ups’ wine.",
    },
    insult: { name: "Insults", text: "No swearing, and no names that sting." },
    hate: {
      name: "Hate",
      text: "Nobody is worth less for where they come from, their body, their family or their faith.",
    },
    despair: { name: "Despair", text: "Nobody harms themselves. Where there is sorrow, somebody listens." },
    secrets: {
      name: "Heavy secrets",
      text: "Nobody asks a child to keep quiet, to lie to their family or to go off with a stranger.",
    },
    person: { name: "Real people", text: "No celebrities; whoever is in the story is invented." },
    contact: { name: "Contact details", text: "No email, no phone number, no address." },
    link: { name: "Links", text: "A story leads to no other page." },
    markup: { name: "Code", text: "No tags and no programs: text and nothing else." },
    language: { name: "Another language", text: "A story ends in the language that it began in." },
    itself: {
      name: "A machine on itself",
      text: "The teller doesn’t introduce itself, apologise or explain its instructions.",
    },
  },
  checks: {
    heading: "How it is checked",
    lead: "Before you see a sentence, it is checked:",
    after: [
      "One that doesn’t pass is seen by nobody. If less than a third had been told, another story begins. Further on, the story takes a different path from there, to a calm ending.",
      isToldByModel
        ? "Here an AI model tells. It doesn’t start from nothing: it is handed a plan like those of the storyteller built into this server. Your idea reaches it in your own words only if they are all words we know from stories; if not, it gets what we understood of it. What it writes is checked in the same way."
        : "Here the storyteller built into this server tells, without AI. Its sentences are checked in the same way.",
      isReviewed
        ? "On this copy a model also reads what is about to be told a second time, only to check it. What it doesn’t like, or can’t read in time, isn’t told."
        : "What a model tells can also be read a second time, by a model that only checks. On this copy that is switched off.",
      isReviewed
        ? "The list is applied on this very server. Who else gets to see what is told, the privacy page says."
        : "The list is applied on this very server: nothing is sent anywhere else to check a story.",
      "No list knows everything. Look a story over before you read it out: you know your child best.",
    ],
  },
  wishes: {
    heading: "When an idea isn’t for bedtime",
    paragraphs: [
      "Nobody is told off here, or refused a story. Everything that fits is kept, and the small print under the story says that something was left out.",
    ],
    items: [
      "Violence, sex, drugs or hate: that part goes; the names, the animals and the feelings stay.",
      "A real person: in the story it is somebody invented who does the same for a living.",
      "A scary story for the youngest: a mystery of the kind that ends in a giggle.",
      "Orders for the machine: they aren’t followed.",
    ],
    note: "And if what you write is about harming oneself, or about somebody harming a child, the story is about somebody who is listened to. Outside it stand a few lines for you, with numbers to ring. They aren’t kept.",
  },
  bedtime: {
    heading: "Too much just before sleep",
    lead: "Some things keep a child of a certain age awake, however soft the words. The teller is asked to leave these out:",
    words: {
      "separation that is not solved within two sentences, villains, monsters (friendly ones only if wished for)":
        "separations that aren’t mended within two sentences, villains, monsters (friendly ones only if you ask for them)",
      "chases, threats, parents gone, needles, being laughed at without repair":
        "chases, threats, absent parents, needles, teasing that nobody makes up for",
      "gore, traps, death as a plot device, anything unexplained at the end":
        "gore, traps, deaths that move the plot, endings that leave something unexplained",
      "cruelty, details of injuries, a hopeless ending, a cliffhanger, anything left under the bed":
        "cruelty, injuries in detail, endings without hope or cut short, anything left under the bed",
    },
  },
  words: {
    heading: "The list in figures",
    paragraphs: [
      `It has ${number(entries.en)} entries in English and ${number(entries.es)} in Spanish, the names of ${number(persons)} real people, and ${number(idioms)} turns of phrase that are left alone, because nobody who is dead tired is dead.`,
      "Insults and the gravest words aren’t printed. The list is there so that nobody has to read them.",
      "Everyday words that only wait for an age are. They stand as the list looks for them, and an ellipsis is any ending.",
    ],
    upToAge: (age, count) => `Up to age ${age}: ${number(count)} words`,
  },
  report: {
    heading: "If something slips through",
    paragraphs: [
      "Under every story it says “Report this story”. Choose what went wrong and, if you like, explain. The text of the story is sent only if you tick the box.",
      `The report reaches ${host ?? "whoever runs this copy"} together with the version of the rules, so that the list can be put right.`,
    ],
    contact: "Write to us about anything else",
  },
});
