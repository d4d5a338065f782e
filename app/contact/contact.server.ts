import type { Letter } from "#app/mail/contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import { type LetterWords, letterOf } from "./contact-letter.ts";
import type { AdmitMessage } from "./contact-limits.server.ts";
import { type ContactMessage, parseContact } from "./contract.ts";

export type ContactDependencies = {
  /** Keeps the message and puts the letter on its way: both or neither. */
  keep: (message: ContactMessage, letter: Letter) => Promise<void>;
  admit: AdmitMessage;
  /** The host's own address. */
  contactTo: string;
  newId: () => string;
  words: Record<Language, LetterWords>;
};

export type Contact = ReturnType<typeof createContact>;
export type SendMessage = Contact["send"];

export function createContact({ keep, admit, contactTo, newId, words }: ContactDependencies) {
  return {
    /**
     * Keeps what a visitor wrote, and sends it on to the host. A message that is refused for what it says costs nothing
     * of the limits.
     * @param input as it came: nothing of it has been checked @param from the network address that limits count by
     * @throws {Problem} invalid_request with the fields at fault, too_many_requests.
     */
    async send(input: unknown, from: { address: string; language: Language }): Promise<void> {
      const given = parseContact(input);
      await admit(from.address);
      const message = { id: newId(), ...given, language: from.language };
      await keep(message, letterOf(message, contactTo, words[from.language]));
    },
  };
}
