import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { createRequestHandler } from '@remix-run/express';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { Visitor } from '@starhaven/upstream/server';
import type { KeptPages } from './cache/kept-pages';
import type { createLoadContexts } from './load-context';

export interface RemixHandlerOptions {
  /** The build, or a function that gives the newest one under the development server. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  pages: KeptPages;
  loadContextFor: ReturnType<typeof createLoadContexts>;
}

/** Settles once the handler has done its work, whether or not the visitor takes the answer. */
export type RemixHandler = (
  request: ExpressRequest,
  response: ExpressResponse,
  next: (error?: unknown) => void,
) => Promise<void>;

/** Remix behind Express: answers one visitor's request with that visitor's own headers and cookies. */
export function createRemixHandler({ build, mode, pages, loadContextFor }: RemixHandlerOptions): RemixHandler {
  const handle = createRequestHandler({
    build,
    mode,
    getLoadContext: (request: ExpressRequest, response: ExpressResponse): AppLoadContext => {
      const { nonce, requestId } = response.locals as { nonce: string; requestId: string };
      const visitor: Visitor = {
        visitorAddress: request.ip,
        requestId,
        userAgent: request.get('user-agent'),
        traceparent: request.get('traceparent'),
      };
      return loadContextFor({
        nonce,
        requestId,
        visitor,
        page: pages.find(request),
        takePage: (html) => {
          if (mode !== 'production' || request.method === 'HEAD') return false;
          response.locals['page'] = html;
          return true;
        },
      });
    },
  });
  return (request, response, next) => {
    replaceHeadersOnAppend(response);
    // When null or undefined is thrown, Express sees no error and would go on to its 404.
    const fail = (error?: unknown) => next(error ?? new Error('Something was thrown that says nothing'));
    // An async function behind a type that does not say so.
    return handle(request, response, fail) as unknown as Promise<void>;
  };
}

/** Remix appends what a route says to what the launcher set before; a route's own `Referrer-Policy` must replace the default instead. */
function replaceHeadersOnAppend(response: ExpressResponse): void {
  const append = response.append.bind(response);
  response.append = (name, value) => {
    if (name.toLowerCase() === 'set-cookie') return append(name, value);
    response.setHeader(name, value ?? '');
    return response;
  };
}
