import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

/** How long a toast stays when nobody is on it. */
const STAYS_MS = 20_000;

type ToastProps = {
  /** What can be done about it. */
  action?: ReactNode;
  /** Its time is over; it never is while somebody points at it or has the focus in it. */
  onGone: () => void;
  children: ReactNode;
};

/**
 * A short message over the foot of the page. It stands in tab order where it is written. It says nothing by itself: a
 * live region is heard only when it was on the page before its words.
 */
export function Toast({ action, onGone, children }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => go(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className="toast"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <p>{children}</p>
      {action}
    </div>
  );
}
