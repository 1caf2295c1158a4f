import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProjects } from '../../start/preparations/build.mjs';
import { ensureInstalled } from '../../start/preparations/install.mjs';
import { runCommand, StartError, workspaceRoot } from '../../start/workspace.mjs';
import { formatTable, judge } from '../judge.mjs';
import { startBare, startOwn } from '../live/start-servers.mjs';
import { measureCommands } from './measure-commands.mjs';
import { measureRoom, minClients } from './measure-room.mjs';

const bareFile = new URL('./bare-server.mjs', import.meta.url).pathname;

const usage = `npm run bench:chat -- [--clients=10000] [--seconds=20] [--repeat=3]
  One room with this many members (at least ${minClients}) who write five messages a second; then commands to a game server on this machine.
  BENCH_DATABASE_URL: a PostgreSQL database that may be filled, for one room on two API servers. BENCH_REDIS_URL: their Redis, if any.`;

/** A few members cost so little that their ratio mostly shows how busy the machine is. */
const judgedFrom = 10_000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const round = (result) =>
  Object.fromEntries(Object.entries(result).map(([name, value]) => [name, Number(value.toFixed(value < 100 ? 2 : 0))]));

// `npm run bench:chat`: our chat, which stores and checks each message, and a chat of bare socket.io, measured in turn in one run.
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      clients: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '20' },
      repeat: { type: 'string', default: '3' },
    },
  });
  if (values.help) return console.log(usage);
  const [count, seconds, repeat] = [values.clients, values.seconds, values.repeat].map(Number);
  if (![seconds, repeat, count].every((value) => Number.isInteger(value) && value > 0)) throw new StartError(usage);
  if (count < minClients) throw new StartError(usage);
  ensureInstalled(workspaceRoot, console.error);
  await buildProjects(['api', 'agent']);
  bundle('apps/api/test/bench/live-server.ts', 'apps/api/dist/bench-live-server.js');

  const rows = [];
  const verdicts = [];
  const measure = async (name, start, page, after = async () => {}) => {
    const { servers, stop } = await start();
    try {
      const result = await measureRoom({ servers, count, seconds, page });
      rows.push({ server: name, ...round(result) });
      console.log(`\n${formatTable([rows.at(-1)])}`);
      await after(servers);
      return result;
    } finally {
      await stop();
    }
  };
  const missed = ({ lost, repeated, refused }) => lost + repeated + refused;

  const pairs = [];
  let commands = null;
  for (let turn = 0; turn < repeat; turn += 1) {
    const bare = await measure('bare socket.io', () => startBare(bareFile), null);
    const own = await measure('ours', startOwn, '/', async ([server]) => {
      if (turn === repeat - 1) commands = await measureCommands({ server });
    });
    pairs.push({ bare, own });
  }
  const ratio = (name) => median(pairs.map(({ bare, own }) => own[name] / bare[name]));
  const subject = `${count} members`;
  const ratios = { p99: ratio('p99 ms'), CPU: ratio('CPU µs/delivery'), memory: ratio('KB/connection') };
  console.log(`\nOurs to bare socket.io, medians of ${repeat}: ${JSON.stringify(round(ratios))}`);
  if (count >= judgedFrom)
    verdicts.push(judge(subject, 'chatP99Ratio', ratios.p99), judge(subject, 'chatCpuRatio', ratios.CPU));
  else console.log(`The ratios are judged from ${judgedFrom} members on.`);
  verdicts.push(judge(subject, 'chatLost', Math.max(...pairs.map(({ own }) => missed(own)))));
  console.log(`\nCommands through gateway and agent, beyond the game server:\n${formatTable([round(commands)])}`);
  verdicts.push(judge(`${commands.commands} commands`, 'chatCommandP99Ms', commands['p99 ms']));

  const { BENCH_DATABASE_URL: databaseUrl, BENCH_REDIS_URL: redisUrl } = process.env;
  if (databaseUrl) {
    const both = await measure('ours, two servers', () => startOwn({ nodes: 2, databaseUrl, redisUrl }), '/');
    verdicts.push(judge(`${subject} on two servers`, 'chatLost', missed(both)));
  } else console.log('\nTwo servers: not measured, BENCH_DATABASE_URL is not set.');
  console.log(`\n${formatTable(rows)}`);
  console.log(`\n${formatTable(verdicts.map((one) => ({ ...one, value: round({ value: one.value }).value })))}`);
  process.exitCode = verdicts.every(({ isKept }) => isKept) ? 0 : 1;
});

function bundle(from, to) {
  const { status } = spawnSync(process.execPath, ['tools/build/bundle-node.mjs', from, path.join(workspaceRoot, to)], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new StartError(`${from} could not be bundled.`);
}
