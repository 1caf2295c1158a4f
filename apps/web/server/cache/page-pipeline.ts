import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagePolicy } from '../security/security-headers';
import { compressPage } from './compress-page';
import { collectPage } from './collect-body';
import { deferScripts } from './defer-scripts';
import { hashInlineScripts } from './inline-scripts';
import type { KeptPages } from './kept-pages';
import type { MemberPage } from './member-page';
import { createMemberPage } from './member-page';
import type { PageRequest } from './page-request';
import type { PageStore } from './page-store';
import type { AnonymousPage } from './page-variants';
import { createPageVariants, pickEncoding } from './page-variants';

export interface PagePipelineOptions {
  anonymous: PageStore<AnonymousPage>;
  members: PageStore<MemberPage>;
  pages: KeptPages;
  realtimeUrl: string | null;
  /** How long a page with this data may be kept, in milliseconds; 0 = not at all, undefined = the store's default. */
  maxAgeMs: (page: PageRequest) => number | undefined;
  onError: (error: unknown) => void;
}

type Next = (error?: unknown) => void;

interface PageLocals {
  nonce?: string;
  /** The page that Remix rendered, when it was handed over beside the response. */
  page?: Uint8Array;
}

/** Gives each page that Remix renders its policy and its compression, and keeps public ones: for everybody, or for the member who asked. */
export function createPagePipeline(options: PagePipelineOptions) {
  return (request: IncomingMessage, response: ServerResponse & { locals: PageLocals }, next: Next) => {
    const nonce = response.locals.nonce ?? '';
    collectPage(response, (written, send) => {
      const { page: taken } = response.locals;
      const body = taken ? Buffer.from(taken.buffer, taken.byteOffset, taken.byteLength) : written;
      const page = options.pages.find(request);
      const isPublic = page !== undefined && request.method === 'GET' && isForEverybody(response);
      if (!isPublic || page.audience === 'member') {
        return sendPersonal(options, request, response, isPublic ? page : null, body, nonce, send);
      }
      sendShared(options, request, response, page, body, nonce, send).catch((error: unknown) => {
        options.onError(error);
        response.destroy();
      });
    });
    next();
  };
}

/** A page is for everybody only when its route says so and nothing personal came with it. */
function isForEverybody(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    String(response.getHeader('Cache-Control') ?? '').startsWith('public') &&
    !response.hasHeader('Set-Cookie')
  );
}

async function sendShared(
  { anonymous, pages, realtimeUrl, maxAgeMs }: PagePipelineOptions,
  request: IncomingMessage,
  response: ServerResponse,
  page: PageRequest,
  body: Buffer,
  nonce: string,
  send: (body: Buffer | undefined) => void,
): Promise<void> {
  const routeAge = routeAgeMs(response);
  const { html, sources } = hashInlineScripts(deferScripts(body.toString('utf8'), nonce), nonce);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (name !== 'x-request-id' && name !== 'content-length' && value !== undefined) headers[name] = String(value);
  }
  headers['content-security-policy'] = pagePolicy({ scripts: sources, realtimeUrl });
  headers['cache-control'] = 'no-cache';
  headers['vary'] = 'Accept-Encoding, Cookie';
  const variants = await createPageVariants(Buffer.from(html), headers);
  const stored = { variants, topics: page.topics, sizeBytes: variants.sizeBytes };
  const ageMs = shorter(routeAge, maxAgeMs(page));
  if (ageMs !== 0) anonymous.set(page.key, stored, page.mark, ageMs);

  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const variant = variants[pickEncoding(request.headers['accept-encoding'] as string | undefined)];
  if (request.headers['if-none-match']?.includes(variant.etag)) return pages.send(request, response, stored);
  response.writeHead(200, variant.headers);
  send(variant.body);
}

function sendPersonal(
  { members, realtimeUrl, maxAgeMs }: PagePipelineOptions,
  request: IncomingMessage,
  response: ServerResponse,
  /** The member's public page, or null when it is not to be kept. */
  page: PageRequest | null,
  body: Buffer,
  nonce: string,
  send: (body: Buffer | undefined) => void,
): void {
  const routeAge = routeAgeMs(response);
  const scripts = nonce ? [`'nonce-${nonce}'`] : [];
  response.setHeader('Content-Security-Policy', pagePolicy({ scripts, realtimeUrl }));
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  if (body.length === 0) return send(undefined);
  const html = deferScripts(body.toString('utf8'), nonce);
  const ageMs = page ? memberAgeMs(page, shorter(routeAge, maxAgeMs(page))) : 0;
  if (page && ageMs !== 0)
    members.set(page.key, createMemberPage(html, nonce, response, page.topics), page.mark, ageMs);
  const encoding = pickEncoding(request.headers['accept-encoding'] as string | undefined);
  const compressed = compressPage(Buffer.from(html), encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', compressed.length);
  send(compressed);
}

/** What the route itself allows with `max-age`, for pages whose numbers age without a topic that tells of it; undefined = it says nothing. */
function routeAgeMs(response: ServerResponse): number | undefined {
  const seconds = /max-age=(\d+)/.exec(String(response.getHeader('Cache-Control') ?? ''))?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** Of two limits the one that ends first; undefined is no limit. */
function shorter(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}

// As long as an anonymous page may be kept, for the same reason: its relative times.
const longestMemberAgeMs = 60_000;

/** How long a member's page may be kept: never past the session's end, and not at all without a session. */
function memberAgeMs({ sessionEndSeconds }: PageRequest, allowedMs = longestMemberAgeMs): number {
  if (sessionEndSeconds === undefined) return 0;
  return Math.max(0, Math.min(allowedMs, sessionEndSeconds * 1000 - Date.now()));
}
