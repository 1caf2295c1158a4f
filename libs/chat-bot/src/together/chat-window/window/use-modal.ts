import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Makes an open dialog modal as long as `isModal` is true: the browser keeps the focus inside, and gives it back at the end. The dialog
 * itself gets the focus, because a field would open a phone's keyboard.
 */
export function useModal(element: RefObject<HTMLDialogElement>, isModal: boolean): void {
  useLayoutEffect(() => {
    const dialog = element.current;
    // Old browsers and jsdom have no modal dialogs.
    if (!isModal || !dialog?.showModal) return;
    // Only a closed dialog can become modal.
    const { activeElement } = document;
    dialog.removeAttribute('open');
    dialog.showModal();
    const typedIn = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : null;
    (typedIn ?? dialog).focus();
    return () => {
      dialog.close();
      // `show()` would take the focus.
      dialog.setAttribute('open', '');
    };
  }, [element, isModal]);
}
