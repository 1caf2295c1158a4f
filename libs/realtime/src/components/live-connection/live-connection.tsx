import { useLocation, useRevalidator } from '@remix-run/react';
import { useContext, useEffect, useRef } from 'react';
import { useUserDataChanged } from '@starhaven/session';
import { LiveContext } from '../../live-context';
import type { LiveSession } from '../../live';
import type { LiveToast } from '../../machine/live-toasts';
import { untilUseful } from './until-useful';

export interface LiveConnectionProps {
  /** The live socket as the browser reaches it, an absolute URL or `/` for the page's own host; null = there is none. */
  url: string | null;
  /** The host speaks the specification only and is told nothing beyond it. Default false. */
  isSpecOnly?: boolean;
  /** Uid of who is logged in, or null. */
  account: string | null;
  onToast: (toast: LiveToast) => void;
  /** The connection's own files are here and it is being made: time for what it may need later. */
  onStart?: () => void;
}

/** Keeps the live connection while pages change. Mount once, in the shell; it shows nothing. */
export function LiveConnection({ url, isSpecOnly = false, account, onToast, onStart }: LiveConnectionProps) {
  const live = useContext(LiveContext);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const session = useRef<LiveSession | null>(null);
  const newest = useRef({ account, onToast, onStart, revalidate });
  useEffect(() => {
    newest.current = { account, onToast, onStart, revalidate };
  });

  useEffect(() => {
    if (url === null) return;
    const stopped = new AbortController();
    const visitor = {
      account: () => newest.current.account,
      onToast: (toast: LiveToast) => newest.current.onToast(toast),
    };
    void untilUseful(live, stopped.signal)
      .then(() => import('../../session/start-live-session'))
      .then(({ startLiveSession }) => {
        if (stopped.signal.aborted) return;
        session.current = startLiveSession({
          ...visitor,
          url: socketUrl(url),
          isSpecOnly,
          store: live.store,
          path: () => window.location.pathname,
          onMessages: live.receive,
          // The header then shows the truth, also in tabs that did nothing.
          onSessionLost: () => newest.current.revalidate(),
        });
        live.attach(session.current, visitor);
        newest.current.onStart?.();
      })
      // Its file could not be loaded, such as right after an update: the page is whole without it, and the next one tries again.
      .catch(() => undefined);
    return () => {
      stopped.abort();
      session.current?.stop();
      session.current = null;
      live.attach(null);
    };
  }, [url, isSpecOnly, live]);

  useEffect(() => session.current?.pageChanged(), [pathname]);
  useUserDataChanged(() => session.current?.accountChanged());
  return null;
}

/** Only the origin: a path would be taken for a namespace. */
function socketUrl(url: string): string {
  const { protocol, host } = new URL(url, window.location.href);
  return `${protocol}//${host}`;
}
