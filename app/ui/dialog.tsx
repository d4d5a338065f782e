import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./icon-button.tsx";

type DialogProps = {
  title: string;
  /** Esc, the X and the browser's own way of dismissing all do this. */
  onClose: () => void;
  /** A picture above the title, which then stands in the middle. */
  picture?: ReactNode;
  /** A small drawing in the corner, with the title below it. */
  mark?: ReactNode;
  /** Stays in reach at the bottom while the content scrolls. */
  actions?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/**
 * A modal on the browser's own dialog: the page behind is inert, focus goes to the title and back to where it was.
 * A click beside it closes nothing, so that typed text is never lost.
 */
export function Dialog({ title, onClose, picture, mark, actions, wide = false, children }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Before the element leaves the document, or the browser cannot give focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => {
      element?.close();
      // A dialog that was open when the page came has no opener to give the focus back to.
      const { activeElement } = document;
      if (activeElement === document.body || element?.contains(activeElement))
        document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
    };
  }, []);

  const name = (
    <h2 id={titleId} ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <dialog
      ref={dialog}
      className={`dialog ${wide ? "dialog-wide" : ""}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        {mark ?? (!picture && name)}
        <IconButton icon="x" label={t("frame.close")} className="dialog-x" onClick={onClose} />
      </div>
      <div className="dialog-body">
        {picture && (
          <div className="dialog-picture">
            {picture}
            {name}
          </div>
        )}
        {mark && name}
        {children}
      </div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}
