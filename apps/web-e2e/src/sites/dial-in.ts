import { readFile } from 'node:fs/promises';
import { agentHeartbeatIntervalMs, agentNamespace, agentSocketPath } from '@starhaven/contracts/agent';
import { io } from 'socket.io-client';

export interface Agent {
  /** Sends this heartbeat now and then every five seconds. */
  report: (heartbeat: Record<string, unknown>) => void;
  /** From now on answers this call of the site. The names of calls are in docs/engines.md and in the contract `agentCalls`. */
  answer: (call: string, reply: (request: Record<string, string>) => object) => void;
  /** Disconnects without a message, like a killed process. */
  die: () => void;
}

/** Connects to the site as the agent of one of the game servers that the first start created. @throws when the site refuses it */
export async function dialIn(siteUrl: string, slug: string): Promise<Agent> {
  const keys = JSON.parse(await readFile(process.env.E2E_FLEET_KEYS ?? '', 'utf8')) as { slug: string; key: string }[];
  const key = keys.find((one) => one.slug === slug)?.key;
  const socket = io(`${siteUrl}${agentNamespace}`, {
    path: agentSocketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { key, agent: 'browser-test', protocol: 1 },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  socket.on('measure', (_request: unknown, answer: (reply: object) => void) => answer({}));
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearInterval(timer);
  socket.once('disconnect', stop);
  return {
    report: (heartbeat) => {
      stop();
      socket.emit('heartbeat', heartbeat);
      timer = setInterval(() => socket.emit('heartbeat', heartbeat), agentHeartbeatIntervalMs);
    },
    answer: (call, reply) => {
      socket.on(call, (request: Record<string, string>, answer: (reply: object) => void) => answer(reply(request)));
    },
    die: () => {
      stop();
      socket.disconnect();
    },
  };
}
