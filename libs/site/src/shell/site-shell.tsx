import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LiveConnection } from '@starhaven/realtime';
import { keepCharactersOf, notifyUserDataChanged } from '@starhaven/session';
import type { PublicSession } from '@starhaven/session';
import {
  ButtonLink,
  ClientNavigation,
  clearToast,
  Footer,
  Header,
  NavigationProgress,
  PopupMessage,
  preloadToasts,
  showToast,
  SkipLink,
  ToastRegion,
} from '@starhaven/ui-kit';
import { SiteNotices } from './site-notices/site-notices';
import type { SiteNotice } from '../lib/current-notices';
import type { PopupContent } from '../lib/popup-message';
import type { AdsOfPage } from '../lib/ads-for';
import { AccountMenu } from './account-menu/account-menu';
import { AdPlace } from './ads/ad-place';
import { PaletteLink } from './palette-opener/palette-link';
import { PaletteOpener } from './palette-opener/palette-opener';
import { OnlinePill } from './online-pill/online-pill';
import classes from './site-shell.module.css';
import { useKeptPage } from './keep-page/use-kept-page';
import {
  accountLinks,
  dashboardLinksFor,
  footerGroups,
  headerLinks,
  linksFor,
  homeLink,
  loginLink,
  notificationsLink,
  pagesFor,
  statusPillLink,
} from './navigation';

export interface SiteShellProps {
  siteName: string;
  session: PublicSession | null;
  /** False on the page of an error that happened before the visitor was known; `session` is then null. */
  isVisitorKnown: boolean;
  popup: PopupContent | null;
  notices: readonly SiteNotice[];
  /** null: this visitor sees no ads. */
  ads: AdsOfPage | null;
  /** The browser's address of the live socket; null = none. */
  realtimeUrl: string | null;
  /** The host has notifications of members. */
  hasNotifications: boolean;
  /** The host has a dashboard for staff. */
  hasDashboard: boolean;
  /** The host supports only the specification. */
  isSpecOnly: boolean;
  /** The buttons of the chat, placed after the page. */
  chat?: ReactNode;
  children: ReactNode;
}

/** Header, page and footer, and everything that stays when the page changes. */
export function SiteShell(props: SiteShellProps) {
  const { siteName, popup, notices, ads, realtimeUrl, hasNotifications, hasDashboard, isSpecOnly, chat } = props;
  const { isVisitorKnown, children } = props;
  const hasTypedForm = useKeptPage(props.session?.uid ?? null);
  const { session, onSessionLost } = useLiveSession(props.session, hasTypedForm);
  const visitor = { roles: session?.roles ?? null };
  useSessionEvents(session, isVisitorKnown);
  // Inside a game the page is a small window on a phone, and has no other links.
  if (isInGameLogin(useLocation())) {
    return (
      <>
        <NavigationProgress />
        <ClientNavigation />
        <ToastRegion />
        <StickyPopup popup={popup} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </>
    );
  }
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
        onSessionLost={onSessionLost}
        onStart={preloadToasts}
      />
      <Header
        siteName={siteName}
        links={linksFor(headerLinks, visitor)}
        menuLinks={linksFor([homeLink, statusPillLink, loginLink, ...accountLinks], visitor)}
        tools={<PaletteLink />}
        statusPill={linksFor([statusPillLink], visitor).map(({ to }) => (
          <OnlinePill key={to} to={to} />
        ))}
        account={
          session ? (
            <AccountMenu
              session={session}
              links={[
                ...linksFor(accountLinks, visitor),
                ...(hasNotifications ? [notificationsLink] : []),
                ...dashboardLinksFor(visitor, hasDashboard),
              ]}
            />
          ) : (
            linksFor([loginLink], visitor).map(({ label, to }) => (
              <ButtonLink key={to} to={to} className={classes.login}>
                {label}
              </ButtonLink>
            ))
          )
        }
      />
      <ToastRegion />
      <PaletteOpener pages={pagesFor(visitor)} />
      <SiteNotices notices={notices} />
      <StickyPopup popup={popup} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {ads ? <AdPlace ads={ads} /> : null}
      <Footer
        siteName={siteName}
        about="A community home for private servers. Not affiliated with the makers of the games; all game names belong to their owners."
        groups={footerGroups.map(({ title, links }) => ({ title, links: linksFor(links, visitor) }))}
      />
      {chat}
    </>
  );
}

/** Whether the login page was opened by a game (docs/behaviour/login.md#entry-types). */
function isInGameLogin({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === '/login' && (new URLSearchParams(search).get('type') ?? '').includes('ingame');
}

/**
 * The session as the server last sent it, or null after it ended. A page with typed text is then not reloaded, because its form may be
 * missing from the page of a guest.
 */
function useLiveSession(sent: PublicSession | null, hasTypedForm: () => boolean) {
  const [ended, setEnded] = useState<PublicSession | null>(null);
  const onSessionLost = () => {
    if (sent === null || !hasTypedForm()) return false;
    setEnded(sent);
    const stays = 'What you wrote stays on this page: log in in another tab, then send it.';
    const message = `Your session has expired. Please log in again. ${stays}`;
    showToast({ type: 'warn', title: 'Session Expired', message, durationMs: 20_000 });
    return true;
  };
  return { session: sent === ended ? null : sent, onSessionLost };
}

/**
 * If any page or form saves or clears the session, the specification's window event is fired
 * (docs/behaviour/foundation.md#saving-and-clearing).
 */
function useSessionEvents(session: PublicSession | null, isVisitorKnown: boolean): void {
  const uid = session?.uid ?? null;
  useEffect(() => {
    if (isVisitorKnown) keepCharactersOf(uid);
  }, [uid, isVisitorKnown]);
  // An edit of the account changes only name, username or language in the session, so these are compared, too.
  const saved = session
    ? JSON.stringify([session.uid, session.expiredLoginSeconds, session.name, session.username, session.locale])
    : null;
  const known = useRef(saved);
  useEffect(() => {
    if (known.current === saved) return;
    known.current = saved;
    notifyUserDataChanged();
  }, [saved]);
}

/**
 * The server sends a popup only once. It stays while the page's data reloads, until the visitor dismisses it or opens another page. A toast
 * from before it would say something older.
 */
function StickyPopup({ popup }: { popup: PopupContent | null }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(popup && { popup, pathname });
  const last = useRef<PopupContent | null>(null);
  useEffect(() => {
    // A popup comes together with its page; a later page does not show it again.
    if (!popup || popup === last.current) return;
    last.current = popup;
    clearToast();
    setShown({ popup, pathname });
  }, [popup, pathname]);
  if (shown?.pathname !== pathname) return null;
  return <PopupMessage {...shown.popup} onClose={() => setShown(null)} />;
}
