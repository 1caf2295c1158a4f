import { randomBytes, randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { RenderedFor } from '../services/load-context';
import type { PageOrigins } from '../security/security-headers';
import { pagePolicy } from '../security/security-headers';
import { AnonymousPage } from './store/anonymous-page';
import { deferScripts } from './html/defer-scripts';
import { hashInlineScripts } from './html/inline-scripts';
import { allowedAgeMs } from './store/page-age';
import type { PageOutcome } from './page-outcome';
import type { PageRender, PageRequest } from './request/page-request';
import type { PageStore } from './store/page-store';

export interface PageRendererOptions {
  /** Remix, for requests that the site makes itself. */
  handlerFor: (address: string) => (request: Request, context: AppLoadContext) => Promise<Response>;
  loadContextFor: (what: RenderedFor) => AppLoadContext;
  store: PageStore<AnonymousPage>;
  siteUrl: string;
  origins: PageOrigins;
  /** Headers of every answer of this server. */
  securityHeaders: Readonly<Record<string, string>>;
  /** How long a page with this data may be cached, in milliseconds; 0 = not at all, undefined = the store's default. */
  maxAgeMs: (page: PageRender) => number | undefined;
  /** Whether a host that reports changes is unreachable at this moment. */
  isHostUnreachable: () => boolean;
}

/**
 * Renders a shared page without a visitor. The render knows only the address and the colour scheme: no visitor's header can change what
 * others get, and no visitor's connection can end the render. A page for all visitors is stored.
 */
export function createPageRenderer(options: PageRendererOptions) {
  const { handlerFor, loadContextFor, store, siteUrl, origins, securityHeaders, maxAgeMs, isHostUnreachable } = options;

  return async (wanted: PageRequest, signal: AbortSignal): Promise<PageOutcome> => {
    const render: PageRender = { ...wanted, mark: store.mark(), topics: new Set() };
    const nonce = randomBytes(16).toString('base64');
    const requestId = wanted.requestId ?? randomUUID();
    const request = new Request(siteUrl + wanted.address, { headers: { accept: 'text/html' }, signal });
    if (wanted.colorScheme !== null) request.headers.set('cookie', `color-scheme=${wanted.colorScheme}`);
    let html: string | null = null;
    const takePage = (taken: string) => {
      html = taken;
      return true;
    };
    const response = await handlerFor(wanted.address)(
      request,
      loadContextFor({ nonce, requestId, page: render, takePage }),
    );
    if (response.headers.has('set-cookie')) return { kind: 'personal' };

    const headers: Record<string, string> = { ...securityHeaders };
    for (const [name, value] of response.headers) headers[name] = value;
    headers['vary'] = 'Accept-Encoding, Cookie';
    let body: Buffer;
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      const page = hashInlineScripts(deferScripts(html ?? (await response.text()), nonce), nonce);
      headers['content-security-policy'] = pagePolicy({ scripts: page.sources, origins, address: wanted.address });
      body = Buffer.from(page.html);
    } else body = Buffer.from(html ?? (await response.arrayBuffer()));
    const cacheControl = response.headers.get('cache-control') ?? '';
    if (response.status !== 200 || !cacheControl.startsWith('public')) {
      // While the host restarts, the page from a moment ago helps more than an error.
      const isFailure = response.status === 200 || response.status >= 500;
      const lastGood = isFailure && isHostUnreachable() ? store.getLastGood(wanted.key) : undefined;
      if (lastGood) return { kind: 'page', page: lastGood };
      headers['cache-control'] = 'private, no-store';
      headers['x-request-id'] = requestId;
      return { kind: 'answer', status: response.status, headers, body };
    }
    headers['cache-control'] = 'no-cache';
    const page = new AnonymousPage(body, headers, render.topics);
    const ageMs = allowedAgeMs(cacheControl, maxAgeMs(render));
    if (ageMs !== 0 && store.set(wanted.key, page, render.mark, ageMs) && !cacheControl.includes('max-age')) {
      // Not a page with `max-age`: its numbers change without an event, so an old copy would be wrong.
      store.rememberLastGood(wanted.key, page);
    }
    return { kind: 'page', page };
  };
}
