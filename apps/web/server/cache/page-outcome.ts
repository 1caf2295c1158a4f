import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnonymousPage } from './anonymous-page';
import { compressQuickly, pickEncoding } from './encodings';

/** What came of rendering a shared page on nobody's behalf. */
export type PageOutcome =
  /** A page for everybody. */
  | { kind: 'page'; page: AnonymousPage }
  /** The answer to all who waited, and kept for nobody else: a failure, a redirect, a page that does not exist. */
  | { kind: 'answer'; status: number; headers: Readonly<Record<string, string>>; body: Buffer }
  /** It set a cookie, so it is nobody's but the visitor's who asks: he must be answered by a render of his own. */
  | { kind: 'personal' };

type ForAll = Exclude<PageOutcome, { kind: 'personal' }>;

/** Whether it may be sent to everybody who waited for it; undefined came of a render that failed or took too long. */
export const isForAll = (outcome: PageOutcome | undefined): outcome is ForAll =>
  outcome !== undefined && outcome.kind !== 'personal';

/** Answers one of those who waited. Returns the status. */
export function sendOutcome(request: IncomingMessage, response: ServerResponse, outcome: ForAll): number {
  // Express has set its own headers on some of the responses; the outcome has all that it needs.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (outcome.kind === 'page') return sendAnonymousPage(request, response, outcome.page);
  const { status, headers, body } = outcome;
  const encoding = encodingOf(request);
  const compressed = compressQuickly(body, encoding);
  response.writeHead(status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': compressed.length,
  });
  response.end(request.method === 'HEAD' ? undefined : compressed);
  return status;
}

/** Answers with a page, or with 304 and no new policy: the browser keeps the old page with the old one. Returns the status. */
export function sendAnonymousPage(request: IncomingMessage, response: ServerResponse, page: AnonymousPage): number {
  const encoding = encodingOf(request);
  const etag = page.etag(encoding);
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, ['ETag', etag, 'Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding, Cookie']);
    response.end();
    return 304;
  }
  const { body, headers } = page.variant(encoding);
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  return 200;
}

const encodingOf = (request: IncomingMessage) => pickEncoding(request.headers['accept-encoding'] as string | undefined);
