import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PageRequest } from './page-request';
import { pageKey } from './page-request';
import type { PageStore, StoredPage } from './page-store';
import { pickEncoding } from './page-variants';

export interface AnonymousPagesOptions {
  store: PageStore;
  isPersonalCookie: (cookieHeader: string) => boolean;
  /** Everything that no kept page answers. */
  next: RequestListener;
  onServed?: (request: IncomingMessage, status: 200 | 304, bytes: number) => void;
}

/**
 * Answers anonymous visitors from kept pages, in the listener itself: a page that Express, Remix and React need not see
 * costs almost nothing. Requests for a page that is being rendered wait for it instead of rendering it again.
 */
export class AnonymousPages {
  readonly #options: AnonymousPagesOptions;
  readonly #requests = new WeakMap<IncomingMessage, PageRequest>();
  readonly #renders = new Map<string, Promise<void>>();

  constructor(options: AnonymousPagesOptions) {
    this.#options = options;
  }

  readonly listener: RequestListener = (request, response) => {
    const key = pageKey(request, this.#options.isPersonalCookie);
    if (key === null) return this.#options.next(request, response);
    const page = this.#options.store.get(key);
    if (page) return this.send(request, response, page);
    const render = this.#renders.get(key);
    if (!render) return this.#begin(key, request, response);
    void render.then(() => {
      const rendered = this.#options.store.get(key);
      if (rendered) this.send(request, response, rendered);
      else this.#begin(key, request, response);
    });
  };

  /** The page request behind a request on its way through Express, or undefined when its page is not for everybody. */
  find(request: IncomingMessage): PageRequest | undefined {
    return this.#requests.get(request);
  }

  /** Answers with a kept page, or with 304 and no new policy: the browser keeps the old page with the old one. */
  send(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
    const variant = page.variants[pickEncoding(request.headers['accept-encoding'] as string | undefined)];
    const known = request.headers['if-none-match'];
    if (known !== undefined && known.includes(variant.etag)) {
      response.writeHead(304, ['ETag', variant.etag, 'Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding, Cookie']);
      response.end();
      this.#options.onServed?.(request, 304, 0);
      return;
    }
    response.writeHead(200, variant.headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    this.#options.onServed?.(request, 200, variant.body.length);
  }

  #begin(key: string, request: IncomingMessage, response: ServerResponse): void {
    this.#requests.set(request, { key, mark: this.#options.store.mark(), topics: new Set() });
    const done = new Promise<void>((resolve) => response.once('close', resolve));
    if (!this.#renders.has(key)) {
      this.#renders.set(key, done);
      void done.then(() => this.#renders.delete(key));
    }
    this.#options.next(request, response);
  }
}
