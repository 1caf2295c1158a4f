import { createUpstream } from './client/create-upstream.server';
import { readUpstreamEnvironment } from './config/environment.server';
import type { Upstream, UpstreamClient, UpstreamLogEntry } from './types';
import { createContentVersions } from './versions/create-content-versions.server';

/** The client for one request: the launcher's, when it put `upstream` into the load context, else one from the environment. */
export function upstreamFor(context: unknown, request: Request): UpstreamClient {
  const given = (context as { upstream?: Partial<Upstream> & Partial<UpstreamClient> } | null | undefined)?.upstream;
  if (typeof given?.call === 'function') return given as UpstreamClient;
  const upstream = typeof given?.forRequest === 'function' ? (given as Upstream) : fromEnvironment();
  return upstream.forRequest({ signal: request.signal });
}

let shared: Upstream | null = null;

/** Under plain remix-serve nobody gives us a client; one is made at the first request and kept. */
function fromEnvironment(): Upstream {
  if (shared) return shared;
  const environment = readUpstreamEnvironment();
  const { accountUrl, bookUrl, trustSecret } = environment;
  const versions = createContentVersions({ accountUrl, bookUrl, trustSecret, log: logLine });
  shared = createUpstream({ ...environment, versions, log: logLine });
  return shared;
}

function logLine(entry: UpstreamLogEntry): void {
  process.stderr.write(`${JSON.stringify(entry)}\n`);
}
