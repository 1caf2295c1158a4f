import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { PublicSession } from '@starhaven/session';
import {
  ClientNavigation,
  Footer,
  Header,
  NavigationProgress,
  PopupMessage,
  SkipLink,
  ToastRegion,
} from '@starhaven/ui-kit';
import type { PopupContent } from '../../lib/popup-message';
import { footerGroups, headerLinks, linksFor } from '../../navigation/navigation';

export interface SiteShellProps {
  siteName: string;
  session: PublicSession | null;
  popup: PopupContent | null;
  children: ReactNode;
}

/** Header, page and footer, with everything that stays while pages change. */
export function SiteShell({ siteName, session, popup, children }: SiteShellProps) {
  const visitor = { roles: session?.roles ?? null };
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <ClientNavigation />
      <Header siteName={siteName} links={linksFor(headerLinks, visitor)} />
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

/** The server hands a popup over once; it stays on the screen until it is dismissed, also when the page's data reloads. */
function StickyPopup({ popup }: { popup: PopupContent | null }) {
  const [shown, setShown] = useState(popup);
  useEffect(() => {
    if (popup) setShown(popup);
  }, [popup]);
  return shown ? <PopupMessage {...shown} onClose={() => setShown(null)} /> : null;
}
