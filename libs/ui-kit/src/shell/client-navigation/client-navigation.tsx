import { PrefetchPageLinks, useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { documentAddress } from '../../lib/addresses/document-address';
import { findSiteLink } from './find-site-link';
import { useFocusOnFirstFault } from './use-focus-on-first-fault';

// A pointer that only moves across a link must not load its page.
const intentDelayMs = 100;

/**
 * Makes every link on this site, in components and in rendered text, navigate in the client, and loads the link's data on hover. Mount
 * once.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  useEffect(() => void documentAddress(), []);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = findSiteLink(event.target, window.location);
      if (!link) return;
      event.preventDefault();
      const { replace, keepScroll } = link.anchor.dataset;
      const isSame = link.path === window.location.pathname + window.location.search;
      navigate(link.path, { replace: replace !== undefined || isSame, preventScrollReset: keepScroll !== undefined });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  useFocusOnNewPage();
  useFocusOnFirstFault();
  const intended = useIntendedPath();
  return intended === null ? null : <PrefetchPageLinks page={intended} />;
}

/**
 * Moves the focus to the new page after a client navigation, so that keyboard and screen reader start there instead of at the old link.
 * A page that a sent form leads to begins at its top, or where its hash says: a form that keeps the scroll position does so for its reply.
 */
function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const { state, formMethod } = useNavigation();
  const shown = useRef(pathname);
  const wasSent = useRef(false);
  useEffect(() => {
    if (state !== 'idle') wasSent.current = formMethod?.toUpperCase() === 'POST';
  }, [state, formMethod]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (wasSent.current && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    wasSent.current = false;
    // A focused field of the new page keeps the focus, because the visitor is typing in it.
    if (document.activeElement?.matches('main :is(input, select, textarea)')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/**
 * The path of the link on this page that the visitor hovers, touches or focuses by keyboard. It is cleared on the next page, because its
 * target may not exist any more, for example after a form deleted it.
 */
function useIntendedPath(): string | null {
  const { key } = useLocation();
  const [intended, setIntended] = useState<{ path: string; key: string } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = (event: Event) => {
      clearTimeout(timer);
      const link = findSiteLink(event.target, window.location);
      if (link) timer = setTimeout(() => setIntended({ path: link.path, key }), intentDelayMs);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, consider);
    };
  }, [key]);
  return intended?.key === key ? intended.path : null;
}
