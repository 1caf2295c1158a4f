import { serviceOf } from './services/service-of.server';
import type { Upstream, UpstreamClient } from './types';

/** The client for one request: the launcher's, or one of the provided upstream. */
export function upstreamFor(context: unknown, request: Request): UpstreamClient {
  const given = serviceOf<Upstream | UpstreamClient>(context, 'upstream');
  return 'call' in given ? given : given.forRequest({ signal: request.signal });
}
