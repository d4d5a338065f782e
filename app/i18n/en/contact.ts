import type { contact as spanish } from "#app/i18n/es/contact.ts";
import type { Words } from "#app/i18n/words.ts";

export const contact: Words<typeof spanish> = {
  heading: "Write to us",
  lead: "A question, an idea, a story that came out crooked. We read everything, mostly by daylight.",
  name: "Name",
  email: "Email",
  message: "Message",
  send: "Send",
  sending: "Sending…",
  sent: "Message sent successfully. We'll reply soon.",
  review: "Something needs another look before the message can go.",
  tooLong: "{{max}} characters is the most that fits here.",
  broken: "Something went wrong. Please try again after a few minutes.",
  tooMany: "A lot of messages have come in at once. Try again in a little while.",
  letterSubject: "Message from {{name}}",
};
