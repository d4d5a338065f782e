import type { ComponentProps } from "react";
import { Icon, type IconName } from "./drawings/icons.tsx";

/** A button that shows a drawing only; its label is what assistive technology reads. */
export function IconButton({
  icon,
  label,
  className = "",
  ...rest
}: ComponentProps<"button"> & { icon: IconName; label: string }) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} {...rest}>
      <Icon name={icon} size={24} />
    </button>
  );
}
