import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { io } from 'socket.io-client';
import { apiFlags } from '../../start/processes/processes.mjs';
import { workspaceRoot } from '../../start/workspace.mjs';
import { freePort } from '../machine/free-port.mjs';
import { Child } from './child.mjs';

const bareFile = new URL('./bare-server.mjs', import.meta.url).pathname;
const ownFile = path.join(workspaceRoot, 'apps/api/dist/bench-live-server.js');
const none = 'a-secret-of-a-bench-and-of-nothing-else';

export async function startBare(file = bareFile) {
  const server = await Child.start(file);
  return { servers: [server], stop: () => server.stop() };
}

/**
 * Starts the whole API, `nodes` times if one database and one Redis are given, and an agent whose game server can be changed.
 * @param {{ nodes?: number, databaseUrl?: string, redisUrl?: string }} [options]
 */
export async function startOwn({ nodes = 1, databaseUrl, redisUrl } = {}) {
  const folders = [];
  const servers = [];
  const stops = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
  try {
    for (let node = 0; node < nodes; node += 1) {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-bench-'));
      folders.push(folder);
      const server = await Child.start(ownFile, {
        flags: apiFlags,
        env: {
          NODE_ENV: 'production',
          API_PORT: String(await freePort()),
          DATA_DIR: folder,
          DATABASE_URL: databaseUrl ?? '',
          REDIS_URL: redisUrl ?? '',
          API_TRUST_SECRET: none,
          ACCOUNT_SECRET: none,
          LIVE_MAX_CONNECTIONS: '100000',
          LIVE_MAX_PER_ADDRESS: '100000',
          LIVE_NEW_PER_MINUTE: '1000000',
          HANDBOOK_DATA: 'off',
          LOG_LEVEL: 'error',
        },
      });
      servers.push(server);
      stops.push(() => server.stop());
    }
    const key = await servers[0].ask('game-server');
    const agent = await dialIn(servers[0].ready, key);
    stops.push(() => agent.disconnect());
    const sendChange = () =>
      agent.emit('heartbeat', { players: 1, maintenance: `t=${Number(process.hrtime.bigint() / 1000n)}` });
    const beats = setInterval(() => agent.emit('heartbeat', { players: 1, maintenance: '' }), 5_000);
    stops.push(() => clearInterval(beats));
    return { servers, sendChange, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The server reads the new key within moments. */
async function dialIn(url, key) {
  for (let tries = 0; ; tries += 1) {
    const agent = io(`${url}/agent`, {
      path: '/agent/socket.io/',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { key, agent: 'bench', protocol: 1 },
    });
    const error = await new Promise((resolve) => {
      agent.once('connect', () => resolve(null));
      agent.once('connect_error', resolve);
    });
    if (error === null) return agent;
    if (tries === 20) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
