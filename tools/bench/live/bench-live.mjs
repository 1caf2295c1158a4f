import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProjects } from '../../start/preparations/build.mjs';
import { ensureInstalled } from '../../start/preparations/install.mjs';
import { runCommand, StartError, workspaceRoot } from '../../start/workspace.mjs';
import { formatTable, judge } from '../judge.mjs';
import { measureServers } from './measure-server.mjs';
import { startBare, startOwn } from './start-servers.mjs';

const usage = `npm run bench:live -- [--sizes=1000,5000,10000] [--repeat=3] [--nodes-size=30000]
  BENCH_DATABASE_URL, BENCH_REDIS_URL: a PostgreSQL database that may be filled, and a Redis, for two API servers as one.`;

/** The number of clients from which ratios are judged. */
const judgedFrom = 10_000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const round = (result) =>
  Object.fromEntries(
    Object.entries(result).map(([name, value]) => [
      name,
      Math.round(value * (value < 100 ? 100 : 1)) / (value < 100 ? 100 : 1),
    ]),
  );

// `npm run bench:live`: our live connection and bare socket.io, measured in turn in one run.
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      sizes: { type: 'string', default: '1000,5000,10000' },
      repeat: { type: 'string', default: '3' },
      'nodes-size': { type: 'string', default: '30000' },
    },
  });
  if (values.help) return console.log(usage);
  const sizes = values.sizes.split(',').filter(Boolean).map(Number);
  const repeat = Number(values.repeat);
  if (![...sizes, repeat].every((value) => Number.isInteger(value) && value > 0)) throw new StartError(usage);
  ensureInstalled(workspaceRoot, console.error);
  await buildProjects(['api']);
  bundle('apps/api/test/bench/live-server.ts', 'apps/api/dist/bench-live-server.js');

  const verdicts = [];
  const rows = [];
  const measure = async (name, start, count, page) => {
    const { servers, sendChange, stop } = await start();
    try {
      const result = await measureServers({ servers, count, page, sendChange });
      // Work other than deliveries varies from second to second, even more on two servers.
      if (servers.length > 1) delete result['CPU µs/delivery'];
      rows.push({ server: name, ...round(result) });
      console.log(`\n${formatTable([rows.at(-1)])}`);
      return result;
    } finally {
      await stop();
    }
  };
  for (const size of sizes) {
    const pairs = [];
    for (let turn = 0; turn < (size === Math.max(...sizes) ? repeat : 1); turn += 1) {
      const bare = await measure('bare socket.io', startBare, size, null);
      pairs.push({ bare, own: await measure('ours', startOwn, size, '/status') });
    }
    const ratio = (name) => median(pairs.map(({ bare, own }) => own[name] / bare[name]));
    // A few clients cost so little that their ratio mostly shows how busy the machine is.
    if (size >= judgedFrom) {
      verdicts.push(
        judge(`${size} clients`, 'liveP99Ratio', ratio('p99 ms')),
        judge(`${size} clients`, 'liveCpuRatio', ratio('CPU µs/delivery')),
        judge(`${size} clients`, 'liveMemoryRatio', ratio('KB/connection')),
      );
    }
    verdicts.push(
      judge(`${size} clients`, 'liveChangeP99Ms', median(pairs.map(({ own }) => own['change p99 ms']))),
      judge(`${size} clients`, 'liveLost', Math.max(...pairs.map(({ own }) => own.lost))),
    );
  }
  const { BENCH_DATABASE_URL: databaseUrl, BENCH_REDIS_URL: redisUrl } = process.env;
  const nodesSize = Number(values['nodes-size']);
  if (nodesSize > 0 && databaseUrl && redisUrl) {
    const both = await measure(
      'ours, two nodes',
      () => startOwn({ nodes: 2, databaseUrl, redisUrl }),
      nodesSize,
      '/status',
    );
    verdicts.push(
      judge(`${nodesSize} clients on two nodes`, 'liveNodesMb', both['RSS MB']),
      judge(`${nodesSize} clients on two nodes`, 'liveNodesP99Ms', both['p99 ms']),
      judge(`${nodesSize} clients on two nodes`, 'liveLost', both.lost),
    );
  } else if (nodesSize > 0) {
    console.log('\nTwo nodes: not measured, BENCH_DATABASE_URL and BENCH_REDIS_URL are not both set.');
  }
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
