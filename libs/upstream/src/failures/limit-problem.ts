import { limitEnd, nowSeconds } from '../refusals/limit-end';
import type { CallRefusal } from '../call-result';
import type { UpstreamError } from './upstream-error';

interface LimitProblem {
  title: string;
  message: string;
  canRetry: true;
  status: 503;
  retryAfterSeconds?: number;
}

const limited = 429;

/** What a page shows if its host counts too many requests: the limit, and the wait if the host names it. Null for every other failure. */
export function limitProblem(failed: CallRefusal | UpstreamError): LimitProblem | null {
  const isLimit = 'ok' in failed ? failed.retcode === limited : failed.retcode === limited || failed.status === limited;
  if (!isLimit) return null;
  const seconds = 'ok' in failed ? secondsUntil(limitEnd(failed)) : failed.retryAfterSeconds;
  const wait = seconds ? timeText(seconds) : 'a moment';
  return {
    title: 'Rate Limited',
    message: `Too many requests. Please wait ${wait}, then try again.`,
    canRetry: true,
    status: 503,
    ...(seconds && { retryAfterSeconds: seconds }),
  };
}

const secondsUntil = (untilSeconds: number | null) =>
  untilSeconds === null ? undefined : Math.max(1, untilSeconds - nowSeconds());

/** Seconds below two minutes, and then whole minutes, rounded up. */
function timeText(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
