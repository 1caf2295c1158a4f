import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PageOrigins } from '../security/security-headers';
import type { AnonymousPage } from './store/anonymous-page';
import type { MemberPage } from './store/member-page';
import { sendMemberPage } from './store/member-page';
import type { PageOutcome } from './page-outcome';
import { isForAll, sendAnonymousPage, sendOutcome } from './page-outcome';
import type { PageRender, PageRequest, PageRequestOptions } from './request/page-request';
import { findPageRequest } from './request/page-request';
import type { PageStore } from './store/page-store';
import { RepeatedRequests } from './sharing/repeated-requests';
import { SharedWork } from './sharing/shared-work';

export interface PageCacheOptions extends PageRequestOptions {
  anonymous: PageStore<AnonymousPage>;
  members: PageStore<MemberPage>;
  origins: PageOrigins;
  /** Renders a page that is not cached. */
  render: (page: PageRequest, signal: AbortSignal) => Promise<PageOutcome>;
  /** Milliseconds that one render of a shared page may take. A visitor who has waited half of it gets a separate render. */
  renderLimitMs: number;
  /** Handles all requests that no cached page answers. */
  next: RequestListener;
  /** Called for each answer that did not pass through Express; Express reports its own answers. */
  onServed: (request: IncomingMessage, status: number, isCached: boolean) => void;
  onRenderFailed: (address: string, error: unknown) => void;
}

/**
 * Answers from cached pages directly in the listener: without Express, Remix and React a page costs almost nothing. All visitors without a
 * session share one page; a member's page is cached only for that member. Requests for a shared page that is being rendered wait for that
 * render. The render belongs to the page, not to any of the requests.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  /** Requests for a shared page that are passing through Express. */
  readonly #wanted = new WeakMap<IncomingMessage, PageRequest>();
  readonly #memberRenders = new WeakMap<IncomingMessage, PageRender>();
  readonly #renders: SharedWork<PageOutcome>;
  readonly #repeated: RepeatedRequests;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#repeated = new RepeatedRequests(options.anonymous);
    this.#renders = new SharedWork({
      limitMs: options.renderLimitMs,
      maxWaitMs: options.renderLimitMs / 2,
      onGivenUp: options.onRenderFailed,
    });
  }

  /** Answers the request if the same target was answered from a cached page a moment ago. Returns false for every other request. */
  readonly answerRepeated = (request: IncomingMessage, response: ServerResponse): boolean => {
    const page = this.#repeated.find(request);
    if (page === undefined) return false;
    this.#options.onServed(request, sendAnonymousPage(request, response, page), true);
    return true;
  };

  readonly listener: RequestListener = (request, response) => {
    const wanted = findPageRequest(request, this.#options);
    if (wanted === null) return this.#options.next(request, response);
    const target = request.url;
    // The render must see the same address that is the page's key in the store.
    request.url = wanted.address;
    if (wanted.audience === 'member') return this.#serveMember(wanted, request, response);
    const page = this.#options.anonymous.get(wanted.key);
    if (page) {
      // The target must be the exact address of the page, and the page must not depend on chosen colours or on the device.
      if (target === wanted.address && wanted.colorScheme === null && !wanted.isOfDevice)
        this.#repeated.remember(target, wanted.key, page);
      return this.#options.onServed(request, sendAnonymousPage(request, response, page), true);
    }
    const render = this.#renders.join(wanted.key);
    if (render) return void this.#answerWhenRendered(render, request, response).catch(() => response.destroy());
    this.#wanted.set(request, wanted);
    this.#options.next(request, response);
  };

  /**
   * Middleware for requests that found neither a cached page nor a running render: starts the render, or joins one that another request has
   * started since. A page that must be rendered for one visitor only goes on to `next`.
   */
  readonly renderShared = (
    request: IncomingMessage,
    response: ServerResponse & { locals?: { requestId?: string } },
    next: (error?: unknown) => void,
  ): void => {
    const wanted = this.#wanted.get(request);
    if (wanted === undefined) return next();
    const { requestId } = response.locals ?? {};
    const render = this.#renders.joinOrBegin(wanted.key, (signal) => this.#render({ ...wanted, requestId }, signal));
    void render
      .catch(() => undefined)
      .then((outcome) => {
        if (response.destroyed) return;
        if (isForAll(outcome)) sendOutcome(request, response, outcome);
        else next();
      })
      .catch(next);
  };

  /** The member's page that this request renders, or undefined. */
  find(request: IncomingMessage): PageRender | undefined {
    return this.#memberRenders.get(request);
  }

  async #render(wanted: PageRequest, signal: AbortSignal): Promise<PageOutcome> {
    // Another request may have rendered the page since this one arrived.
    const page = this.#options.anonymous.get(wanted.key);
    if (page) return { kind: 'page', page };
    try {
      return await this.#options.render(wanted, signal);
    } catch (error) {
      this.#options.onRenderFailed(wanted.address, error);
      throw error;
    }
  }

  async #answerWhenRendered(
    render: Promise<PageOutcome | undefined>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const outcome = await render.catch(() => undefined);
    if (response.destroyed) return;
    // The request is not in `#wanted`, so Express renders the page only for this visitor.
    if (!isForAll(outcome)) return this.#options.next(request, response);
    this.#options.onServed(request, sendOutcome(request, response, outcome), outcome.kind === 'page');
  }

  #serveMember(wanted: PageRequest, request: IncomingMessage, response: ServerResponse): void {
    const page = this.#options.members.get(wanted.key);
    if (page) {
      sendMemberPage(request, response, page, this.#options.origins);
      return this.#options.onServed(request, 200, true);
    }
    this.#memberRenders.set(request, { ...wanted, mark: this.#options.members.mark(), topics: new Set() });
    this.#options.next(request, response);
  }
}
