import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './modal-dialog.module.css';

export interface ModalDialogProps {
  title: string;
  children: ReactNode;
  /** Links, forms and buttons at the end; they must work without JavaScript. */
  actions: ReactNode;
  /** Called once it is closed, by Escape or by a form of the method `dialog`, which needs no JavaScript; without it Escape does nothing. */
  onDismiss?: () => void;
}

/** A dialog that is open as soon as it is rendered, by the server as well; with JavaScript it becomes modal. */
export function ModalDialog({ title, children, actions, onDismiss }: ModalDialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    // Old browsers, and tests: the dialog stays open as the server sent it.
    if (!dialog?.showModal) return;
    dialog.removeAttribute('open');
    dialog.showModal();
    // Else the first link inside would have it, and a reader would begin in the middle.
    titleRef.current?.focus();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={titleId}
      className={classes.dialog}
      onCancel={(event) => {
        if (!onDismiss) event.preventDefault();
      }}
      onClose={onDismiss}
    >
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  );
}
