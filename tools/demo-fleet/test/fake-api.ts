import { HeartbeatSchema, agentNamespace, agentSocketPath } from '@starhaven/contracts/agent';
import type { Heartbeat } from '@starhaven/contracts/agent';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import * as v from 'valibot';

/** The API's side: identifies agents by their keys, which a test may replace at any time. */
export async function startFakeApi(keys: ReadonlyMap<string, string>, port = 0) {
  const http = createServer();
  const server = new Server(http, { path: agentSocketPath, transports: ['websocket'], serveClient: false });
  const latest = new Map<string, Heartbeat>();
  const sockets = new Map<string, Socket>();
  const slugOf = (socket: Socket) =>
    [...api.keys].find(([, known]) => known === socket.handshake.auth['key'])?.[0] ?? null;
  const api = {
    keys,
    latest,
    sockets,
    url: '',
    port: 0,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
  server
    .of(agentNamespace)
    .use((socket, next) => next(slugOf(socket) === null ? new Error('agent_wrong_key') : undefined))
    .on('connection', (socket) => {
      const slug = slugOf(socket) ?? '';
      sockets.set(slug, socket);
      socket.on('disconnect', () => sockets.delete(slug));
      socket.on('heartbeat', (sent: unknown) => latest.set(slug, v.parse(HeartbeatSchema, sent)));
    });
  await once(http.listen(port, '127.0.0.1'), 'listening');
  api.port = (http.address() as AddressInfo).port;
  api.url = `http://127.0.0.1:${api.port}`;
  return api;
}

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;

/** Waits until the condition holds; the test's time limit ends the wait. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
