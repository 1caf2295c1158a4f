import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

const unlogged = new Set(['/livez', '/readyz', '/startupz', '/healthz', '/metrics']);

export interface AccessEntry {
  method: string | undefined;
  /** Path without its query: queries contain search words, codes and session keys. */
  path: string;
  status: number;
  durationMs?: number;
  requestId?: string;
  source?: 'cache';
}

/** Writes one line for each request, never with a query, a body, a cookie or an unmasked address. */
export class AccessLog {
  constructor(private readonly log: Logger) {}

  /** Logs a page that was answered from the store. */
  cached(request: IncomingMessage, status: number): void {
    this.#write({ method: request.method, path: pathOf(request.url), status, source: 'cache' });
  }

  /** Logs a request when its response is finished or aborted. */
  follow(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const path = pathOf(request.url);
    if (unlogged.has(path)) return;
    const startMs = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499;
      this.#write({
        method: request.method,
        path,
        status,
        durationMs: Math.round((performance.now() - startMs) * 10) / 10,
        requestId,
      });
    });
  }

  #write(entry: AccessEntry): void {
    if (entry.status >= 500) this.log.error(entry, 'request');
    else this.log.info(entry, 'request');
  }
}

/** The path of a URL. No path on this site contains a credential. */
export function pathOf(url = '/'): string {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}
