import type { CallReply } from '../refusals/refusals';
import { isForbidden, isLimited } from '../refusals/refusals';
import type { UpstreamError } from './upstream-error';

/** The HTTP status of a page whose data is missing: 504 timeout, 503 currently not available, 502 anything else. */
export function failureStatus({ kind, retcode }: UpstreamError): 502 | 503 | 504 {
  if (kind === 'timeout') return 504;
  return kind === 'refused' || retcode === 429 ? 503 : 502;
}

/** The HTTP status of a page whose data the host refused: 403 without the right to it, 503 at a limit of calls, 502 anything else. */
export function refusalStatus(...replies: readonly CallReply[]): 403 | 502 | 503 {
  if (replies.some(isForbidden)) return 403;
  return replies.some(isLimited) ? 503 : 502;
}
