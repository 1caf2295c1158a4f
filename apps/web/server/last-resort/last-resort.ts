import type { IncomingMessage } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { LastResortText } from './last-resort-page';
import { failedPage, lastResortPage } from './last-resort-page';

export interface Refusal extends LastResortText {
  status: number;
}

/** The page loads only its style and its icon, both from this site. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Refuses a request without Remix: browsers get a page, other clients one line of text. */
export function sendRefusal(request: IncomingMessage, response: Response, { status, ...page }: Refusal): void {
  response.status(status);
  if (!request.headers.accept?.includes('text/html')) return void response.type('text').send(page.text);
  response.set('Content-Security-Policy', policy).type('html').send(lastResortPage(page));
}

/** Answers requests whose error page failed too. */
export function lastResort(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    log.error({ err: error, requestId: response.locals['requestId'] }, 'request failed');
    if (response.headersSent) return next(error);
    response.status(500).set({ 'Cache-Control': 'private, no-store', 'Content-Security-Policy': policy });
    response.type('html').send(lastResortPage(failedPage));
  };
}
