import { setTimeout as delay } from 'node:timers/promises';
import { Child } from './child.mjs';
import { cpuMs, merged, percentile, sum } from './figures.mjs';

const loadFile = new URL('./load.mjs', import.meta.url).pathname;
/** A process may open 20,000 files. */
const clientsPerLoad = 15_000;
const atOnce = 100;
const settleMs = 7_000;
const restMs = 10_000;
/** With fewer rounds, the 99th percentile of a run is little more than its slowest event. */
const rounds = 60;
const changeRounds = 20;
/** Each event is delivered before the next one is sent: the bench measures single events, not a queue. */
const roundMsFor = (count) => Math.max(500, count / 10);

/**
 * Joins `count` clients evenly to the servers and measures: connections per second, memory per connection, CPU at rest, and how long one
 * event takes to reach all clients.
 * @param {{ servers: Child[], count: number, page: string | null, sendChange?: () => void }} options `sendChange` changes a game server, if
 *   the servers have one
 */
export async function measureServers({ servers, count, page, sendChange }) {
  const shares = servers.map((_, index) => Math.floor((count + index) / servers.length));
  const loads = [];
  try {
    const before = await Promise.all(servers.map((server) => server.ask('stats')));
    const plans = [];
    for (const [index, server] of servers.entries()) {
      const keys = await server.ask('sessions', { count: shares[index] });
      for (let start = 0; start < keys.length; start += clientsPerLoad) {
        plans.push({ url: server.ready, keys: keys.slice(start, start + clientsPerLoad) });
      }
    }
    for (const _ of plans) loads.push(await Child.start(loadFile));
    const connected = await Promise.all(
      loads.map((load, index) => load.ask('connect', { ...plans[index], page, atOnce })),
    );
    await delay(settleMs);
    const after = await Promise.all(servers.map((server) => server.ask('stats')));
    await delay(restMs);
    const rested = await Promise.all(servers.map((server) => server.ask('stats')));
    await Promise.all(loads.map((load) => load.ask('collect')));

    const startedAt = Date.now();
    for (let round = 0; round < rounds; round += 1) {
      const sent = servers[0].ask('emit', { data: { round } });
      await delay(roundMsFor(count));
      await sent;
    }
    await until(async () => sum(await Promise.all(loads.map((load) => load.ask('heard')))) >= rounds * count);
    const spent = await Promise.all(servers.map((server) => server.ask('stats')));
    const fanOutMs = Date.now() - startedAt;
    const fanOut = await Promise.all(loads.map((load) => load.ask('collect')));

    const change = sendChange ? await measureChanges(loads, count, sendChange) : null;
    const restCpu = sum(rested.map((one, index) => cpuMs(one) - cpuMs(after[index]))) / restMs;
    const deliveries = sum(fanOut.map(({ heard }) => heard));
    return {
      clients: sum(after.map(({ connections }) => connections)),
      'connects/s': Math.round(count / Math.max(...connected.map(({ seconds }) => seconds))),
      // Measured at rest: right after so many connections the heap is still larger than needed.
      'KB/connection': sum(rested.map(({ rss }, index) => rss - before[index].rss)) / count / 1024,
      'heap KB': sum(rested.map((one, index) => heapOf(one) - heapOf(before[index]))) / count / 1024,
      'RSS MB': sum(rested.map(({ rss }) => rss)) / 2 ** 20,
      'CPU at rest %': restCpu * 100,
      'p50 ms': percentile(merged(fanOut), 0.5),
      'p99 ms': percentile(merged(fanOut), 0.99),
      'CPU µs/delivery':
        ((sum(spent.map((one, index) => cpuMs(one) - cpuMs(rested[index]))) - restCpu * fanOutMs) / deliveries) * 1000,
      lost: rounds * count - deliveries + sum(fanOut.map(({ ended }) => ended)),
      ...(change ? { 'change p50 ms': change.p50, 'change p99 ms': change.p99 } : {}),
    };
  } finally {
    await Promise.all(loads.map((load) => load.stop()));
  }
}

const heapOf = ({ heapUsed, external }) => heapUsed + external;

async function measureChanges(loads, count, sendChange) {
  for (let round = 0; round < changeRounds; round += 1) {
    sendChange();
    // A server's changes are collected for up to a second.
    await delay(2 * Math.max(1_000, roundMsFor(count)));
  }
  await until(async () => sum(await Promise.all(loads.map((load) => load.ask('heard')))) >= changeRounds * count);
  const all = merged(await Promise.all(loads.map((load) => load.ask('collect'))));
  return { p50: percentile(all, 0.5), p99: percentile(all, 0.99) };
}

/** Waits at most ten seconds; events that have not arrived by then are lost. */
async function until(look) {
  for (let tries = 0; tries < 100 && !(await look()); tries += 1) await delay(100);
}
