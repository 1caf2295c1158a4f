import { LRUCache } from 'lru-cache';

/** A page that can be kept. */
export interface KeptPage {
  /** Public data that the page shows; a change of one makes the page stale. */
  topics: ReadonlySet<string>;
  /** What keeping it costs. */
  sizeBytes: number;
}

export interface PageStoreOptions {
  /** Default 500. */
  maxPages?: number;
  /** Default 64 MiB over all pages and their compressed forms. */
  maxBytes?: number;
  /** Milliseconds until a page is rendered anew although its data has not changed: it shows relative times. Default 60,000. */
  maxAgeMs?: number;
}

const maxTopics = 10_000;

/** Keeps pages until their data changes. A page rendered from data that changed meanwhile is never stored. */
export class PageStore<Page extends KeptPage> {
  readonly #pages: LRUCache<string, Page>;
  readonly #changeOfTopic = new Map<string, number>();
  #changes = 0;

  constructor({ maxPages = 500, maxBytes = 64 * 1024 * 1024, maxAgeMs = 60_000 }: PageStoreOptions = {}) {
    this.#pages = new LRUCache({
      max: maxPages,
      maxSize: maxBytes,
      sizeCalculation: (page) => page.sizeBytes,
      ttl: maxAgeMs,
    });
  }

  get(key: string): Page | undefined {
    return this.#pages.get(key);
  }

  /** A mark of the present, to hand to `set` once a page that starts rendering now is done. */
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
    this.#pages.set(key, page, maxAgeMs === undefined ? undefined : { ttl: maxAgeMs });
    return true;
  }

  /** Drops what shows a topic; `all` drops every page that shows any. */
  invalidate(topic: string): void {
    this.#changes += 1;
    // Accounts are topics, too, and there is no end of them; forgetting them costs one more render of pages under way.
    if (this.#changeOfTopic.size >= maxTopics) {
      this.#changeOfTopic.clear();
      this.#changeOfTopic.set('all', this.#changes);
    }
    this.#changeOfTopic.set(topic, this.#changes);
    for (const [key, page] of this.#pages.entries()) {
      if (topic === 'all' ? page.topics.size > 0 : page.topics.has(topic)) this.#pages.delete(key);
    }
  }

  get size(): number {
    return this.#pages.size;
  }
}
