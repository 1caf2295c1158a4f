import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';
import { liveSessions } from '@starhaven/session/server';
import type { SessionCookies } from '@starhaven/session/server';
import type { Visitor } from '@starhaven/upstream/server';
import type { PageRender } from '../cache/request/page-request';
import type { Services } from './create-services';

export interface RenderedFor {
  nonce: string;
  requestId: string;
  /** The visitor of this request; left out if the site renders a shared page. */
  visitor?: Visitor;
  /** The shared page that is being rendered; it collects the topics of the data that the render reads. */
  page?: PageRender;
  takePage?: (html: string) => boolean;
}

/** Makes the context of loaders and actions. */
export function createLoadContexts(services: Services, log: Logger) {
  const { sessionWatch, site, sponsor, ads, login, forwardPage, forwardFile } = services;
  return ({ nonce, requestId, visitor = { requestId }, page, takePage }: RenderedFor): AppLoadContext => {
    const upstream = services.upstream.forRequest({
      ...visitor,
      onRead: (topics) => topics.forEach((topic) => page?.topics.add(topic)),
    });
    const sessions = liveSessions(services.sessions, sessionWatch, upstream);
    return {
      site,
      sponsor,
      ads,
      login,
      forwardPage: (navigation) => forwardPage(navigation, visitor),
      forwardFile: (file) => forwardFile(file, visitor),
      sessions: page?.audience === 'member' ? noteSessionEnd(sessions, page) : sessions,
      nonce,
      requestId,
      takePage,
      upstream,
      reportError: (error) => log.error({ requestId, err: error }, 'page failed'),
    };
  };
}

/** Topic of the account that a member's cached page shows, in addition to the topics of public data. */
export const accountTopic = (uid: string) => `account:${uid}`;

/** Wraps the cookies so that the page records its account and the end of its session. */
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
