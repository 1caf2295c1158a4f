import { LRUCache } from 'lru-cache';
import type { PageVariants } from './page-variants';

/** A page as sent to every anonymous visitor. */
export interface StoredPage {
  variants: PageVariants;
  /** Public data that the page shows; a change of one makes the page stale. */
  topics: ReadonlySet<string>;
}

export interface PageStoreOptions {
  /** Default 500. */
  maxPages?: number;
  /** Default 64 MiB over all pages and their compressed forms. */
  maxBytes?: number;
  /** Milliseconds until a page is rendered anew although its data has not changed: it shows relative times. Default 60,000. */
  maxAgeMs?: number;
}

/** Keeps pages until their data changes. A page rendered from data that changed meanwhile is never stored. */
export class PageStore {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #changeOfTopic = new Map<string, number>();
  #changes = 0;

  constructor({ maxPages = 500, maxBytes = 64 * 1024 * 1024, maxAgeMs = 60_000 }: PageStoreOptions = {}) {
    this.#pages = new LRUCache({
      max: maxPages,
      maxSize: maxBytes,
      sizeCalculation: (page) => page.variants.sizeBytes,
      ttl: maxAgeMs,
    });
  }

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key);
  }

  /** A mark of the present, to hand to `set` once a page that starts rendering now is done. */
  mark(): number {
    return this.#changes;
  }

  /** Stores a page unless one of its topics changed since `mark`. Returns whether it did. */
  set(key: string, page: StoredPage, mark: number, maxAgeMs?: number): boolean {
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
    this.#changeOfTopic.set(topic, this.#changes);
    for (const [key, page] of this.#pages.entries()) {
      if (topic === 'all' ? page.topics.size > 0 : page.topics.has(topic)) this.#pages.delete(key);
    }
  }

  get size(): number {
    return this.#pages.size;
  }
}
