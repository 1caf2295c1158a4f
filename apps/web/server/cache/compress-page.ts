import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './page-variants';

/**
 * A page for one visitor is compressed once and sent once. Done in place: for pages of this size handing the work to
 * another thread costs as much as the work.
 */
export function compressPage(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  if (encoding === 'gzip') return gzipSync(body, { level: 4 });
  return body;
}
