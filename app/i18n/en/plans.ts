import type { plans as spanish } from "#app/i18n/es/plans.ts";
import type { Words } from "#app/i18n/words.ts";

export const plans: Words<typeof spanish> = {
  title: "Pricing",
  description:
    "The first three stories are free. After that, the Basic plan: 30 stories a month for $ 9.99, and room to keep them all.",
  heading: "Pricing",
  lead: "The first three are free. After that, only if somebody small asks for more.",
  free: { title: "Free", text: "3 stories, yours to keep" },
  basic: {
    title: "Basic",
    price: "$ 9.99",
    perMonth: "/ month",
    stories: "30 stories / month",
    stored: "Unlimited stored stories",
    subscribe: "Subscribe",
    cancel: "Cancel whenever you like, from your profile.",
    tax: "Any tax is worked out at the checkout.",
  },
};
