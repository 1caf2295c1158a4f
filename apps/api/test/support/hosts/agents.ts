import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  agentCalls,
  agentEvents,
  agentMaxMessageBytes,
  agentNamespace,
  agentSocketPath,
} from '@starhaven/contracts/agent';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { Fleet } from '../../../src/modules/fleet';

const open = new Set<() => Promise<void>>();

/** For afterEach: a test that fails in the middle must not leave its agents running. */
export async function closeAgents(): Promise<void> {
  await Promise.all([...open].map((close) => close()));
}

/** A socket endpoint on loopback that connects agents to this fleet, like the API server's. */
export async function serveAgents(fleet: Fleet) {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server = new Server(http, {
    path: agentSocketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: agentMaxMessageBytes,
  });
  fleet.attachAgents(server.of(agentNamespace));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}${agentNamespace}`;
  const agents = new Set<Socket>();
  const dial = (key: string, more: { auth?: object; extraHeaders?: Record<string, string> } = {}): Socket => {
    const agent = io(url, {
      path: agentSocketPath,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { key, agent: 'test 1.0', protocol: 1, ...more.auth },
      extraHeaders: more.extraHeaders,
    });
    agent.on(agentCalls.measure.name, (_: unknown, answer: (reply: object) => void) => answer({}));
    agents.add(agent);
    return agent;
  };
  const close = async () => {
    open.delete(close);
    for (const agent of agents) agent.disconnect();
    await server.close();
  };
  open.add(close);
  return {
    /** Connects without waiting for the answer. */
    dial,
    /** Connects; returns the refusal's text, or null when admitted. */
    refusalOf: async (key: string, more?: Parameters<typeof dial>[1]): Promise<string | null> => {
      const agent = dial(key, more);
      return new Promise((resolve) => {
        agent.once('connect', () => resolve(null));
        agent.once('connect_error', ({ message }) => resolve(message));
      });
    },
    /** Connects and waits until it is admitted. @throws the refusal */
    connect: async (key: string): Promise<Socket> => {
      const agent = dial(key);
      await new Promise<void>((resolve, reject) => {
        agent.once('connect', resolve);
        agent.once('connect_error', reject);
      });
      return agent;
    },
    close,
  };
}

export const heartbeat = {
  online: true,
  players: 3,
  platforms: { PC: 2, iOS: 1 },
  cpu: { usage: 12.54, usageRaw: 50.16, coreLimit: 4, coreTotal: 8 },
  ram: { usedMb: 2048.4, totalMb: 4096 },
  uptimeSeconds: 3600,
  versions: ['5.4', '5.5'],
  commit: 'abcdef1',
  maintenance: '',
};

export const beat = (agent: Socket, more: object = {}) => agent.emit(agentEvents.heartbeat, { ...heartbeat, ...more });

/** Waits until the condition holds. @throws after the limit, with the last value */
export async function until<T>(
  read: () => T | Promise<T>,
  isRight: (value: T) => boolean,
  timeoutMs = 60_000,
): Promise<T> {
  const endsAtMs = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isRight(value)) return value;
    if (Date.now() > endsAtMs) throw new Error(`still ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
