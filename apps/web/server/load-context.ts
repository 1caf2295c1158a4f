import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';
import type { LoginSettings } from '@starhaven/account/server';
import { liveSessions } from '@starhaven/session/server';
import type { SessionCookies, SessionWatch } from '@starhaven/session/server';
import type { SiteSettings } from '@starhaven/site/server';
import type { PageForwarder, Upstream, Visitor } from '@starhaven/upstream/server';
import type { PageRender } from './cache/page-request';

export interface LoadContextOptions {
  upstream: Upstream;
  sessions: SessionCookies;
  sessionWatch: SessionWatch;
  site: SiteSettings;
  login: LoginSettings;
  forwardPage: PageForwarder;
  log: Logger;
}

export interface RenderedFor {
  nonce: string;
  requestId: string;
  /** Who asks; left out, the site itself renders a page on nobody's behalf. */
  visitor?: Visitor;
  /** The shared page that is rendered, which notes what it depends on. */
  page?: PageRender;
  takePage?: (html: Uint8Array) => boolean;
}

/** Makes what loaders and actions may use as their context. */
export function createLoadContexts(options: LoadContextOptions) {
  const { sessionWatch, site, login, forwardPage, log } = options;
  return ({ nonce, requestId, visitor = { requestId }, page, takePage }: RenderedFor): AppLoadContext => {
    const upstream = options.upstream.forRequest({
      ...visitor,
      onRead: (topics) => topics.forEach((topic) => page?.topics.add(topic)),
    });
    const sessions = liveSessions(options.sessions, sessionWatch, upstream);
    return {
      site,
      login,
      forwardPage: (navigation) => forwardPage(navigation, visitor),
      sessions: page?.audience === 'member' ? noteSessionEnd(sessions, page) : sessions,
      nonce,
      requestId,
      takePage,
      upstream,
      reportError: (error) => log.error({ requestId, err: error }, 'page failed'),
    };
  };
}

/** What a member's kept page shows of the account, beside the topics of public data. */
export const accountTopic = (uid: string) => `account:${uid}`;

/** The same cookies, which tell the page whose it is and when the session that it was rendered for ends. */
function noteSessionEnd(sessions: SessionCookies, page: PageRender): SessionCookies {
  return {
    ...sessions,
    read: async (source) => {
      const session = await sessions.read(source);
      if (session) {
        page.sessionEndSeconds = session.expiredlogin;
        page.topics.add(accountTopic(session.uid));
      }
      return session;
    },
  };
}
