import { judge } from '../judge.mjs';
import { hasWrk, load, median } from '../load/load.mjs';

/** Rendered for each visitor, without a call to the API, which is one process for any number of workers. */
const page = '/login';
const rounds = 5;
const secondsPerRound = 4;
const warmUpSeconds = 8;
const connections = 32;

/**
 * How many more personal pages two workers serve than one, on a machine with two cores. Rounds alternate, so that other load on the
 * machine affects both sites equally.
 * @param {{one: string, two: string, say: (line: string) => void}} sites their addresses
 */
export async function benchWorkers({ one, two, say }) {
  const title = 'Workers';
  if (!hasWrk()) {
    say('Workers are not measured: wrk is not installed (apt-get install wrk).');
    return { title, rows: [{ what: 'not measured: wrk is not installed' }], verdicts: [] };
  }
  const run = (url, seconds) => load({ url: url + page, seconds, connections, hasVisitors: true });
  say(`Load on ${page} with one worker and with two …`);
  for (const url of [one, two]) await run(url, warmUpSeconds);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ a: await run(one, secondsPerRound), b: await run(two, secondsPerRound) });
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
  return { title, rows, verdicts: [judge('two workers', 'workersRatio', ratio)] };
}
