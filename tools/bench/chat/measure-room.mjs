import { setTimeout as delay } from 'node:timers/promises';
import { Child } from '../live/child.mjs';
import { cpuMs, merged, percentile, sum } from '../live/figures.mjs';

const loadFile = new URL('./load.mjs', import.meta.url).pathname;
/** A process may open 20,000 files. */
const clientsPerLoad = 10_000;
const atOnce = 100;
const settleMs = 7_000;
const restMs = 5_000;
const messagesPerSecond = 5;
/** An account may write every ten seconds, and each account has three sessions. */
const speakers = 12 * messagesPerSecond;
const sessionsPerAccount = 3;
export const minClients = speakers * sessionsPerAccount;

let round = 0;

/**
 * Fills a room evenly over the servers and lets its members write five messages a second.
 * @param {{ servers: Child[], count: number, seconds: number, page: string | null }} options
 */
export async function measureRoom({ servers, count, seconds, page }) {
  const loads = [];
  try {
    const before = await Promise.all(servers.map((server) => server.ask('stats')));
    const plans = [];
    for (const [index, server] of servers.entries()) {
      const keys = await server.ask('sessions', { count: Math.floor((count + index) / servers.length) });
      for (let start = 0; start < keys.length; start += clientsPerLoad)
        plans.push({ url: server.ready, keys: keys.slice(start, start + clientsPerLoad) });
    }
    for (const _ of plans) loads.push(await Child.start(loadFile));
    await Promise.all(loads.map((load, index) => load.ask('connect', { ...plans[index], page, atOnce })));
    await delay(settleMs);
    const joined = await Promise.all(servers.map((server) => server.ask('stats')));
    await delay(restMs);
    const rested = await Promise.all(servers.map((server) => server.ask('stats')));
    await Promise.all(loads.map((load) => load.ask('collect')));

    const rounds = seconds * messagesPerSecond;
    const startedAt = performance.now();
    const said = [];
    for (let turn = 0; turn < rounds; turn += 1) {
      // Members of the first load process, each of a different account.
      const client = (turn % speakers) * sessionsPerAccount;
      said.push(loads[0].ask('say', { client, round: (round += 1) }));
      await delay(Math.max(0, startedAt + ((turn + 1) * 1000) / messagesPerSecond - performance.now()));
    }
    await Promise.all(said);
    const wanted = rounds * count;
    const heardNow = async () => sum(await Promise.all(loads.map((load) => load.ask('heard'))));
    // Messages that have not arrived after ten seconds are lost.
    for (let tries = 0; tries < 100 && (await heardNow()) < wanted; tries += 1) await delay(100);
    const spentMs = performance.now() - startedAt;
    const spent = await Promise.all(servers.map((server) => server.ask('stats')));
    const parts = await Promise.all(loads.map((load) => load.ask('collect')));
    const restCpu = sum(rested.map((one, index) => cpuMs(one) - cpuMs(joined[index]))) / restMs;
    const deliveries = sum(parts.map(({ heard }) => heard));
    const repeated = sum(parts.map((part) => part.repeated));
    return {
      clients: sum(joined.map(({ connections }) => connections)),
      'p50 ms': percentile(merged(parts), 0.5),
      'p99 ms': percentile(merged(parts), 0.99),
      'CPU µs/delivery':
        ((sum(spent.map((one, index) => cpuMs(one) - cpuMs(rested[index]))) - restCpu * spentMs) / deliveries) * 1000,
      'KB/connection': sum(rested.map(({ rss }, index) => rss - before[index].rss)) / count / 1024,
      'RSS MB': sum(spent.map(({ rss }) => rss)) / 2 ** 20,
      refused: sum(parts.map((part) => part.refused)),
      repeated,
      lost: wanted - (deliveries - repeated) + sum(parts.map(({ ended }) => ended)),
    };
  } finally {
    await Promise.all(loads.map((load) => load.stop()));
  }
}
