import type { FormAnswer } from '@starhaven/ui-kit/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import type { VerifyNews } from './verify-reply';

/** The answer to a 429. Without a time in the future there is no countdown (docs/behaviour/account.md#verification-answers). */
export function rateLimited({ message, ratelimit, timestamp }: CallRefusal, fallback: string): FormAnswer<VerifyNews> {
  const untilSeconds = ratelimit?.time || timestamp;
  return {
    message: { type: 'warn', title: 'Rate Limited', message: message || fallback },
    waitUntilSeconds: untilSeconds > Date.now() / 1000 ? untilSeconds : null,
    status: 429,
  };
}
