import { StoredAnswer } from '../../platform/http/stored-answer';
import { within } from '../../platform/work/within';
import type { ContentVersions } from './content-versions';

/** Shorter than the time limit of a request: callers that share a load get an error when it hangs, and the next call starts a new one. */
const loadLimitMs = 10_000;

/**
 * Answers of one topic, serialised, kept until the topic's content changes. Keep the set of keys finite: it is not
 * limited otherwise.
 */
export class AnswerCache {
  private version = '';
  private answers = new Map<string, Promise<StoredAnswer>>();

  constructor(
    private readonly versions: ContentVersions,
    private readonly topic: string,
  ) {}

  /** The kept answer, or what `load` finds; requests that come meanwhile share one load. A failed load is not kept. */
  async get(key: string, load: () => Promise<unknown>): Promise<StoredAnswer> {
    // The version is known before the content is read, so kept content is never older than its version.
    const version = await this.versions.current(this.topic);
    if (version !== this.version) {
      this.version = version;
      this.answers = new Map();
    }
    const { answers } = this;
    const kept = answers.get(key);
    if (kept) return kept;
    const loading = within(loadLimitMs, load()).then((value) => new StoredAnswer(value));
    answers.set(key, loading);
    loading.catch(() => {
      if (answers.get(key) === loading) answers.delete(key);
    });
    return loading;
  }
}
