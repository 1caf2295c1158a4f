import { STATUS_CODES } from 'node:http';
import type { RateLimit } from '@starhaven/contracts';
import { LoginRetcode } from '@starhaven/contracts';
import { isUpstreamError } from '@starhaven/upstream/server';
import { formatCountdown } from '@starhaven/ui-kit/server';
import type { LoginMessage } from './login-reply';

/** What the account API's answers have in common where they refuse. */
export interface RefusedAnswer {
  retcode: number;
  message?: string;
  status?: string;
  ratelimit: RateLimit | null;
  timestamp: number;
}

export interface Refusal {
  status: number;
  message: LoginMessage;
  /** Unix seconds, or null when nothing has to be waited for. */
  waitUntilSeconds: number | null;
}

/** Says why an answer is no success, in the spec's words where the server has none (docs/behaviour/login.md#login-messages). */
export function describeRefusal(answer: RefusedAnswer, title: string, fallback: string): Refusal {
  const untilSeconds = answer.ratelimit?.time || answer.timestamp;
  if (answer.retcode === LoginRetcode.RATE_LIMITED && (answer.ratelimit !== null || untilSeconds > 0)) {
    return rateLimited(untilSeconds, answer.ratelimit?.max ?? 0);
  }
  const message = answer.message || answer.status || fallback;
  return { status: 422, message: { type: 'error', title, message }, waitUntilSeconds: null };
}

/** Says what went wrong when no answer came; anything but the upstream's own failure is thrown on. */
export function describeFailure(error: unknown, title: string): Refusal {
  if (!isUpstreamError(error)) throw error;
  if (error.status === 429) return rateLimited(nowSeconds() + (error.retryAfterSeconds ?? 60), 0);
  // The name of a status, such as "Service Unavailable", is nothing that a visitor was told.
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

function rateLimited(untilSeconds: number, max: number): Refusal {
  const waitSeconds = untilSeconds - nowSeconds();
  const limit = max > 0 ? ` A maximum of ${max} attempts is allowed.` : '';
  const wait =
    waitSeconds > 0
      ? `Please wait ${formatCountdown(waitSeconds, 'mm:ss')} before you try again.`
      : 'You can try again now.';
  return {
    status: 429,
    message: { type: 'warn', title: 'Rate Limited', message: `Too many attempts.${limit} ${wait}` },
    waitUntilSeconds: waitSeconds > 0 ? untilSeconds : null,
  };
}

// The host rounds the end of a wait up; so is the present, or a minute would be 61 seconds.
const nowSeconds = () => Math.ceil(Date.now() / 1000);
