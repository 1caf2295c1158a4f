import { judge } from '../judge.mjs';
import { hasWrk, load, median } from '../load/load.mjs';
import { startBareRemix } from '../references/references.mjs';

/** This page is rendered for each visitor and calls no API, because the API is one process for any number of workers. */
const page = '/login';
const rounds = 5;
const secondsPerRound = 4;
const warmUpSeconds = 8;
const connections = 32;
/** About as many as the page has. */
const elements = 188;

/**
 * How many more personal pages two workers serve than one, on a machine with two cores. Rounds alternate, so that other load on the
 * machine affects both sites equally. The reference shows what the machine allows: two independent processes of a bare Remix page, compared
 * with one.
 * @param {{one: string, two: string, remixPorts: number[], say: (line: string) => void}} sites their addresses, and free ports
 */
export async function benchWorkers({ one, two, remixPorts, say }) {
  const title = 'Workers';
  if (!hasWrk()) {
    say('Workers are not measured: wrk is not installed (apt-get install wrk).');
    return { title, rows: [{ what: 'not measured: wrk is not installed' }], verdicts: [] };
  }
  const run = (url, seconds, some = connections) => load({ url, seconds, connections: some, hasVisitors: true });
  say(`Load on ${page} with one worker and with two …`);
  for (const url of [one, two]) await run(url + page, warmUpSeconds);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ a: await run(one + page, secondsPerRound), b: await run(two + page, secondsPerRound) });
  const ratio = median(pairs.map(({ a, b }) => ({ ratio: b.rps / a.rps }))).ratio;
  const row = (what, { rps, p99Ms, errors }, times) => ({
    what,
    'requests/s': Math.round(rps),
    'p99 ms': p99Ms.toFixed(1),
    ratio: times.toFixed(2),
    errors,
  });
  const rows = [
    row(`${page}, one worker`, median(pairs.map(({ a }) => a)), 1),
    row(`${page}, two workers`, median(pairs.map(({ b }) => b)), ratio),
  ];
  say('Load on one and on two processes of bare Remix …');
  const bare = await loadBareRemix(remixPorts, run);
  rows.push(row('  bare Remix, one process', bare.a, 1), row('  bare Remix, two processes', bare.b, bare.ratio));
  return { title, rows, verdicts: [judge('two workers', 'workersRatio', ratio)] };
}

/** The medians of one process with all connections, and of two with half of them each. */
async function loadBareRemix(ports, run) {
  const sites = [];
  for (const port of ports) sites.push(await startBareRemix(port, elements));
  const [first] = sites;
  for (const { url } of sites) await run(url, warmUpSeconds);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const a = await run(first.url, secondsPerRound);
    const halves = await Promise.all(sites.map(({ url }) => run(url, secondsPerRound, connections / sites.length)));
    const worst = (key) => Math.max(...halves.map((half) => half[key]));
    const sum = (key) => halves.reduce((total, half) => total + half[key], 0);
    pairs.push({ a, b: { rps: sum('rps'), p99Ms: worst('p99Ms'), errors: sum('errors') } });
  }
  for (const { stop } of sites) await stop();
  return {
    a: median(pairs.map(({ a }) => a)),
    b: median(pairs.map(({ b }) => b)),
    ratio: median(pairs.map(({ a, b }) => ({ ratio: b.rps / a.rps }))).ratio,
  };
}
