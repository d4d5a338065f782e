import * as z from "zod/mini";
import { fieldFaults } from "#app/field-faults.ts";
import { isBlank } from "#app/plain-text.ts";
import { type FieldFault, Problem } from "#app/problem.ts";
import { AGE, NICKNAME_MAX_LENGTH } from "#app/stories/contract.ts";

/** Where a person's listeners are read and added; one of them is at this path, a slash and its id. */
export const LISTENERS_PATH = "/api/listeners";
/** So many listeners a person can have. */
export const MOST_LISTENERS_KEPT = 12;

/** What is kept of a child: what the family calls it, in one line and NFC, and its age in whole years, 2 to 10. */
export type ListenerGiven = { nickname: string; age: number };
/** A child of a person's who listens. */
export type Listener = ListenerGiven & { id: string };
/** The answer of `GET` at LISTENERS_PATH, oldest first. */
export type ListenerList = { listeners: readonly Listener[] };

/** Control characters, line breaks, and halves of a character that no database keeps. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

const fault = (code: FieldFault) => ({ error: () => code });

function nicknameFault(nickname: string, isFit: (nickname: string) => boolean): FieldFault | null {
  if (isBlank(nickname)) return "nickname_empty";
  if (nickname.length > NICKNAME_MAX_LENGTH) return "nickname_too_long";
  if (NOT_IN_A_NAME.test(nickname)) return "nickname_malformed";
  return isFit(nickname) ? null : "nickname_unfit";
}

// Made when it is asked for: a page that needs a path alone takes no parser along.
const bodyWith = (isFit: (nickname: string) => boolean) =>
  z.object(
    {
      nickname: z.pipe(
        z.pipe(
          z.string(fault("nickname_empty")),
          z.transform((text) => text.normalize("NFC").trim()),
        ),
        z.string().check((context) => {
          const found = nicknameFault(context.value, isFit);
          if (found) context.issues.push({ code: "custom", message: found, input: context.value });
        }),
      ),
      age: z
        .number(fault("age_range"))
        .check(z.int(fault("age_range")), z.gte(AGE.min, fault("age_range")), z.lte(AGE.max, fault("age_range"))),
    },
    fault("body_not_object"),
  );

/**
 * Parses what a person says of a listener.
 * @param isFit whether a nickname may stand in a story; asked last, of what is a name otherwise
 * @throws {Problem} invalid_request with the fields at fault.
 */
export function parseListener(body: unknown, isFit: (nickname: string) => boolean): ListenerGiven {
  const parsed = z.safeParse(bodyWith(isFit), body);
  if (parsed.success) return parsed.data;
  throw new Problem("invalid_request", { fields: fieldFaults(parsed.error.issues) });
}
