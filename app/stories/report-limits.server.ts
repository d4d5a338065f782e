import { type CountTurn, hourlyForAddress } from "#app/rate-limit.server.ts";
import { homeOf } from "./address-range.server.ts";

/** How many reports are let through. 0 switches a limit off. */
export type ReportLimits = {
  /** Reports that one address may send in an hour; an IPv6 address stands for its /64. */
  reportsPerAddressPerHour: number;
  /** Reports that everybody together may send in an hour: the host's mailbox has an end. */
  reportsPerHour: number;
};

/** Lets a report of an address through. @throws {Problem} too_many_requests. */
export type AdmitReport = (address: string) => Promise<void>;

export function createReportLimits(limits: ReportLimits, count: CountTurn): AdmitReport {
  const { reportsPerAddressPerHour: perAddress, reportsPerHour: inAll } = limits;
  const admit = hourlyForAddress("reports", { perAddress, inAll }, count);
  return (address) => admit(homeOf(address));
}
