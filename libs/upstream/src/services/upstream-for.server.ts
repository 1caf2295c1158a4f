import type { AppLoadContext } from '@remix-run/node';
import { providedService } from './service-of.server';
import type { UpstreamClient } from '../types';

declare module '@remix-run/node' {
  interface AppLoadContext {
    upstream: UpstreamClient;
  }
}

/** The client for one request: the one from the launcher, or a new one from the provided service. */
export const upstreamFor = (context: AppLoadContext, request: Request): UpstreamClient =>
  context.upstream ?? providedService('upstream').forRequest({ signal: request.signal });
