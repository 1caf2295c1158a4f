import { formatCountdown, refusedForm } from '@starhaven/ui-kit/server';
import type { Limit } from '@starhaven/upstream';
import type { CallRefusal, RefusedPlace } from '@starhaven/upstream/server';
import { failedReply, isUnreachable, isUpstreamError, refusedReply } from '@starhaven/upstream/server';
import type { LoginMessage } from './login-reply';

/** A refusal, or a success without the expected data. */
type RefusedResult = CallRefusal | { ok: true; message: string };

export interface Refusal {
  status: number;
  message: LoginMessage;
  /** Unix seconds; null if the visitor need not wait. */
  waitUntilSeconds: number | null;
}

/**
 * Describes why an answer is not a success; uses the spec's texts if the server sends none (docs/behaviour/login.md#login-messages).
 * `place`: see `refusedReply`.
 */
export function describeRefusal<Result = never>(
  result: RefusedResult,
  title: string,
  fallback: string,
  place?: RefusedPlace<Result>,
): Refusal & { result?: Result } {
  if (result.ok) return { ...refusedForm(result.message || fallback, 422, title), waitUntilSeconds: null };
  const limit = (given: Limit) => (given.untilSeconds === null && given.max === null ? {} : limitWords(title, given));
  return refusedReply(result, { title, message: fallback, limit }, place);
}

/** Describes why no answer came; rethrows errors that are not from the upstream. */
export function describeFailure(error: unknown, title: string): Refusal {
  const hasNoAnswer = isUpstreamError(error) && isUnreachable(error);
  const message = hasNoAnswer ? 'Failed to connect to server. Please try again.' : 'Network error. Please try again.';
  return failedReply(error, { title, message, limit: (given) => limitWords(title, given) });
}

/** Only a login has its own title for a reached limit; other forms keep their title (docs/behaviour/login.md#login-messages). */
const limitedTitle = (title: string) => (title === 'Login Failed' ? 'Rate Limited' : title);

function limitWords(title: string, { untilSeconds, max }: Limit) {
  const highest = max ? ` A maximum of ${max} attempts is allowed.` : '';
  // The host rounds the end of a wait up. The current time is rounded up too, otherwise a minute would be 61 seconds.
  const waitSeconds = untilSeconds === null ? 0 : untilSeconds - Math.ceil(Date.now() / 1000);
  const wait =
    waitSeconds > 0
      ? `Please wait ${formatCountdown(waitSeconds, 'mm:ss')} before you try again.`
      : 'You can try again now.';
  return { type: 'warn' as const, title: limitedTitle(title), text: `Too many attempts.${highest} ${wait}` };
}
