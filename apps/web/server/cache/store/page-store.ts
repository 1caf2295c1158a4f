import { LRUCache } from 'lru-cache';

/** A page that can be cached. */
export interface CachedPage {
  /** Topics of the public data on the page; a change of one topic makes the page stale. */
  topics: ReadonlySet<string>;
  /** Memory that the cached page takes. */
  sizeBytes: number;
}

export interface PageStoreOptions {
  /** The maximum of pages with a limited number of addresses. Default 300. */
  maxPages?: number;
  /** The maximum of pages with an unlimited number of addresses, such as searches. Few of them are requested twice. Default 100. */
  maxOpenEndedPages?: number;
  /** Limit for all pages of one kind with their compressed forms. Default 32 MiB. */
  maxBytes?: number;
  /** Milliseconds until a page with unchanged data is rendered again, because it shows relative times. Default 60,000. */
  maxAgeMs?: number;
}

const maxTopics = 10_000;

/** Prefix of keys on the shelf for unlimited addresses. */
export const openEndedMark = '?';

/** Milliseconds for which the last good copy of a page is cached while its host is down. */
const lastGoodMs = 10 * 60_000;

interface Shelf<Page extends CachedPage> {
  pages: LRUCache<string, Page>;
  /** The last good copies, for the time when the host is down. */
  lastGood: LRUCache<string, Page>;
}

/**
 * Caches pages until their data changes. A page whose data changed during the render is never stored. Searches have a separate shelf: their
 * number is unlimited, and they must not evict the pages that all visitors request, nor the last good copies of these pages.
 */
export class PageStore<Page extends CachedPage> {
  readonly #plain: Shelf<Page>;
  readonly #openEnded: Shelf<Page>;
  readonly #changeOfTopic = new Map<string, number>();
  #changes = 0;

  constructor({
    maxPages = 300,
    maxOpenEndedPages = 100,
    maxBytes = 32 * 1024 * 1024,
    maxAgeMs = 60_000,
  }: PageStoreOptions = {}) {
    const createCache = (max: number, ttl: number) =>
      new LRUCache<string, Page>({
        max,
        maxSize: maxBytes,
        sizeCalculation: (page) => Math.ceil(page.sizeBytes),
        ttl,
      });
    const createShelf = (max: number) => ({
      pages: createCache(max, maxAgeMs),
      lastGood: createCache(max, lastGoodMs),
    });
    this.#plain = createShelf(maxPages);
    this.#openEnded = createShelf(maxOpenEndedPages);
  }

  get(key: string): Page | undefined {
    return this.#shelf(key).pages.get(key);
  }

  /** Milliseconds until the page expires by age; 0 without a page. */
  remainingMs(key: string): number {
    return Math.max(0, this.#shelf(key).pages.getRemainingTTL(key));
  }

  /** The page from its last good render, for the time when its host is down. Undefined if the page was dropped because its data changed. */
  getLastGood(key: string): Page | undefined {
    return this.#shelf(key).lastGood.get(key);
  }

  rememberLastGood(key: string, page: Page): void {
    this.#shelf(key).lastGood.set(key, page);
  }

  /** Marks the current moment. A render that starts now passes the mark to `set` when it is done. */
  mark(): number {
    return this.#changes;
  }

  /** Stores a page unless one of its topics changed since `mark`. Returns whether it did. */
  set(key: string, page: Page, mark: number, maxAgeMs?: number): boolean {
    const latest = Math.max(
      this.#changeOfTopic.get('all') ?? 0,
      ...[...page.topics].map((topic) => this.#changeOfTopic.get(topic) ?? 0),
    );
    if (latest > mark) return false;
    this.#shelf(key).pages.set(key, page, maxAgeMs === undefined ? undefined : { ttl: maxAgeMs });
    return true;
  }

  /** Drops all pages with the topic. `all` means an unknown change and drops every page that has a topic. */
  invalidate(topic: string): void {
    this.#changes += 1;
    // Accounts are topics, too, so the number of topics is unlimited. Clearing them costs one more render of each page in progress.
    if (this.#changeOfTopic.size >= maxTopics) {
      this.#changeOfTopic.clear();
      this.#changeOfTopic.set('all', this.#changes);
    }
    this.#changeOfTopic.set(topic, this.#changes);
    const caches = [this.#plain, this.#openEnded].flatMap(({ pages, lastGood }) =>
      topic === 'all' ? [pages] : [pages, lastGood],
    );
    for (const cache of caches) {
      for (const [key, page] of cache.entries()) {
        if (topic === 'all' ? page.topics.size > 0 : page.topics.has(topic)) cache.delete(key);
      }
    }
  }

  get size(): number {
    return this.#plain.pages.size + this.#openEnded.pages.size;
  }

  #shelf(key: string): Shelf<Page> {
    return key.startsWith(openEndedMark) ? this.#openEnded : this.#plain;
  }
}
