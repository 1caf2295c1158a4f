import type { UpstreamError } from './upstream-error';

/** The HTTP status of a page whose data is missing: 504 timeout, 503 currently not available, 502 anything else. */
export function failureStatus({ kind }: UpstreamError): 502 | 503 | 504 {
  if (kind === 'timeout') return 504;
  return kind === 'refused' ? 503 : 502;
}
