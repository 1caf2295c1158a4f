import { preloadToasts, showToast } from '@starhaven/ui-kit';
import { useEffect, useRef } from 'react';

const firstTouches = ['focusin', 'input'];

/**
 * Keeps the page while the site cannot be reached (docs/behaviour/foundation.md#lost-connection). The code for it loads when the visitor
 * first focuses or types something, so that no page pays for it at its start. `account`: the uid for which the page was made.
 * Returns a function that tells whether a form of the page has typed text that was not accepted.
 */
export function useKeptPage(account: string | null): () => boolean {
  const hasTypedForm = useRef((): boolean => false);
  const newest = useRef(account);
  useEffect(() => {
    newest.current = account;
  });
  useEffect(() => {
    const load = () => {
      stop();
      // The component of toasts could not be loaded later, when the network is down.
      preloadToasts();
      // Without the code the page works as before; the next touch tries again.
      import('../../on-demand/keep-page/keep-page').then(({ keepPage }) => {
        hasTypedForm.current = keepPage({ showToast, account: () => newest.current }).hasAny;
      }, listen);
    };
    const stop = () => firstTouches.forEach((type) => window.removeEventListener(type, load));
    const listen = () => firstTouches.forEach((type) => window.addEventListener(type, load));
    listen();
    // The visitor was faster than the scripts.
    if (document.activeElement !== document.body) load();
    return stop;
  }, []);
  return () => hasTypedForm.current();
}
