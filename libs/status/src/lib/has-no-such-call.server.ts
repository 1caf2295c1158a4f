import type { UpstreamError } from '@starhaven/upstream/server';

/** Whether a host answered as one does that does not know the call: with nothing, and not with a failure or a refusal, which may pass. */
export function hasNoSuchCall({ kind, status, retcode }: UpstreamError): boolean {
  if (kind === 'status') return status === 404;
  return kind === 'business' && (retcode === -1 || retcode === 404);
}
