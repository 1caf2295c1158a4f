import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageOrigins } from '../security/security-headers';
import { isAdFrame, pagePolicy } from '../security/security-headers';
import { collectPage } from './html/collect-body';
import { deferScripts } from './html/defer-scripts';
import { compressOnce, pickEncoding } from './html/encodings';
import type { PageCache } from './page-cache';
import type { MemberPage } from './store/member-page';
import { createMemberPage } from './store/member-page';
import { allowedAgeMs } from './store/page-age';
import type { PageRender } from './request/page-request';
import type { PageStore } from './store/page-store';

export interface PagePipelineOptions {
  members: PageStore<MemberPage>;
  pages: PageCache;
  origins: PageOrigins;
  /** How long a page with this data may be cached, in milliseconds; 0 = not at all, undefined = the store's default. */
  maxAgeMs: (page: PageRender) => number | undefined;
}

type Next = (error?: unknown) => void;

interface PageLocals {
  nonce?: string;
  /** The page that Remix rendered, if it was handed over outside of the response. */
  page?: string;
}

/** Adds policy and compression to each page that Remix renders for one visitor, and keeps members' copies of shared pages. */
export function createPagePipeline(options: PagePipelineOptions) {
  return (request: IncomingMessage, response: ServerResponse & { locals: PageLocals }, next: Next) => {
    if (isAdFrame(request)) return next();
    const nonce = response.locals.nonce ?? '';
    collectPage(response, (written, send) => {
      const html = response.locals.page ?? written.toString('utf8');
      const page = options.pages.find(request);
      const isCached = page !== undefined && request.method === 'GET' && isForEverybody(response);
      sendPersonal(options, request, response, isCached ? page : null, html, nonce, send);
    });
    next();
  };
}

/** A member's copy may be cached only if the route says that the page is shared and the response contains nothing personal. */
function isForEverybody(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 && cacheControlOf(response).startsWith('public') && !response.hasHeader('Set-Cookie')
  );
}

function sendPersonal(
  { members, origins, maxAgeMs }: PagePipelineOptions,
  request: IncomingMessage,
  response: ServerResponse,
  /** The member's copy of a shared page, or null if it must not be cached. */
  page: PageRender | null,
  rendered: string,
  nonce: string,
  send: (body: Buffer | undefined) => void,
): void {
  const routeSays = cacheControlOf(response);
  const scripts = nonce ? [`'nonce-${nonce}'`] : [];
  response.setHeader('Content-Security-Policy', pagePolicy({ scripts, origins, address: request.url }));
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  if (rendered === '') return send(undefined);
  const html = deferScripts(rendered, nonce);
  const ageMs = page ? memberAgeMs(page, allowedAgeMs(routeSays, maxAgeMs(page))) : 0;
  if (page && nonce && ageMs > 0) {
    members.set(page.key, createMemberPage(html, nonce, response, page.topics), page.mark, ageMs);
  }
  const encoding = pickEncoding(request.headers['accept-encoding']);
  const compressed = compressOnce(html, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', compressed.length);
  send(compressed);
}

const cacheControlOf = (response: ServerResponse) => String(response.getHeader('Cache-Control') ?? '');

// The maximum age of an anonymous page, for the same reason: its relative times.
const longestMemberAgeMs = 60_000;

/** How long a member's page may be cached: at most until the session ends, and not at all without a session. */
function memberAgeMs({ sessionEndSeconds }: PageRender, allowedMs = longestMemberAgeMs): number {
  if (sessionEndSeconds === undefined) return 0;
  return Math.max(0, Math.min(allowedMs, sessionEndSeconds * 1000 - Date.now()));
}
