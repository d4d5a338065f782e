import type { subscriptions as spanish } from "#app/i18n/es/subscriptions.ts";
import type { Words } from "#app/i18n/words.ts";

export const subscriptions: Words<typeof spanish> = {
  wish: "Log in, and we’ll go on with your plan.",
  opening: "Opening the payment page…",
  manage: "Manage payment",
  toProfile: "See my profile",
  needsScript: "Subscribing needs JavaScript, which is switched off in this browser.",
  faults: {
    already_subscribed: "You already have a plan. One is enough.",
    payments_unavailable: "We can’t reach the payment service just now. Try again in a little while.",
    not_logged_in: "Your session has ended. Log in again to go on.",
    too_many_requests: "Too many attempts in a row. Try again in a little while.",
    database_unavailable: "We can’t reach your account just now. Try again in a moment.",
    offline: "You seem to be offline. Try again once you’re back.",
    unexpected: "Something went wrong on our side. Try again in a little while.",
  },
  returned: {
    waiting: {
      title: "One moment",
      text: "We’re waiting for the payment. It usually takes a few seconds.",
    },
    here: {
      title: "Thank you",
      text: "Your plan has begun. There can be a story tonight.",
      until_one: "Your plan has begun: {{count}} story until {{date}}.",
      until_other: "Your plan has begun: {{count}} stories until {{date}}.",
      way: "Create a story",
    },
    missing: {
      title: "Not here yet",
      text: "No payment has arrived. If you paid, the plan will show in your profile within minutes: nothing is lost.",
      way: "See my profile",
    },
    unreadable: {
      title: "We can’t see it just now",
      text: "We can’t tell right now whether the payment has arrived. If you paid, nothing is lost: look at your profile in a little while.",
      way: "See my profile",
    },
    guest: {
      title: "Log in to see it",
      text: "Your plan is in your account, and you’re not logged in with this browser. If you paid, nothing is lost.",
      way: "Log in",
    },
  },
  cancel: {
    title: "Cancel the plan",
    kept: "All your stories stay in your library, to read whenever you like.",
    when: "When should it end?",
    periodEnd: "On {{date}}",
    periodEndUndated: "At the end of this month of the plan",
    periodEndNote: "Until then everything stays as it is. It won’t be renewed.",
    now: "Right now",
    nowNote: "The stories you have left this month are lost, and no money comes back by itself.",
    ending:
      "Your plan ends on {{date}} and won’t be renewed. Here you can end it sooner. If you’d rather keep it, that’s done under “Manage payment” in your profile.",
    endingUndated:
      "Your plan won’t be renewed. Here you can end it sooner. If you’d rather keep it, that’s done under “Manage payment” in your profile.",
    after_zero: "After that your account is still yours, but without new stories.",
    after_one:
      "After that you’re back to the free account: {{count}} story in all, counting those you’ve already made.",
    after_other:
      "After that you’re back to the free account: {{count}} stories in all, counting those you’ve already made.",
    withdrawal:
      "If you live in the European Union, you have 14 days from subscribing to change your mind without giving a reason, and we’ll refund you:",
    write: "write to us",
    keep: "Keep the plan",
    confirm: "Cancel the plan",
    leave: "Leave it as it is",
    endNow: "End it now",
    cancelling: "Cancelling…",
  },
};
