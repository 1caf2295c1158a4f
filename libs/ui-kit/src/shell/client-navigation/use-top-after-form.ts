import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useBeforePaint } from '../../hooks/use-before-paint';

/**
 * Opens the page to which a form leads at its top, or at the part that its address names. Forms keep the scroll position for their replies,
 * and the router keeps it for a redirect, too.
 */
export function useTopAfterForm(): void {
  const { pathname, hash } = useLocation();
  const { formMethod } = useNavigation();
  const shown = useRef(pathname);
  const wasSent = useRef(false);
  useBeforePaint(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (wasSent.current && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
  // Runs after the effect above, so that the new page still knows that a form has led to it.
  useEffect(() => {
    wasSent.current = formMethod?.toUpperCase() === 'POST';
  }, [formMethod]);
}
