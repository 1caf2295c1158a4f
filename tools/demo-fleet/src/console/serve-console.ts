import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { demoServers } from '@starhaven/game-engines';
import { findDemoPlayer } from '../demo-players';
import { consolePage } from './console-page';
import type { ConsolePage } from './console-page';
import type { EnteredCodes } from './entered-codes';

/** More than the form can hold. */
const maxBodyBytes = 2_048;
const maxConnections = 50;

const servers = demoServers.filter(({ isDisabled }) => !isDisabled);

export interface ConsoleOptions {
  port: number;
  host: string;
  codes: EnteredCodes;
  log: (level: 'info' | 'warn', message: string) => void;
}

/**
 * Serves the console page of the demo servers. It has no secret and connects to nothing. It stores only which demo player entered which
 * code, for a quarter of an hour. If the port is taken, the fleet runs without a console.
 */
export function serveConsole({ port, host, codes, log }: ConsoleOptions): { close: () => void } {
  const server = createServer((request, response) => {
    void answer(request, response, codes).catch(() => response.destroy());
  });
  server.requestTimeout = 5_000;
  server.headersTimeout = 5_000;
  server.maxConnections = maxConnections;
  server.on('error', (error) => log('warn', `the console of the demo servers is off: ${error.message}`));
  server.listen(port, host, () => log('info', `console of the demo servers: http://${host}:${port}`));
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, codes: EnteredCodes): Promise<void> {
  const path = request.url?.split('?', 1)[0];
  if (path !== '/') return send(response, 404, { servers, told: 'There is no such page.' });
  if (request.method === 'GET' || request.method === 'HEAD') return send(response, 200, { servers, told: '' });
  if (request.method !== 'POST') return send(response, 405, { servers, told: 'This page accepts only its form.' });
  const body = await readBody(request);
  if (body === null) return send(response, 413, { servers, told: 'This is too much text.' });
  const form = new URLSearchParams(body);
  const typed = { slug: form.get('server') ?? '', uid: form.get('uid') ?? '', code: form.get('code') ?? '' };
  const fault = enter(typed, codes);
  return send(
    response,
    fault === null ? 200 : 400,
    fault === null
      ? { servers, told: 'The code was entered. Go back to the site and confirm it there.' }
      : { servers, told: fault, typed },
  );
}

/** Stores the code; otherwise returns what is wrong with the form. */
function enter({ slug, uid, code }: { slug: string; uid: string; code: string }, codes: EnteredCodes): string | null {
  if (!servers.some((server) => server.slug === slug)) return 'Choose one of the servers.';
  if (findDemoPlayer(slug, uid.trim(), 0) === null) return 'No player has this number.';
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]{4,12}$/.test(plain)) return 'A code has letters and digits only.';
  codes.enter(slug, { uid: uid.trim(), code: plain });
  return null;
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // A request whose encoding was not set yields buffers; its type leaves open what it yields.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, page: ConsolePage): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    connection: 'close',
  });
  response.end(consolePage(page));
}
