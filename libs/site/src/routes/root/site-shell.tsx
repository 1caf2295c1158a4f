import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LiveConnection } from '@starhaven/realtime';
import { notifyUserDataChanged } from '@starhaven/session';
import type { PublicSession } from '@starhaven/session';
import {
  ButtonLink,
  ClientNavigation,
  Footer,
  Header,
  NavigationProgress,
  PopupMessage,
  preloadToasts,
  showToast,
  SkipLink,
  ToastRegion,
} from '@starhaven/ui-kit';
import type { PopupContent } from '../../lib/popup-message';
import { AccountMenu } from '../../components/account-menu/account-menu';
import { OnlinePill } from '../../components/online-pill/online-pill';
import {
  accountLinks,
  footerGroups,
  headerLinks,
  linksFor,
  loginLink,
  statusPillLink,
} from '../../navigation/navigation';

export interface SiteShellProps {
  siteName: string;
  session: PublicSession | null;
  popup: PopupContent | null;
  /** The live socket as the browser reaches it; null = there is none. */
  realtimeUrl: string | null;
  /** The host speaks the specification only. */
  isSpecOnly: boolean;
  children: ReactNode;
}

/** Header, page and footer, with everything that stays while pages change. */
export function SiteShell({ siteName, session, popup, realtimeUrl, isSpecOnly, children }: SiteShellProps) {
  const visitor = { roles: session?.roles ?? null };
  useSessionEvents(session);
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <ClientNavigation />
      <LiveConnection
        url={realtimeUrl}
        isSpecOnly={isSpecOnly}
        account={session?.uid ?? null}
        onToast={showToast}
        onStart={preloadToasts}
      />
      <Header
        siteName={siteName}
        links={linksFor(headerLinks, visitor)}
        statusPill={linksFor([statusPillLink], visitor).map(({ to }) => (
          <OnlinePill key={to} to={to} />
        ))}
        account={
          session ? (
            <AccountMenu session={session} links={linksFor(accountLinks, visitor)} />
          ) : (
            linksFor([loginLink], visitor).map(({ label, to }) => (
              <ButtonLink key={to} to={to}>
                {label}
              </ButtonLink>
            ))
          )
        }
      />
      <StickyPopup popup={popup} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        siteName={siteName}
        about="A community home for private servers. Not affiliated with the makers of the games; all game names belong to their owners."
        groups={footerGroups.map(({ title, links }) => ({ title, links: linksFor(links, visitor) }))}
      />
      <ToastRegion />
    </>
  );
}

/**
 * Saving and clearing the session fire the spec's window event, whichever page or form did it
 * (docs/behaviour/foundation.md#saving-and-clearing).
 */
function useSessionEvents(session: PublicSession | null): void {
  const identity = session ? `${session.uid} ${session.expiredLoginSeconds}` : null;
  const known = useRef(identity);
  useEffect(() => {
    if (known.current === identity) return;
    known.current = identity;
    notifyUserDataChanged();
  }, [identity]);
}

/** The server hands a popup over once; it stays on the screen until it is dismissed, also when the page's data reloads. */
function StickyPopup({ popup }: { popup: PopupContent | null }) {
  const [shown, setShown] = useState(popup);
  useEffect(() => {
    if (popup) setShown(popup);
  }, [popup]);
  return shown ? <PopupMessage {...shown} onClose={() => setShown(null)} /> : null;
}
