import type { CallRefusal, UpstreamError } from '@starhaven/upstream/server';
import { isForbidden, isHostFault, isLimited, isSessionOver } from '@starhaven/upstream/server';

/**
 * True if the error of a call for a post means that the host has no such post: HTTP 404 or 410, or a refusal that reports no fault of the
 * host, because the specification names no codes besides 0 and -1.
 */
export function hasNoPost(error: UpstreamError): boolean {
  const { kind, status } = error;
  return kind === 'business' ? !isHostFault(error) : kind === 'status' && (status === 404 || status === 410);
}

/** The same for the refusal of a member's own call: 401, 403 and 429 say nothing about the post (docs/behaviour/blog.md#blog-messages). */
export const refusesPost = (refusal: CallRefusal): boolean =>
  !isSessionOver(refusal) && !isForbidden(refusal) && !isLimited(refusal) && !isHostFault(refusal);
