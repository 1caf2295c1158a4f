import { LRUCache } from 'lru-cache';

/** A page that can be kept. */
export interface KeptPage {
  /** Public data that the page shows; a change of one makes the page stale. */
  topics: ReadonlySet<string>;
  /** What keeping it costs. */
  sizeBytes: number;
}

export interface PageStoreOptions {
  /** On each of the two shelves. Default 300. */
  maxPages?: number;
  /** Over all pages of one shelf and their compressed forms. Default 32 MiB. */
  maxBytes?: number;
  /** Milliseconds until a page is rendered anew although its data has not changed: it shows relative times. Default 60,000. */
  maxAgeMs?: number;
}

const maxTopics = 10_000;

/** Keys that begin with it stand on the shelf of addresses without end. */
export const openEndedMark = '?';

/** Milliseconds for which a page is remembered that can no longer be rendered because its host is away. */
const lastGoodMs = 10 * 60_000;

/**
 * Keeps pages until their data changes. A page rendered from data that changed meanwhile is never stored. Searches and their like stand on
 * a shelf of their own: there is no end of them, and they must not push out the pages that everybody asks for.
 */
export class PageStore<Page extends KeptPage> {
  readonly #plain: LRUCache<string, Page>;
  readonly #openEnded: LRUCache<string, Page>;
  readonly #lastGood: LRUCache<string, Page>;
  readonly #changeOfTopic = new Map<string, number>();
  #changes = 0;

  constructor({ maxPages = 300, maxBytes = 32 * 1024 * 1024, maxAgeMs = 60_000 }: PageStoreOptions = {}) {
    const shelf = (ttl: number) =>
      new LRUCache<string, Page>({
        max: maxPages,
        maxSize: maxBytes,
        sizeCalculation: (page) => Math.ceil(page.sizeBytes),
        ttl,
      });
    this.#plain = shelf(maxAgeMs);
    this.#openEnded = shelf(maxAgeMs);
    this.#lastGood = shelf(lastGoodMs);
  }

  get(key: string): Page | undefined {
    return this.#shelf(key).get(key);
  }

  /** The page as it was when it could be rendered last, for when its host is away; none that was dropped because its data changed. */
  getLastGood(key: string): Page | undefined {
    return this.#lastGood.get(key);
  }

  rememberLastGood(key: string, page: Page): void {
    this.#lastGood.set(key, page);
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
    this.#shelf(key).set(key, page, maxAgeMs === undefined ? undefined : { ttl: maxAgeMs });
    return true;
  }

  /** Drops what shows a topic; `all`, when nobody knows what changed, drops every page that shows any. */
  invalidate(topic: string): void {
    this.#changes += 1;
    // Accounts are topics, too, and there is no end of them; forgetting them costs one more render of pages under way.
    if (this.#changeOfTopic.size >= maxTopics) {
      this.#changeOfTopic.clear();
      this.#changeOfTopic.set('all', this.#changes);
    }
    this.#changeOfTopic.set(topic, this.#changes);
    const shelves = [this.#plain, this.#openEnded, ...(topic === 'all' ? [] : [this.#lastGood])];
    for (const shelf of shelves) {
      for (const [key, page] of shelf.entries()) {
        if (topic === 'all' ? page.topics.size > 0 : page.topics.has(topic)) shelf.delete(key);
      }
    }
  }

  get size(): number {
    return this.#plain.size + this.#openEnded.size;
  }

  #shelf(key: string): LRUCache<string, Page> {
    return key.startsWith(openEndedMark) ? this.#openEnded : this.#plain;
  }
}
