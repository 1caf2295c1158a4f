import type { UpstreamError } from '@starhaven/upstream/server';

/** The status of a page whose data could not be had: the gateway's own two words for it. */
export function failureStatus(error: UpstreamError): 502 | 504 {
  return error.kind === 'timeout' ? 504 : 502;
}
