import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  /** Parsed from JSON; null when there was none. */
  body: Record<string, unknown> | null;
}

/** How a test server answers: a JSON value, or a function that uses the response itself. */
export type Behaviour = (request: SeenRequest, response: ServerResponse) => unknown;

/** A real HTTP server on a free port that acts as a game server; `behave` may be replaced at any time. */
export async function startEngineServer(behave: Behaviour) {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://localhost');
      const text = Buffer.concat(chunks).toString();
      const request: SeenRequest = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: incoming.headers,
        body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
      };
      seen.push(request);
      const answer = stand.behave(request, response);
      if (answer !== undefined && !response.headersSent) sendJson(response, answer);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stand = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    behave,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stand;
}

export type EngineServer = Awaited<ReturnType<typeof startEngineServer>>;

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}
