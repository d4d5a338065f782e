import type { AccountLimits } from "#app/accounts/account-limits.server.ts";
import type { ContactLimits } from "#app/contact/contact-limits.server.ts";
import type { ReportLimits } from "#app/stories/report-limits.server.ts";
import type { TellingLimits } from "#app/stories/telling-limits.server.ts";
import type { GraphqlLimits } from "./graphql/call-limits.ts";
import type { RealtimeLimits } from "./realtime/limits.ts";
import { type Environment, integer } from "./setting-values.ts";

/** Every limit against abuse. 0 switches that one off. */
export type Limits = TellingLimits &
  ContactLimits &
  ReportLimits &
  AccountLimits &
  PaymentLimits &
  GraphqlLimits &
  RealtimeLimits;

/** What an account may ask of the payment provider. 0 switches it off. */
export type PaymentLimits = { paymentRequestsPerAccountPerHour: number };

const HIGHEST = 1_000_000;
const HIGHEST_TOKENS = 1_000_000_000_000;
const LONGEST_WAIT_MS = 120_000;

export function readLimits(env: Environment): Limits {
  const limit = (name: string, fallback: number) => integer(env, name, fallback, { min: 0, max: HIGHEST });
  const tokens = (name: string, fallback: number) => integer(env, name, fallback, { min: 0, max: HIGHEST_TOKENS });
  return {
    modelStoriesPerAddressPerHour: limit("LIMIT_MODEL_STORIES_PER_ADDRESS_PER_HOUR", 30),
    modelStoriesPerGuestPerDay: limit("LIMIT_MODEL_STORIES_PER_GUEST_PER_DAY", 2),
    guestModelStoriesPerAddressPerDay: limit("LIMIT_GUEST_MODEL_STORIES_PER_ADDRESS_PER_DAY", 5),
    guestModelStoriesPerNetworkPerDay: limit("LIMIT_GUEST_MODEL_STORIES_PER_NETWORK_PER_DAY", 30),
    modelStoriesPerAccountPerDay: limit("LIMIT_MODEL_STORIES_PER_ACCOUNT_PER_DAY", 10),
    guestsTokensPerHour: tokens("LIMIT_PURSE_GUESTS_TOKENS_PER_HOUR", 300_000),
    guestsTokensPerDay: tokens("LIMIT_PURSE_GUESTS_TOKENS_PER_DAY", 1_500_000),
    freeTokensPerHour: tokens("LIMIT_PURSE_FREE_TOKENS_PER_HOUR", 500_000),
    freeTokensPerDay: tokens("LIMIT_PURSE_FREE_TOKENS_PER_DAY", 3_000_000),
    payingTokensPerHour: tokens("LIMIT_PURSE_PAYING_TOKENS_PER_HOUR", 2_000_000),
    payingTokensPerDay: tokens("LIMIT_PURSE_PAYING_TOKENS_PER_DAY", 20_000_000),
    builtinStoriesPerAddressPerHour: limit("LIMIT_BUILTIN_STORIES_PER_ADDRESS_PER_HOUR", 600),
    tellingsAtOncePerGuest: limit("LIMIT_TELLINGS_AT_ONCE_PER_GUEST", 1),
    tellingsAtOncePerAddress: limit("LIMIT_TELLINGS_AT_ONCE_PER_ADDRESS", 40),
    tellingsAtOnce: limit("LIMIT_TELLINGS_AT_ONCE", 500),
    tellingsWaiting: limit("LIMIT_TELLINGS_WAITING", 20),
    tellingWaitMs: integer(env, "LIMIT_TELLING_WAIT_MS", 15_000, { min: 0, max: LONGEST_WAIT_MS }),
    contactMessagesPerAddressPerHour: limit("LIMIT_CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR", 20),
    contactMessagesPerHour: limit("LIMIT_CONTACT_MESSAGES_PER_HOUR", 200),
    reportsPerAddressPerHour: limit("LIMIT_REPORTS_PER_ADDRESS_PER_HOUR", 10),
    reportsPerHour: limit("LIMIT_REPORTS_PER_HOUR", 100),
    paymentRequestsPerAccountPerHour: limit("LIMIT_PAYMENT_REQUESTS_PER_ACCOUNT_PER_HOUR", 60),
    graphqlCallsPerAddressPerMinute: limit("LIMIT_GRAPHQL_CALLS_PER_ADDRESS_PER_MINUTE", 1_200),
    graphqlCallsPerAccountPerMinute: limit("LIMIT_GRAPHQL_CALLS_PER_ACCOUNT_PER_MINUTE", 300),
    socketsAtOnce: limit("LIMIT_SOCKETS_AT_ONCE", 10_000),
    socketsAtOncePerAddress: limit("LIMIT_SOCKETS_AT_ONCE_PER_ADDRESS", 1_000),
    socketsAtOncePerAccount: limit("LIMIT_SOCKETS_AT_ONCE_PER_ACCOUNT", 50),
    socketsOpenedPerAddressPerMinute: limit("LIMIT_SOCKETS_OPENED_PER_ADDRESS_PER_MINUTE", 1_200),
    subscriptionsPerSocket: limit("LIMIT_SUBSCRIPTIONS_PER_SOCKET", 200),
    subscriptionsPerAccount: limit("LIMIT_SUBSCRIPTIONS_PER_ACCOUNT", 500),
    subscriptionStartsPerSocketPerMinute: limit("LIMIT_SUBSCRIPTION_STARTS_PER_SOCKET_PER_MINUTE", 1_000),
    passwordTriesPerAccountPer15Minutes: limit("LIMIT_PASSWORD_TRIES_PER_ACCOUNT_PER_15_MINUTES", 10),
    codeLettersPerAccountPerHour: limit("LIMIT_CODE_LETTERS_PER_ACCOUNT_PER_HOUR", 6),
    codeTriesPerAccountPerHour: limit("LIMIT_CODE_TRIES_PER_ACCOUNT_PER_HOUR", 20),
    signUpsPerAddressPerHour: limit("LIMIT_SIGN_UPS_PER_ADDRESS_PER_HOUR", 200),
    signInsPerAddressPer15Minutes: limit("LIMIT_SIGN_INS_PER_ADDRESS_PER_15_MINUTES", 600),
    codeRequestsPerAddressPerHour: limit("LIMIT_CODE_REQUESTS_PER_ADDRESS_PER_HOUR", 200),
    accountRequestsPerAddressPerHour: limit("LIMIT_ACCOUNT_REQUESTS_PER_ADDRESS_PER_HOUR", 1_000),
  };
}
