import { forwardRef, useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { DialogHTMLAttributes, ReactNode } from 'react';
import classes from './modal-dialog.module.css';

export interface ModalDialogProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'open'> {
  title: string;
  children: ReactNode;
  /** Links, forms and buttons at the end; they must work without JavaScript. */
  actions: ReactNode;
  /** Called after the dialog closes, by Escape or by a form with the method `dialog`, which needs no JavaScript. */
  onDismiss?: () => void;
}

/** A modal dialog closes every menu, and a control in a closed menu cannot have the focus: the button of the menu gets it. */
function visibleOpener(opener: HTMLElement): HTMLElement {
  const menu = opener.closest('[popover]');
  return (menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)) ?? opener;
}

/** A dialog that is open as soon as it is rendered, even by the server; with JavaScript it becomes modal. */
export const ModalDialog = forwardRef<HTMLDialogElement, ModalDialogProps>(function ModalDialog(
  { title, children, actions, onDismiss, className, ...rest },
  ref,
) {
  const titleId = useId();
  const own = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // React calls it after it has set `own`.
  useImperativeHandle(ref, () => own.current!);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    const dialog = own.current;
    // In old browsers and in tests the dialog stays open, as the server sent it.
    if (!dialog?.showModal) return;
    // The visitor closed it before the script arrived; showing it again would interrupt the visitor.
    if (!dialog.open) return dismiss.current?.();
    const opener = document.activeElement;
    dialog.removeAttribute('open');
    dialog.showModal();
    // Otherwise the first link inside gets the focus, and a screen reader starts in the middle.
    titleRef.current?.focus();
    return () => {
      dialog.close();
      // A browser returns the focus only if a dialog is closed, not if it is removed from the page. A dialog that came with the document
      // has no opener on the page.
      const isOfPage = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      if (isOfPage && !dialog.contains(opener)) visibleOpener(opener).focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      {...rest}
      ref={own}
      open
      aria-labelledby={titleId}
      className={[classes.dialog, className].filter(Boolean).join(' ')}
      onClose={onDismiss}
      // The visitor may have closed it before the script arrived.
      suppressHydrationWarning
    >
      {/* A modal dialog hides the page's toasts. */}
      <div aria-live="polite" className={classes.toasts} data-toast-slot="page" />
      {/* Without scripts the attribute puts the focus there; React does not write it in the browser. */}
      <h2 id={titleId} ref={titleRef} tabIndex={-1} autoFocus className={classes.title}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  );
});
