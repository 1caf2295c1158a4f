import { HeartbeatSchema, agentNamespace, agentSocketPath } from '@starhaven/contracts/agent';
import type { Heartbeat } from '@starhaven/contracts/agent';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import * as v from 'valibot';

export const key = `shk_${'k'.repeat(24)}`;

/** The API's side of the agent protocol, for one server key. */
export async function startFakeApi(port = 0) {
  const http = createServer((_request, response) => response.end('ok'));
  const server = new Server(http, { path: agentSocketPath, transports: ['websocket'], serveClient: false });
  const arrivals: ((socket: Socket) => void)[] = [];
  const listeners = new Set<(heartbeat: Heartbeat) => void>();
  server
    .of(agentNamespace)
    .use((socket, next) => next(socket.handshake.auth['key'] === key ? undefined : new Error('agent_wrong_key')))
    .on('connection', (socket) => {
      arrivals.splice(0).forEach((resolve) => resolve(socket));
      socket.on('heartbeat', (sent: unknown) => {
        const heartbeat = v.parse(HeartbeatSchema, sent);
        listeners.forEach((listen) => listen(heartbeat));
      });
    });
  await once(http.listen(port, '127.0.0.1'), 'listening');
  const { port: usedPort } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${usedPort}`,
    port: usedPort,
    nextAgent: () => new Promise<Socket>((resolve) => arrivals.push(resolve)),
    /** Resolves with the next heartbeat that matches. */
    heartbeatWhere: (isWanted: (heartbeat: Heartbeat) => boolean) =>
      new Promise<Heartbeat>((resolve) => {
        const listen = (heartbeat: Heartbeat) => {
          if (!isWanted(heartbeat)) return;
          listeners.delete(listen);
          resolve(heartbeat);
        };
        listeners.add(listen);
      }),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;
