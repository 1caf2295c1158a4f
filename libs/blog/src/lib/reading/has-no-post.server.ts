import type { UpstreamError } from '@starhaven/upstream/server';

/**
 * True if the failed call for a post is the host's answer that it has none: a refusal with any code, or HTTP 404 or 410. The
 * specification names no codes besides 0 and -1. A code from 500 on, like that HTTP status, reports a fault of the host.
 */
export function hasNoPost({ kind, status = 0, retcode = 0 }: UpstreamError): boolean {
  return kind === 'business' ? retcode < 500 : kind === 'status' && (status === 404 || status === 410);
}
