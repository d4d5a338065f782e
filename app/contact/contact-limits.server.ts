import { type CountTurn, hourlyForAddress } from "#app/rate-limit.server.ts";

/** How many messages to the host are let through. 0 switches a limit off. */
export type ContactLimits = {
  /** Messages that one address may send in an hour. */
  contactMessagesPerAddressPerHour: number;
  /** Messages that everybody together may send in an hour: the host's mailbox has an end. */
  contactMessagesPerHour: number;
};

/** Lets a message of an address through. @throws {Problem} too_many_requests. */
export type AdmitMessage = (address: string) => Promise<void>;

export function createContactLimits(limits: ContactLimits, count: CountTurn): AdmitMessage {
  const { contactMessagesPerAddressPerHour: perAddress, contactMessagesPerHour: inAll } = limits;
  return hourlyForAddress("messages", { perAddress, inAll }, count);
}
