import { Refusal } from '../http/refusal';
import type { LimitState } from './limits';

/** The answer to who is over a limit: 429 with `Retry-After` and the spec's `ratelimit` (docs/security.md#limits). */
export function overLimit({ max, until }: Pick<LimitState, 'max' | 'until'>, message = 'Too Many Requests'): Refusal {
  return new Refusal(429, message, {
    status: 429,
    retryAfterSeconds: Math.max(1, until - Math.floor(Date.now() / 1000)),
    // The specification's calls read the end of the wait from either (docs/behaviour/api.md#account-calls).
    fields: { ratelimit: { max, time: until }, timestamp: until },
  });
}
