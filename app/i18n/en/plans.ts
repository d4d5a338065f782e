import type { plans as spanish } from "#app/i18n/es/plans.ts";
import type { Words } from "#app/i18n/words.ts";

export const plans: Words<typeof spanish> = {
  title: "Pricing",
  description_zero:
    "The first half of every story is free. Whole ones come with the Basic plan: 30 stories a month for $ 9.99, and room to keep them all.",
  description_one:
    "The first story is free. After that, the Basic plan: 30 stories a month for $ 9.99, and room to keep them all.",
  description_other:
    "The first {{number}} stories are free. After that, the Basic plan: 30 stories a month for $ 9.99, and room to keep them all.",
  heading: "Pricing",
  lead_zero: "How it begins is free. How it ends comes with the plan.",
  lead_one: "The first one is free. After that, only if somebody small asks for more.",
  lead_other: "The first {{number}} are free. After that, only if somebody small asks for more.",
  numbers: {
    two: "two",
    three: "three",
    four: "four",
    five: "five",
    six: "six",
    seven: "seven",
    eight: "eight",
    nine: "nine",
    ten: "ten",
  },
  free: {
    title: "Free",
    text_zero: "The first half of every story, without an account",
    text_one: "{{count}} story, yours to keep",
    text_other: "{{count}} stories, yours to keep",
  },
  basic: {
    title: "Basic",
    price: "$ 9.99",
    perMonth: "/ month",
    stories: "30 stories / month",
    stored: "Unlimited stored stories",
    subscribe: "Subscribe",
    cancel: "Cancel whenever you like, from your profile.",
    tax: "You see the total, with any tax, before you pay.",
    trial: "A trial version: no card is charged.",
    notOffered: "For now, the plan can’t be bought here.",
  },
  terms: {
    heading: "The small print, in large",
    price: {
      term: "What you pay",
      text: "$ 9.99 a month, in US dollars, plus any tax where you live. You see the total before you pay.",
    },
    renewal: {
      term: "Every month",
      text: "The plan renews by itself, and is charged again, until you cancel it. Each month begins with 30 new stories; those left over don’t carry on to the next.",
    },
    cancelling: {
      term: "Cancelling",
      text: "Whenever you like, in your profile. The plan goes on to the end of the month you have paid for, and your stories stay in your library.",
    },
    withdrawal: {
      term: "Changing your mind",
      text: "If you live in the European Union, you have 14 days from subscribing to withdraw without giving a reason, and we’ll refund you. All it takes is telling us:",
      write: "write to us",
    },
  },
};
