import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnonymousPage } from './store/anonymous-page';
import { compressQuickly, pickEncoding } from './html/encodings';

/** The result of rendering a shared page without a visitor. */
export type PageOutcome =
  /** A page for all visitors. */
  | { kind: 'page'; page: AnonymousPage }
  /** The answer to all waiting requests; it is not cached: a failure, a redirect, a page that does not exist. */
  | { kind: 'answer'; status: number; headers: Readonly<Record<string, string>>; body: Buffer }
  /** The response set a cookie, so it is personal: each waiting visitor needs a separate render. */
  | { kind: 'personal' };

type ForAll = Exclude<PageOutcome, { kind: 'personal' }>;

/** Whether all waiting requests may get it. Undefined means that the render failed or took too long. */
export const isForAll = (outcome: PageOutcome | undefined): outcome is ForAll =>
  outcome !== undefined && outcome.kind !== 'personal';

/** Answers one waiting request. Returns the status. */
export function sendOutcome(request: IncomingMessage, response: ServerResponse, outcome: ForAll): number {
  // Express has set its own headers on some of the responses; the outcome has all headers that it needs.
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

/** Answers with the page, or with 304 and without a policy: the browser keeps the old page with its old policy. Returns the status. */
export function sendAnonymousPage(request: IncomingMessage, response: ServerResponse, page: AnonymousPage): number {
  const encoding = encodingOf(request);
  const known = request.headers['if-none-match'];
  if (known?.includes(page.etag(encoding))) {
    response.writeHead(304, [
      'ETag',
      page.etag(encoding),
      'Cache-Control',
      'no-cache',
      'Vary',
      'Accept-Encoding, Cookie',
    ]);
    response.end();
    return 304;
  }
  const { body, headers } = page.variant(encoding);
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  return 200;
}

const encodingOf = (request: IncomingMessage) => pickEncoding(request.headers['accept-encoding']);
