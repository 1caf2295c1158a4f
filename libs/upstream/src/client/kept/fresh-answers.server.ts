import type { CallDefinition } from '@starhaven/contracts/protocol';
import { LRUCache } from 'lru-cache';

interface Kept {
  answer: Promise<unknown>;
  /** When the request was sent, in milliseconds of the process's own clock. */
  askedAt: number;
}

/**
 * Public answers that may be a few seconds old. Callers that arrive during a request wait for its answer. A failure is returned to the
 * waiting callers and is not stored.
 */
export class FreshAnswers {
  readonly #kept: LRUCache<string, Kept>;

  constructor(maxAnswers: number) {
    this.#kept = new LRUCache({ max: maxAnswers });
  }

  static holds(call: CallDefinition): boolean {
    return call.method === 'GET' && call.credential === 'none';
  }

  read(key: string, maxAgeMs: number, ask: () => Promise<unknown>): { answer: Promise<unknown>; isKept: boolean } {
    const kept = this.#kept.get(key);
    const now = performance.now();
    if (kept && now - kept.askedAt < maxAgeMs) return { answer: kept.answer, isKept: true };
    const answer = ask();
    const entry = { answer, askedAt: now };
    this.#kept.set(key, entry);
    answer.catch(() => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
    });
    return { answer, isKept: false };
  }
}
