import { useEffect, useRef } from 'react';

/** Browsers refuse to change an address more often than about 100 times in 30 seconds. */
const pauseMs = 300;

/**
 * Updates the page's address to match its state, without a navigation and without a request. The router's own state stays in the history
 * entry, so that going back restores the page.
 */
export function useAddress(href: string): void {
  const shown = useRef(href);
  useEffect(() => {
    if (shown.current === href) return;
    const timer = setTimeout(() => {
      shown.current = href;
      window.history.replaceState(window.history.state, '', href);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [href]);
}
