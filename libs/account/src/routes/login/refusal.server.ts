import { STATUS_CODES } from 'node:http';
import { LoginRetcode } from '@starhaven/contracts/session';
import type { CallRefusal } from '@starhaven/upstream/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import { formatCountdown } from '@starhaven/ui-kit/server';
import type { LoginMessage } from './login-reply';

/** A refusal, or a success without the expected data. */
type RefusedResult = CallRefusal | { ok: true; message: string };

export interface Refusal {
  status: number;
  message: LoginMessage;
  /** Unix seconds; null if the visitor need not wait. */
  waitUntilSeconds: number | null;
}

/** Describes why an answer is not a success; uses the spec's texts if the server sends none (docs/behaviour/login.md#login-messages). */
export function describeRefusal(result: RefusedResult, title: string, fallback: string): Refusal {
  if (!result.ok && result.retcode === LoginRetcode.RATE_LIMITED) {
    const { ratelimit, timestamp } = result;
    const untilSeconds = ratelimit?.time || timestamp;
    if (ratelimit !== null || untilSeconds > 0) return rateLimited(title, untilSeconds, ratelimit?.max ?? 0);
  }
  const message = result.message || fallback;
  return { status: 422, message: { type: 'error', title, message }, waitUntilSeconds: null };
}

/** Describes why no answer came; rethrows errors that are not from the upstream. */
export function describeFailure(error: unknown, title: string): Refusal {
  if (!isUpstreamError(error)) throw error;
  if (error.status === 429) return rateLimited(title, nowSeconds() + (error.retryAfterSeconds ?? 60), 0);
  // The name of an HTTP status, such as "Service Unavailable", is not shown to visitors.
  const isStatusName = error.serverMessage === STATUS_CODES[error.status ?? 0];
  const hostMessage = isStatusName ? undefined : error.serverMessage;
  const message =
    hostMessage ??
    (error.kind === 'network' || error.kind === 'timeout'
      ? 'Failed to connect to server. Please try again.'
      : 'Network error. Please try again.');
  const status = error.kind === 'timeout' ? 504 : 502;
  return { status, message: { type: 'error', title, message }, waitUntilSeconds: null };
}

/** Only a login has its own title for a reached limit; other forms keep their title (docs/behaviour/login.md#login-messages). */
const limitedTitle = (title: string) => (title === 'Login Failed' ? 'Rate Limited' : title);

function rateLimited(title: string, untilSeconds: number, max: number): Refusal {
  const waitSeconds = untilSeconds - nowSeconds();
  const limit = max > 0 ? ` A maximum of ${max} attempts is allowed.` : '';
  const wait =
    waitSeconds > 0
      ? `Please wait ${formatCountdown(waitSeconds, 'mm:ss')} before you try again.`
      : 'You can try again now.';
  return {
    status: 429,
    message: { type: 'warn', title: limitedTitle(title), message: `Too many attempts.${limit} ${wait}` },
    waitUntilSeconds: waitSeconds > 0 ? untilSeconds : null,
  };
}

// The host rounds the end of a wait up. The current time is rounded up too, otherwise a minute would be 61 seconds.
const nowSeconds = () => Math.ceil(Date.now() / 1000);
