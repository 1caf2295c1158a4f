import { LRUCache } from 'lru-cache';
import { StoredAnswer } from '../../../platform/http/calls/stored-answer';
import { withTimeout } from '../../../platform/work/with-timeout';
import type { ContentVersions } from '../content-versions';

/** Shorter than the time limit of a request: callers that share a load get an error when it hangs, and the next call starts a new one. */
const loadLimitMs = 10_000;

/** More answers than any topic has; answers beyond this limit are loaded again. */
const maxAnswers = 1_000;

type Load = () => Promise<unknown>;

/** A cache of one topic's serialised answers; an entry is valid until the topic's content changes. */
export class AnswerCache {
  private version = '';
  private readonly answers = new LRUCache<string, StoredAnswer, Load>({
    max: maxAnswers,
    // Waiting callers still get an answer whose content changed during the load, but it is not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: load }) => new StoredAnswer(await withTimeout(loadLimitMs, load)),
  });

  constructor(
    private readonly versions: ContentVersions,
    private readonly topic: string,
  ) {}

  /** The cached answer, or the result of `load`; parallel requests share one load. A failed load is not cached. */
  async get(key: string, load: Load): Promise<StoredAnswer> {
    // The version is read before the content, so cached content is never older than its version.
    const version = await this.versions.current(this.topic);
    if (version !== this.version) {
      this.version = version;
      this.answers.clear();
    }
    return this.answers.forceFetch(key, { context: load });
  }
}
