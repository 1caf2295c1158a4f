import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { closeAfterOffer, HttpRequest } from '@starhaven/node-kit/server';
import { PipelineLimit } from './security/pipeline-limit';
import { findTargetFault } from './security/targets/target-fault';

export interface HttpServerOptions {
  /** Answers from cached pages, and passes all other requests on. */
  pages: RequestListener;
  /** Answers a request whose target was checked and answered a moment ago, or returns false. */
  answerRepeated?: (request: IncomingMessage, response: ServerResponse) => boolean;
  app: RequestListener;
}

/** Milliseconds without a byte in either direction after which a connection is closed, even if it waits for an answer. */
const silentConnectionMs = 60_000;

/** The server: cached pages first. A target that no page can have goes to Express, which sets the headers of its refusal. */
export function createHttpServer({ pages, answerRepeated, app }: HttpServerOptions): Server {
  const pipelineLimit = new PipelineLimit();
  const listener: RequestListener = (request, response) => {
    closeAfterOffer(request, response);
    if (pipelineLimit.refuses(request, response)) return;
    if (answerRepeated?.(request, response)) return;
    if (findTargetFault(request.url) === null) pages(request, response);
    else app(request, response);
  };
  const server = createServer(
    {
      IncomingMessage: HttpRequest,
      ...{ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 72_000 },
      // By default Node looks for late requests only every 30 s, so an incomplete one could stay for a minute.
      connectionsCheckingInterval: 2_000,
    },
    listener,
  );
  // A client that neither sends nor reads keeps a connection open, and perhaps the pages that are queued on it.
  server.setTimeout(silentConnectionMs);
  return server;
}
