import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { workspaceRoot } from '../../start/workspace.mjs';
import { startLocalEngine } from './local-engine.mjs';

const agentFile = path.join(workspaceRoot, 'tools/agent/dist/starhaven-agent.mjs');
const firstUid = 10_001;
/** An account may run twenty a minute. */
const perAccount = 18;
const sessionsPerAccount = 3;

/** Milliseconds of commands from a page through gateway and agent to a game server, without the time of the game server itself. */
export async function measureCommands({ server, count = 180 }) {
  const keys = await server.ask('sessions', { count: Math.ceil(count / perAccount) * sessionsPerAccount });
  const speakers = keys.filter((_, index) => index % sessionsPerAccount === 0);
  const uids = speakers.map((_, place) => String(firstUid + place));
  const engine = await startLocalEngine(uids);
  const game = await server.ask('command-server', { keys: speakers, uid: String(firstUid) });
  const agent = spawn(
    process.execPath,
    [
      agentFile,
      '--url',
      server.ready,
      '--engine',
      'opencommand',
      '--engine-url',
      engine.url,
      '--pid',
      String(process.pid),
    ],
    {
      env: { PATH: process.env['PATH'], STARHAVEN_KEY: game.key, STARHAVEN_ENGINE_SECRET: 'a-token-of-the-bench' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const overheads = [];
  try {
    for (const [place, key] of speakers.entries()) {
      const page = io(server.ready, { transports: ['websocket'], forceNew: true, auth: { protocol: 1, page: '/' } });
      await new Promise((resolve, reject) => page.once('connect', resolve).once('connect_error', reject));
      page.emit('chat_join_room_public', { sessionKey: key });
      await new Promise((resolve) => page.once('chat_user_update_public', resolve));
      let number = 0;
      const run = async () => {
        const nonce = `bench-command-${place}-${(number += 1)}`;
        engine.takeMs();
        const startedAt = performance.now();
        page.emit('cmdReq', {
          ...{ input: 'give 201 x5', id_player: uids[place], id_server: game.id, session: key, nonce, language: 'EN' },
        });
        const reply = await new Promise((resolve) => page.once('cmdRsp', resolve));
        return { reply, overheadMs: performance.now() - startedAt - engine.takeMs() };
      };
      // The agent connects within moments; these tries do not count.
      if (place === 0)
        for (let tries = 0; tries < 15 && (await run()).reply.retcode !== 200; tries += 1) await delay(500);
      else {
        for (let turn = 0; turn < perAccount; turn += 1) {
          const { reply, overheadMs } = await run();
          if (reply.retcode !== 200) throw new Error(`a command was answered with ${reply.retcode}: ${reply.message}`);
          overheads.push(overheadMs);
        }
      }
      page.disconnect();
    }
  } finally {
    agent.kill('SIGKILL');
    engine.close();
  }
  overheads.sort((a, b) => a - b);
  const at = (share) => overheads[Math.min(overheads.length - 1, Math.floor(overheads.length * share))];
  return { commands: overheads.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99) };
}
