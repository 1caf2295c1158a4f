import { createRequestHandler } from '@remix-run/express';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { Logger } from 'pino';
import type { SessionCookies } from '@starhaven/session/server';
import type { LoginSettings } from '@starhaven/account/server';
import type { SiteSettings } from '@starhaven/site/server';
import type { PageForwarder, Upstream, Visitor } from '@starhaven/upstream/server';
import type { KeptPages } from './cache/kept-pages';
import type { PageRequest } from './cache/page-request';

export interface RemixHandlerOptions {
  /** The build, or a function that gives the newest one under the development server. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  pages: KeptPages;
  upstream: Upstream;
  sessions: SessionCookies;
  site: SiteSettings;
  login: LoginSettings;
  forwardPage: PageForwarder;
  log: Logger;
}

/** Remix behind Express, with everything of ours that loaders and actions may use as their context. */
export function createRemixHandler(options: RemixHandlerOptions) {
  const { pages, upstream, sessions, site, login, forwardPage, log } = options;
  return createRequestHandler({
    build: options.build,
    mode: options.mode,
    getLoadContext: (request: ExpressRequest, response: ExpressResponse): AppLoadContext => {
      const { nonce, requestId } = response.locals as { nonce: string; requestId: string };
      const page = pages.find(request);
      const visitor: Visitor = { visitorAddress: request.ip, requestId, traceparent: request.get('traceparent') };
      return {
        site,
        login,
        forwardPage: (navigation) => forwardPage(navigation, visitor),
        sessions: page?.audience === 'member' ? noteSessionEnd(sessions, page) : sessions,
        nonce,
        requestId,
        takePage: (html) => {
          if (options.mode !== 'production' || request.method === 'HEAD') return false;
          response.locals['page'] = html;
          return true;
        },
        upstream: upstream.forRequest({
          ...visitor,
          onRead: (topics) => topics.forEach((topic) => page?.topics.add(topic)),
        }),
        reportError: (error) => log.error({ requestId, err: error }, 'page failed'),
      };
    },
  });
}

/** The same cookies, which tell the page when the session that it was rendered for ends. */
function noteSessionEnd(sessions: SessionCookies, page: PageRequest): SessionCookies {
  return {
    ...sessions,
    read: async (source) => {
      const session = await sessions.read(source);
      if (session) page.sessionEndSeconds = session.expiredlogin;
      return session;
    },
  };
}
