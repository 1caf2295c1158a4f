import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

import type { KeptPage } from './page-store';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface PageVariant {
  body: Buffer;
  etag: string;
  /** Everything `writeHead` needs, as a flat list: the fastest form Node takes. */
  headers: string[];
}

/** One page in its three encodings. Compression is paid once, so it is thorough. */
export interface PageVariants {
  br: PageVariant;
  gzip: PageVariant;
  identity: PageVariant;
  sizeBytes: number;
}

/** A page as sent to every anonymous visitor. */
export interface AnonymousPage extends KeptPage {
  variants: PageVariants;
}

/** Builds the variants of a page. `headers` are those of the response without length, encoding and tag. */
export async function createPageVariants(html: Buffer, headers: Record<string, string>): Promise<PageVariants> {
  const [br, gz] = await Promise.all([
    compressBrotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
    compressGzip(html, { level: 9 }),
  ]);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const variant = (body: Buffer, encoding: Encoding): PageVariant => {
    const etag = `"${hash}-${encoding}"`;
    const all = {
      ...headers,
      ETag: etag,
      'Content-Length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    };
    return { body, etag, headers: Object.entries(all).flat() };
  };
  return {
    br: variant(br, 'br'),
    gzip: variant(gz, 'gzip'),
    identity: variant(html, 'identity'),
    sizeBytes: html.length + br.length + gz.length,
  };
}

/** The best encoding that a visitor accepts. A weight of zero refuses one. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at === -1) return false;
  const end = header.indexOf(',', at);
  const part = end === -1 ? header.slice(at) : header.slice(at, end);
  return !/;\s*q=0(?:\.0*)?\s*$/.test(part);
}
