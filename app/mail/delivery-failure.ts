/** What is told of a failed delivery: nothing in it names a person. */
export type DeliveryFailure = {
  /** The sending library's or the system's code, such as EAUTH or ECONNECTION. */
  code: string;
  /** The mail server's answer, if it gave one. */
  responseCode: number | undefined;
  /** The server will never take this letter: trying again would only annoy it. */
  isFinal: boolean;
};

/**
 * Reads what a delivery threw. An error's message is left out: a server's answer repeats the recipient's address.
 * Only a refusal of this recipient or this text is final (RFC 5321, section 4.2.1: 5yz). A refused login or sender is
 * the host's to mend, and the letter waits for it.
 */
export function failureOf(error: unknown): DeliveryFailure {
  const { code, responseCode, command, name } = Object(error) as Record<string, unknown>;
  const answer = typeof responseCode === "number" ? responseCode : undefined;
  return {
    code: [code, name].find((word) => typeof word === "string") ?? "unknown",
    responseCode: answer,
    isFinal:
      (code === "EENVELOPE" || code === "EMESSAGE") &&
      // "API": the library itself found no recipient that could be written to.
      (command === "API" || ((command === "RCPT TO" || command === "DATA") && answer !== undefined && answer >= 500)),
  };
}
