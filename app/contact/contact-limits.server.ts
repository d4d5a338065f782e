import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "#app/problem.ts";

/** How many messages to the host are let through. 0 switches a limit off. */
export type ContactLimits = {
  /** Messages that one address may send in an hour. */
  contactMessagesPerAddressPerHour: number;
  /** Messages that everybody together may send in an hour, in this process: the host's mailbox has an end. */
  contactMessagesPerHour: number;
};

const HOUR_SECONDS = 3_600;

/** Lets a message of an address through. @throws {Problem} too_many_requests. */
export type AdmitMessage = (address: string) => Promise<void>;

export function createContactLimits(limits: ContactLimits): AdmitMessage {
  const perAddress = hourly(limits.contactMessagesPerAddressPerHour);
  const inAll = hourly(limits.contactMessagesPerHour);
  return async (address) => {
    try {
      // An address at its own end must take nothing from the others.
      await perAddress?.consume(address);
      await inAll?.consume("all");
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Problem("too_many_requests", { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
    }
  };
}

function hourly(points: number): RateLimiterMemory | null {
  return points === 0 ? null : new RateLimiterMemory({ points, duration: HOUR_SECONDS });
}
