import type { Letter } from "#app/mail/contract.ts";
import type { ContactMessage } from "./contract.ts";

/** The words of the letter in one language; `{{name}}` stands for the visitor's. */
export type LetterWords = { letterSubject: string; name: string; email: string };

/** A message as a plain letter to the host; answering it writes to the visitor. */
export function letterOf(message: ContactMessage, to: string, words: LetterWords): Letter {
  return {
    to,
    // A function, because a name may hold what a replacement text would act on.
    subject: words.letterSubject.replace("{{name}}", () => message.name),
    text: `${words.name}: ${message.name}\n${words.email}: ${message.email}\n\n${message.message}\n`,
    replyTo: message.email,
  };
}
