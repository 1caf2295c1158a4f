import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pagePolicy } from '../security/security-headers';
import type { AnonymousPages } from './anonymous-pages';
import { collectPage } from './collect-body';
import { deferScripts } from './defer-scripts';
import { hashInlineScripts } from './inline-scripts';
import type { PageRequest } from './page-request';
import type { PageStore } from './page-store';
import { createPageVariants, pickEncoding } from './page-variants';

export interface PagePipelineOptions {
  store: PageStore;
  pages: AnonymousPages;
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

/** Gives each page that Remix renders its policy and its compression, and keeps those that are for everybody. */
export function createPagePipeline(options: PagePipelineOptions) {
  return (request: IncomingMessage, response: ServerResponse & { locals: PageLocals }, next: Next) => {
    const nonce = response.locals.nonce ?? '';
    collectPage(response, (written, send) => {
      const { page: taken } = response.locals;
      const body = taken ? Buffer.from(taken.buffer, taken.byteOffset, taken.byteLength) : written;
      const page = options.pages.find(request);
      const isShared = page !== undefined && request.method === 'GET' && isForEverybody(response);
      if (!isShared) return sendPersonal(options, request, response, body, nonce, send);
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
  { store, pages, realtimeUrl, maxAgeMs }: PagePipelineOptions,
  request: IncomingMessage,
  response: ServerResponse,
  page: PageRequest,
  body: Buffer,
  nonce: string,
  send: (body: Buffer | undefined) => void,
): Promise<void> {
  const { html, sources } = hashInlineScripts(deferScripts(body.toString('utf8'), nonce), nonce);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (name !== 'x-request-id' && name !== 'content-length' && value !== undefined) headers[name] = String(value);
  }
  headers['content-security-policy'] = pagePolicy({ scripts: sources, realtimeUrl });
  headers['cache-control'] = 'no-cache';
  headers['vary'] = 'Accept-Encoding, Cookie';
  const variants = await createPageVariants(Buffer.from(html), headers);
  const stored = { variants, topics: page.topics };
  const ageMs = maxAgeMs(page);
  if (ageMs !== 0) store.set(page.key, stored, page.mark, ageMs);

  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const variant = variants[pickEncoding(request.headers['accept-encoding'] as string | undefined)];
  if (request.headers['if-none-match']?.includes(variant.etag)) return pages.send(request, response, stored);
  response.writeHead(200, variant.headers);
  send(variant.body);
}

function sendPersonal(
  { realtimeUrl }: PagePipelineOptions,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  nonce: string,
  send: (body: Buffer | undefined) => void,
): void {
  response.setHeader(
    'Content-Security-Policy',
    pagePolicy({ scripts: nonce ? [`'nonce-${nonce}'`] : [], realtimeUrl }),
  );
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  if (body.length === 0) return send(undefined);
  const encoding = pickEncoding(request.headers['accept-encoding'] as string | undefined);
  const compressed = compress(Buffer.from(deferScripts(body.toString('utf8'), nonce)), encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', compressed.length);
  send(compressed);
}

/**
 * A page for one visitor is compressed once and sent once. Done in place: for pages of this size handing the work to
 * another thread costs as much as the work.
 */
function compress(body: Buffer, encoding: 'br' | 'gzip' | 'identity'): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  if (encoding === 'gzip') return gzipSync(body, { level: 4 });
  return body;
}
