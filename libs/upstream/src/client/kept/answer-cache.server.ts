import type { CallDefinition, Topic } from '@starhaven/contracts/protocol';
import { LRUCache } from 'lru-cache';
import type { ContentVersions } from '../../types';

export interface CachedAnswer {
  value: unknown;
  /** The versions of the call's topics when its request started; null if they were unknown. */
  stamp: string | null;
  etag: string | null;
  bytes: number;
}

/** Cache of public answers. An entry is valid while the data that it shows is unchanged. Limited in entries and bytes. */
export class AnswerCache {
  readonly #entries: LRUCache<string, CachedAnswer>;
  readonly #versions: ContentVersions | null;
  readonly #ownWrites = new Map<Topic, number>();

  constructor(versions: ContentVersions | null, maxEntries: number, maxBytes: number) {
    this.#versions = versions;
    this.#entries = new LRUCache({ max: maxEntries, maxSize: maxBytes, sizeCalculation: (entry) => entry.bytes + 1 });
  }

  static holds(call: CallDefinition): boolean {
    return call.method === 'GET' && call.credential === 'none' && call.topics.length > 0;
  }

  /**
   * Identifies the state of the topics. An answer is stored with the stamp that was valid before its request was sent. If the data changes
   * during the request, the answer has the old stamp, and no read with the new stamp finds it.
   */
  stamp(topics: readonly Topic[]): string | null {
    if (!this.#versions?.isLive) return null;
    const parts: string[] = [];
    for (const topic of topics) {
      const version = this.#versions.version(topic);
      if (version === null) return null;
      parts.push(`${topic}=${version}+${this.#writes(topic)}`);
    }
    return parts.join('&');
  }

  /** Equal reads share one request only if this process has sent no write between them. */
  flightKey(key: string, topics: readonly Topic[]): string {
    const writes = topics.map((topic) => this.#writes(topic)).join(',');
    return `${key} ${this.stamp(topics) ?? 'unknown'} ${writes}`;
  }

  /** Call it when a write has ended, so that its author sees the change before the host announces it. */
  noteWrite(topics: readonly Topic[]): void {
    for (const topic of topics) this.#ownWrites.set(topic, this.#writes(topic) + 1);
  }

  findFresh(key: string, topics: readonly Topic[]): CachedAnswer | null {
    const entry = this.#entries.get(key);
    return entry?.stamp && entry.stamp === this.stamp(topics) ? entry : null;
  }

  /** An answer that may be outdated. With its ETag the host can confirm that it is still valid. */
  findStale(key: string): CachedAnswer | null {
    const entry = this.#entries.get(key);
    return entry?.etag ? entry : null;
  }

  store(key: string, entry: CachedAnswer): void {
    if (entry.etag || entry.stamp) this.#entries.set(key, entry);
  }

  #writes(topic: Topic): number {
    return this.#ownWrites.get(topic) ?? 0;
  }
}
