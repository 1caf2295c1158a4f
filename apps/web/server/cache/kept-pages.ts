import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { MemberPage } from './member-page';
import { sendMemberPage } from './member-page';
import type { PageKeyOptions, PageRequest } from './page-request';
import { pageKey } from './page-request';
import type { PageStore } from './page-store';
import type { AnonymousPage } from './page-variants';
import { pickEncoding } from './page-variants';

export interface KeptPagesOptions extends PageKeyOptions {
  anonymous: PageStore<AnonymousPage>;
  members: PageStore<MemberPage>;
  realtimeUrl: string | null;
  /** Everything that no kept page answers. */
  next: RequestListener;
  onServed?: (request: IncomingMessage, status: 200 | 304, bytes: number) => void;
}

/**
 * Answers from kept pages, in the listener itself: a page that Express, Remix and React need not see costs almost nothing.
 * Everybody without a session shares one page; a member's page is kept for that member alone. Requests for an anonymous
 * page that is being rendered wait for it instead of rendering it again.
 */
export class KeptPages {
  readonly #options: KeptPagesOptions;
  readonly #requests = new WeakMap<IncomingMessage, PageRequest>();
  readonly #renders = new Map<string, Promise<void>>();

  constructor(options: KeptPagesOptions) {
    this.#options = options;
  }

  readonly listener: RequestListener = (request, response) => {
    const found = pageKey(request, this.#options);
    if (found === null) return this.#options.next(request, response);
    if (found.audience === 'member') return this.#serveMember(found.key, request, response);
    const { key } = found;
    const page = this.#options.anonymous.get(key);
    if (page) return this.send(request, response, page);
    const render = this.#renders.get(key);
    if (!render) return this.#begin(key, request, response);
    void render.then(() => {
      const rendered = this.#options.anonymous.get(key);
      if (rendered) this.send(request, response, rendered);
      else this.#begin(key, request, response);
    });
  };

  #serveMember(key: string, request: IncomingMessage, response: ServerResponse): void {
    const page = this.#options.members.get(key);
    if (page) {
      const bytes = sendMemberPage(request, response, page, this.#options.realtimeUrl);
      this.#options.onServed?.(request, 200, bytes);
      return;
    }
    this.#requests.set(request, { audience: 'member', key, mark: this.#options.members.mark(), topics: new Set() });
    this.#options.next(request, response);
  }

  /** The page request behind a request on its way through Express, or undefined when its page is not for everybody. */
  find(request: IncomingMessage): PageRequest | undefined {
    return this.#requests.get(request);
  }

  /** Answers with a kept page, or with 304 and no new policy: the browser keeps the old page with the old one. */
  send(request: IncomingMessage, response: ServerResponse, page: AnonymousPage): void {
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
    this.#requests.set(request, {
      audience: 'anonymous',
      key,
      mark: this.#options.anonymous.mark(),
      topics: new Set(),
    });
    const done = new Promise<void>((resolve) => response.once('close', resolve));
    if (!this.#renders.has(key)) {
      this.#renders.set(key, done);
      void done.then(() => this.#renders.delete(key));
    }
    this.#options.next(request, response);
  }
}
