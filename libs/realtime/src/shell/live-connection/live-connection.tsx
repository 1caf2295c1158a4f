import { useLocation, useRevalidator } from '@remix-run/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useUserDataChanged } from '@starhaven/session';
import { LiveContext } from '../live-context';
import type { LiveSession } from '../live';
import type { LiveToast } from '../live-toasts';
import { untilUseful } from './until-useful';

export interface LiveConnectionProps {
  /** The browser's address of the live socket: an absolute URL, or `/` for the page's own host; null = none. */
  url: string | null;
  /** The host supports only the specification, so the handshake contains nothing else. Default false. */
  isSpecOnly?: boolean;
  /** Uid of the logged-in account, or null. */
  account: string | null;
  onToast: (toast: LiveToast) => void;
  /** Called when the session has ended. If it returns true, the page's data is not reloaded. */
  onSessionLost?: () => boolean;
  /** Called when the connection's own files are loaded and it starts. Files that it may need later can be loaded then. */
  onStart?: () => void;
}

/** Keeps the live connection open across page changes. Mount once, in the shell; renders nothing. */
export function LiveConnection(props: LiveConnectionProps) {
  const { url, isSpecOnly = false, account, onToast, onSessionLost, onStart } = props;
  const live = useContext(LiveContext);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const session = useRef<LiveSession | null>(null);
  const [attempt, setAttempt] = useState(0);
  const hasFailed = useRef(false);
  const newest = useRef({ account, onToast, onSessionLost, onStart, revalidate });
  useEffect(() => {
    newest.current = { account, onToast, onSessionLost, onStart, revalidate };
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
      .then(
        ({ startLiveSession }) => {
          if (stopped.signal.aborted) return;
          session.current = startLiveSession({
            ...visitor,
            url: socketUrl(url),
            isSpecOnly,
            store: live.store,
            path: () => window.location.pathname,
            onMessages: live.receive,
            // The header then shows the login link instead of the account, even in inactive tabs.
            onSessionLost: () => {
              if (!newest.current.onSessionLost?.()) newest.current.revalidate();
            },
          });
          live.attach(session.current, visitor);
          newest.current.onStart?.();
        },
        // The file could not be loaded, for example right after an update. The page works without it, and the next page tries again.
        () => (hasFailed.current = true),
      );
    return () => {
      stopped.abort();
      session.current?.stop();
      session.current = null;
      live.attach(null);
    };
  }, [url, isSpecOnly, live, attempt]);

  useEffect(() => {
    session.current?.pageChanged();
    if (!hasFailed.current) return;
    hasFailed.current = false;
    setAttempt((count) => count + 1);
  }, [pathname]);
  useUserDataChanged(() => session.current?.accountChanged());
  return null;
}

/** Only the origin, because socket.io would treat a path as a namespace. */
function socketUrl(url: string): string {
  const { protocol, host } = new URL(url, window.location.href);
  return `${protocol}//${host}`;
}
