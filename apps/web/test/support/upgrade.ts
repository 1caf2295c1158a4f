import http from 'node:http';
import type { Socket } from 'node:net';

export interface UpgradeAnswer {
  status: number;
  body: string;
  /** The open connection, after 101. */
  socket: Socket | null;
}

/** Asks for a websocket with exactly these headers and gives back what was answered. */
export function upgrade(url: string, headers: Record<string, string> = {}): Promise<UpgradeAnswer> {
  const asked = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent: false, headers: asked });
    request.once('upgrade', (response, socket) =>
      resolve({ status: response.statusCode ?? 0, body: '', socket: socket.on('error', () => {}).resume() }),
    );
    request.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body, socket: null }));
    });
    request.once('error', reject);
  });
}
