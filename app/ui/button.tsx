import type { ComponentProps } from "react";
import { Link } from "react-router";

/** The one action of a view is filled; others are outlined or quiet. */
export type ButtonLook = "filled" | "outlined" | "quiet";

const classOf = (look: ButtonLook, extra = "") => `button button-${look} ${extra}`.trim();

export function Button({
  look = "filled",
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & { look?: ButtonLook }) {
  return <button type={type} className={classOf(look, className)} {...rest} />;
}

/** A link that looks like a button: it leads somewhere and works without scripts. */
export function LinkButton({
  look = "filled",
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={classOf(look, className)} {...rest} />;
}
