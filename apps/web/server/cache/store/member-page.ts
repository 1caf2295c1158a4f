import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageOrigins } from '../../security/security-headers';
import { pagePolicy } from '../../security/security-headers';
import { compressOnce, pickEncoding } from '../html/encodings';
import type { CachedPage } from './page-store';

/** A public page as one member sees it, split at each place of the nonce. */
export interface MemberPage extends CachedPage {
  parts: readonly string[];
  /** Headers of the response, without policy, encoding and length. */
  headers: Readonly<Record<string, string>>;
}

/** Caches a rendered page for the member it was rendered for. */
export function createMemberPage(
  html: string,
  nonce: string,
  response: ServerResponse,
  topics: ReadonlySet<string>,
): MemberPage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (!perResponse.has(name) && value !== undefined) headers[name] = String(value);
  }
  return { parts: html.split(nonce), headers, topics, sizeBytes: html.length * 2 };
}

const perResponse = new Set(['x-request-id', 'content-length', 'content-encoding', 'content-security-policy']);

/** Sends a cached page with a new nonce. */
export function sendMemberPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: MemberPage,
  origins: PageOrigins,
): void {
  const nonce = randomBytes(16).toString('base64');
  const encoding = pickEncoding(request.headers['accept-encoding']);
  const body = compressOnce(page.parts.join(nonce), encoding);
  response.writeHead(200, {
    ...page.headers,
    'content-security-policy': pagePolicy({ scripts: [`'nonce-${nonce}'`], origins, address: request.url }),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
