import { hourlyForAddress } from "#app/rate-limit.server.ts";

/** How many reports are let through. 0 switches a limit off. */
export type ReportLimits = {
  /** Reports that one address may send in an hour. */
  reportsPerAddressPerHour: number;
  /** Reports that everybody together may send in an hour, in this process: the host's mailbox has an end. */
  reportsPerHour: number;
};

/** Lets a report of an address through. @throws {Problem} too_many_requests. */
export type AdmitReport = (address: string) => Promise<void>;

export function createReportLimits(limits: ReportLimits): AdmitReport {
  return hourlyForAddress(limits.reportsPerAddressPerHour, limits.reportsPerHour);
}
