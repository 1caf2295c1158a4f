import type { AppLoadContext } from '@remix-run/node';
import { providedService } from './services/service-of.server';
import type { UpstreamClient } from './types';

declare module '@remix-run/node' {
  interface AppLoadContext {
    upstream: UpstreamClient;
  }
}

/** The client for one request: the launcher's, or one of the provided upstream. */
export const upstreamFor = (context: AppLoadContext, request: Request): UpstreamClient =>
  context.upstream ?? providedService('upstream').forRequest({ signal: request.signal });
