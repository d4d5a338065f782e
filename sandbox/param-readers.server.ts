import { invalid } from "./api-refusal.server.ts";
import type { Raw, RawGroup } from "./form-params.server.ts";

/** Reads one parameter, undefined when it was not sent. @throws {ApiRefusal} in the provider's words */
export type Reader<T> = (raw: Raw | undefined, name: string) => T;

type Shape = Record<string, Reader<unknown>>;
type Read<S extends Shape> = { [Key in keyof S]: ReturnType<S[Key]> };

const LONGEST_TEXT = 5_000;
const MOST_METADATA = 50;
const LONGEST_METADATA_KEY = 40;
const LONGEST_METADATA_VALUE = 500;

const inside = (name: string, key: string) => (name === "" ? key : `${name}[${key}]`);

/** The parameters of a request, or those in a group: any other is refused, whether the provider knows it or not. */
export function group<S extends Shape>(shape: S): Reader<Read<S>> {
  return (raw, name) => {
    const given = raw === undefined ? {} : groupIn(raw, name);
    const unknown = Object.keys(given).filter((key) => !Object.hasOwn(shape, key));
    if (unknown[0] !== undefined) {
      const names = unknown.map((key) => inside(name, key));
      const words = names.length > 1 ? "unknown parameters" : "unknown parameter";
      throw invalid(`Received ${words}: ${names.join(", ")}`, { code: "parameter_unknown", param: names[0] });
    }
    const read = Object.entries(shape).map(([key, reader]) => [key, reader(given[key], inside(name, key))]);
    return Object.fromEntries(read) as Read<S>;
  };
}

/** The same parameter, which has to be there. */
export function required<T>(reader: Reader<T | undefined>): Reader<T> {
  return (raw, name) => {
    const read = raw === undefined ? undefined : reader(raw, name);
    if (read === undefined)
      throw invalid(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
    return read;
  };
}

export function text({ longest = LONGEST_TEXT } = {}): Reader<string | undefined> {
  return (raw, name) => {
    if (raw === undefined) return undefined;
    if (typeof raw !== "string") throw invalid("Invalid string", { param: name });
    if (raw === "")
      throw invalid(
        `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a field; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
        { code: "parameter_invalid_empty", param: name },
      );
    if (raw.length > longest) throw invalid(`Invalid string: must be at most ${longest} characters`, { param: name });
    return raw;
  };
}

/** Text that an empty one takes away again. */
export function emptyableText(limits?: { longest?: number }): Reader<string | null | undefined> {
  const read = text(limits);
  return (raw, name) => (raw === "" ? null : read(raw, name));
}

export function email(): Reader<string | undefined> {
  const read = text({ longest: 512 });
  return (raw, name) => {
    const address = read(raw, name);
    if (address !== undefined && !/^[^\s@]+@[^\s@]+\.?[^\s@]+$/.test(address))
      throw invalid(`Invalid email address: ${address}`, { code: "email_invalid", param: name });
    return address;
  };
}

export function webAddress(): Reader<string | undefined> {
  const read = text();
  return (raw, name) => {
    const address = read(raw, name);
    const protocol = address !== undefined && URL.canParse(address) ? new URL(address).protocol : null;
    if (address !== undefined && protocol !== "https:" && protocol !== "http:")
      throw invalid("Not a valid URL", { code: "url_invalid", param: name });
    return address;
  };
}

export function oneOf<const T extends string>(values: readonly T[]): Reader<T | undefined> {
  const read = text();
  return (raw, name) => {
    const given = read(raw, name);
    const value = values.find((one) => one === given);
    if (given !== undefined && value === undefined) {
      const listed = new Intl.ListFormat("en", { type: "disjunction" }).format(values);
      throw invalid(`Invalid ${name}: must be one of ${listed}`, { param: name });
    }
    return value;
  };
}

export const yesNo = (): Reader<boolean | undefined> => (raw, name) => {
  if (raw === undefined) return undefined;
  if (raw !== "true" && raw !== "false")
    throw invalid(`Invalid boolean: ${typeof raw === "string" ? raw : name}`, { param: name });
  return raw === "true";
};

export function wholeNumber({ least = 0, most = Number.MAX_SAFE_INTEGER } = {}): Reader<number | undefined> {
  return (raw, name) => {
    if (raw === undefined) return undefined;
    const about = { code: "parameter_invalid_integer", param: name };
    if (typeof raw !== "string" || !/^-?\d{1,15}$/.test(raw))
      throw invalid(`Invalid integer: ${typeof raw === "string" ? raw : name}`, about);
    const number = Number(raw);
    if (number < least) throw invalid(`This value must be greater than or equal to ${least}.`, about);
    if (number > most)
      throw invalid(`This value must be less than or equal to ${most} (it currently is '${number}').`, about);
    return number;
  };
}

export function list<T>(each: Reader<T | undefined>, { most = 100 } = {}): Reader<T[] | undefined> {
  return (raw, name) => {
    if (raw === undefined) return undefined;
    const entries = Object.entries(groupIn(raw, name, "array"));
    if (entries.some(([key]) => !/^\d+$/.test(key))) throw invalid("Invalid array", { param: name });
    if (entries.length > most) throw invalid(`Array must have at most ${most} elements`, { param: name });
    return entries.map(([key, one]) => required(each)(one, inside(name, key)));
  };
}

/** Keys and values of the caller's own; a null takes a key away, and null in place of all takes every key. */
export function metadata(): Reader<Record<string, string | null> | null | undefined> {
  return (raw, name) => {
    if (raw === undefined) return undefined;
    if (raw === "") return null;
    const entries = Object.entries(groupIn(raw, name));
    if (entries.length > MOST_METADATA)
      throw invalid(`Metadata can have at most ${MOST_METADATA} keys`, { param: name });
    return Object.fromEntries(
      entries.map(([key, value]) => {
        if (key.length > LONGEST_METADATA_KEY)
          throw invalid(`Metadata keys must be at most ${LONGEST_METADATA_KEY} characters`, { param: name });
        return [key, emptyableText({ longest: LONGEST_METADATA_VALUE })(value, inside(name, key)) ?? null];
      }),
    );
  };
}

/** Whether a moment lies in the range that was asked for, in Unix seconds; a bare number is that one second. */
export function moments(): Reader<((at: number) => boolean) | undefined> {
  const bound = wholeNumber();
  const bounds = group({ gt: bound, gte: bound, lt: bound, lte: bound });
  return (raw, name) => {
    if (raw === undefined) return undefined;
    if (typeof raw === "string") {
      const exactly = bound(raw, name);
      return (at) => at === exactly;
    }
    const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = bounds(raw, name);
    return (at) => at > gt && at >= gte && at < lt && at <= lte;
  };
}

function groupIn(raw: Raw, name: string, kind: "array" | "hash" = "hash"): RawGroup {
  if (typeof raw === "string") throw invalid(`Invalid ${kind}`, { param: name });
  return raw;
}

/** What is left of an object's metadata after a change. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string | null> | null | undefined,
): Record<string, string> {
  if (change === null) return {};
  const merged = { ...before, ...change };
  return Object.fromEntries(Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null));
}
