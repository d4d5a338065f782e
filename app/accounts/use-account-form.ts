import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import {
  ACCOUNT_FIELDS,
  type AccountFailure,
  type AccountField,
  fieldAtFault,
  firstFault,
  type Typed,
} from "./account-faults.ts";

type AccountFormOptions = {
  /** The password is a new one and has to keep the policy. */
  choosesPassword?: boolean;
  /** Does what the form is for with what was typed: null when it went on, else what to say. */
  act: (typed: Typed) => Promise<AccountFailure | null>;
};

export type AccountForm = {
  element: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  failure: AccountFailure | null;
  /** How often something was tried: the same words are news again when they come again. */
  tries: number;
  /** The id of the line that says what went wrong. */
  faultId: string;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** What stands in the fields now. */
  typed: () => Typed;
  /** Does something else that the form offers, under the same rules as sending it. */
  attempt: (work: () => Promise<AccountFailure | null>) => Promise<void>;
  /** Name and marks of a field; `describedBy` is what else describes it. */
  field: (
    name: AccountField,
    describedBy?: string,
  ) => { name: AccountField; "aria-invalid"?: true; "aria-describedby"?: string };
};

/**
 * A form that asks the server for one thing at a time. Its fields keep their own text, so that no failure takes away what
 * was typed; they are locked meanwhile, and then the focus goes to the field at fault, or back to where it was.
 */
export function useAccountForm({ choosesPassword = false, act }: AccountFormOptions): AccountForm {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  // State comes too late for a double click.
  const isUnderWay = useRef(false);
  const focusedBefore = useRef<Element | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (isBusy || tries === 0) return;
    const form = element.current;
    const atFault = form?.querySelector<HTMLElement>("[aria-invalid=true]");
    const before = focusedBefore.current;
    if (atFault) atFault.focus();
    else if (before instanceof HTMLElement && form?.contains(before)) before.focus();
  }, [isBusy, tries]);

  async function attempt(work: () => Promise<AccountFailure | null>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    focusedBefore.current = document.activeElement;
    setFailure(null);
    setBusy(true);
    try {
      setFailure(await work());
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      setTries((tries) => tries + 1);
    }
  }

  const typed = () => typedIn(element.current);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isUnderWay.current) return;
    const now = typed();
    const fault = firstFault(now, choosesPassword);
    if (!fault) {
      void attempt(() => act(now));
      return;
    }
    setFailure({ ok: false, fault });
    setTries((tries) => tries + 1);
  }

  const faultId = `${id}-fault`;
  const field: AccountForm["field"] = (name, describedBy) => {
    const isAtFault = failure !== null && fieldAtFault(failure.fault) === name;
    const describing = [isAtFault && faultId, describedBy].filter(Boolean).join(" ");
    return {
      name,
      ...(isAtFault && { "aria-invalid": true }),
      ...(describing && { "aria-describedby": describing }),
    };
  };
  return { element, isBusy, failure, tries, faultId, submit, typed, attempt, field };
}

function typedIn(form: HTMLFormElement | null): Typed {
  const inputs = ACCOUNT_FIELDS.map((name) => [name, form?.elements.namedItem(name)] as const);
  return Object.fromEntries(
    inputs
      .filter((pair): pair is [AccountField, HTMLInputElement] => pair[1] instanceof HTMLInputElement)
      .map(([name, { value }]) => [name, name === "email" ? value.trim() : value]),
  );
}
