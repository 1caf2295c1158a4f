import http from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface UpgradeAnswer {
  status: number;
  body: string;
  /** The open connection, after 101. */
  socket: Socket | null;
}

/** Requests a websocket with exactly these headers and returns the answer. */
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

/**
 * Sends exactly this request line, with a form if one is given, and never closes its own end, like programs that leak connections. Resolves with the answer when the
 * server has closed the connection completely, so that writes to it fail.
 */
export async function sayRaw(url: string, address: string, protocol: string, form?: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let answer = '';
  let isGone = false;
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => (isGone = true));
  const headers = `Host: site\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n`;
  const formHeaders = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form?.length}\r\n`;
  if (form === undefined) socket.write(`GET ${address} HTTP/1.1\r\n${headers}\r\n`);
  else socket.write(`POST ${address} HTTP/1.1\r\n${headers}${formHeaders}\r\n${form}`);
  const deadlineMs = Date.now() + 10_000;
  while (!isGone && Date.now() < deadlineMs) {
    await wait(50);
    if (socket.readableEnded) socket.write('still here');
  }
  socket.destroy();
  if (!isGone) throw new Error(`The connection stayed open after ${JSON.stringify(answer.slice(0, 100))}`);
  return answer;
}
