import type { CallDefinition } from '@starhaven/contracts';
import { LRUCache } from 'lru-cache';

interface Kept {
  answer: Promise<unknown>;
  /** When it was asked for, milliseconds of the process's own clock. */
  askedAt: number;
}

/**
 * Public answers for which a few seconds of age do not matter. Who comes while one is on its way waits for that; a failure is told to
 * those who waited and then forgotten.
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
