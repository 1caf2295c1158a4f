import type { PageForwarder } from './client/forward-page.server';
import { createPageForwarder } from './client/forward-page.server';
import { readUpstreamEnvironment } from './config/environment.server';

/** The forwarder for one request: the launcher's, when it put `forwardPage` into the load context, else one from the environment. */
export function pageForwarderFor(context: unknown): PageForwarder {
  const given = (context as { forwardPage?: PageForwarder } | null | undefined)?.forwardPage;
  return given ?? (shared ??= createPageForwarder(readUpstreamEnvironment()));
}

let shared: PageForwarder | null = null;
