import type { IncomingMessage } from 'node:http';
import type { AnonymousPage } from '../store/anonymous-page';
import type { PageStore } from '../store/page-store';

/** Milliseconds for which a request target is answered without finding its page again; less if the page expires earlier. */
const rememberedMs = 1_000;
// Pages in this list stay in memory even after the store has dropped them, so the list is short.
const maxTargets = 64;

interface Remembered {
  page: AnonymousPage;
  /** The store's mark at that time; a later mark means that some data has changed. */
  mark: number;
  untilMs: number;
}

/**
 * Remembers which cached page answered a request target. Checking the target, matching it and looking the page up take as long as a third of
 * the whole answer, so a crowd on one page goes through them once a second. A change of data forgets everything at once.
 */
export class RepeatedRequests {
  readonly #pages = new Map<string, Remembered>();

  constructor(private readonly store: PageStore<AnonymousPage>) {}

  /** The page for a visitor without cookies whose target was answered a moment ago. */
  find({ method, url = '/', headers }: IncomingMessage): AnonymousPage | undefined {
    if (method !== 'GET' || headers.cookie !== undefined || headers.authorization !== undefined) return undefined;
    const remembered = this.#pages.get(url);
    if (remembered === undefined) return undefined;
    const { page, mark, untilMs } = remembered;
    if (mark === this.store.mark() && Date.now() < untilMs) return page;
    this.#pages.delete(url);
    return undefined;
  }

  /** `key` is the page's key in the store, `target` the request target that it answers for every visitor without cookies. */
  remember(target: string, key: string, page: AnonymousPage): void {
    if (this.#pages.size >= maxTargets) this.#pages.clear();
    const untilMs = Date.now() + Math.min(rememberedMs, this.store.remainingMs(key));
    this.#pages.set(target, { page, mark: this.store.mark(), untilMs });
  }
}
