import type { AppLoadContext } from '@remix-run/node';
import { createRequestHandler } from '@remix-run/express';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { Visitor } from '@starhaven/upstream/server';
import type { PageCache } from '../cache/page-cache';
import type { RemixBuild } from './remix-build';
import { remixByBranch } from './remix-by-branch';
import type { createLoadContexts } from '../services/load-context';

export interface RemixHandlerOptions extends RemixBuild {
  pages: PageCache;
  loadContextFor: ReturnType<typeof createLoadContexts>;
}

/** Settles when the handler has done its work, even if the visitor does not read the answer. */
export type RemixHandler = (
  request: ExpressRequest,
  response: ExpressResponse,
  next: (error?: unknown) => void,
) => Promise<void>;

/** Remix behind Express: answers one visitor's request with that visitor's own headers and cookies. */
export function createRemixHandler({ build, mode, pages, loadContextFor }: RemixHandlerOptions): RemixHandler {
  const getLoadContext = (request: ExpressRequest, response: ExpressResponse): AppLoadContext => {
    // The middleware before this one sets both.
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
  };
  const handlerFor = remixByBranch(build, (branch) => createRequestHandler({ build: branch, mode, getLoadContext }));
  return (request, response, next) => {
    replaceHeadersOnAppend(response);
    // If null or undefined is thrown, Express sees no error and would continue to its 404.
    const fail = (error?: unknown) => next(error ?? new Error('null or undefined was thrown'));
    return handlerFor(request.url)(request, response, fail);
  };
}

/** Remix appends a route's headers to the launcher's headers; a route's own `Referrer-Policy` must replace the default instead. */
function replaceHeadersOnAppend(response: ExpressResponse): void {
  const append = response.append.bind(response);
  response.append = (name, value) => {
    if (name.toLowerCase() === 'set-cookie') return append(name, value);
    response.setHeader(name, value ?? '');
    return response;
  };
}
