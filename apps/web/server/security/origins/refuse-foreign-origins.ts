import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { SessionCookies } from '@starhaven/session/server';
import { pathOf } from '../../observe/access-log';
import type { WebMetrics } from '../../observe/metrics';
import type { Refusal } from './origin-guard';
import { findRefusal } from './origin-guard';

export interface RefuseForeignOriginsOptions {
  siteUrl: string;
  siteOrigins: ReadonlySet<string>;
  sessions: SessionCookies;
  metrics: WebMetrics;
  log: Logger;
}

const foreign = { status: 403, text: 'This request did not come from this site.' };
const answers: Partial<Record<Refusal, typeof foreign>> = {
  method: { status: 405, text: 'Method not allowed' },
  'data-parameter': { status: 400, text: 'This address is not supported.' },
};

/** Answers the requests that the origin guard refuses. Requests that pass get our own host as `Host`. */
export function refuseForeignOrigins(options: RefuseForeignOriginsOptions): RequestHandler {
  const { siteUrl, siteOrigins, sessions, metrics, log } = options;
  const hasSession = (cookie: string | undefined) => sessions.hasCookie(cookie ?? null);
  return (request, response, next) => {
    const refusal = findRefusal(request, { siteOrigins, hasSession });
    if (refusal === null) {
      // The guard has compared the origin with our own URL. Remix would compare it with the `Host` header, which a client may forge, and
      // build addresses from that.
      request.headers.host = new URL(request.headers.origin ?? siteUrl).host;
      delete request.headers['x-forwarded-host'];
      return next();
    }
    metrics.refused.inc({ reason: refusal });
    log.warn(
      { event: 'origin-refused', reason: refusal, method: request.method, path: pathOf(request.url) },
      'request refused',
    );
    const { status, text } = answers[refusal] ?? foreign;
    if (status === 405) response.set('Allow', 'GET, HEAD, POST');
    response.status(status).type('text').send(text);
  };
}
