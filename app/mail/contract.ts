/** A letter that somebody asks to have sent: plain text, one recipient. */
export type Letter = {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes when it is not the sender's address: whoever's words the letter passes on. */
  replyTo?: string;
  /** The one-time code that the text carries: only the trial's mailbox tells it apart, for programs that read it there. */
  code?: string;
};

/** A letter that waits in the outbox. */
export type WaitingLetter = Letter & {
  /** Names the letter for good: on every attempt it is the same, also in its Message-ID. */
  id: string;
  /** How often sending it has failed. */
  attempts: number;
  /** When it was written. */
  createdAt: Date;
};

/**
 * Hands a letter on. A letter may come a second time, when the process died between handing on and noting it.
 * @param signal gives up the attempt
 * @throws whatever went wrong; `failureOf` reads it.
 */
export type Deliver = (letter: WaitingLetter, signal: AbortSignal) => Promise<void>;
