import type { UpstreamError } from '@starhaven/upstream/server';

/**
 * True if the error of a call for a post means that the host has no such post: a refusal with any code below 500, or HTTP 404 or 410. The
 * specification names no codes besides 0 and -1. A code of 500 or more reports a fault of the host, like an HTTP status of 500 or more.
 */
export function hasNoPost({ kind, status = 0, retcode = 0 }: UpstreamError): boolean {
  return kind === 'business' ? retcode < 500 : kind === 'status' && (status === 404 || status === 410);
}
