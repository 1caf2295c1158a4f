import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const ticksPerSecond = 100;

/**
 * Loads one URL for some seconds with gzip accepted.
 * `[<id>]` in the URL stands for something else in each request.
 * @param {{url: string, seconds: number, connections?: number, headers?: Record<string, string>, pid?: number}} options
 * @returns {Promise<{rps: number, p50Ms: number, p99Ms: number, errors: number, cpuMs: number}>} CPU milliseconds a request of process `pid`
 */
export async function load({ url, seconds, connections = 16, headers = {}, pid }) {
  const before = pid === undefined ? 0 : cpuTicks(pid);
  const result = await autocannon({
    url,
    idReplacement: url.includes('[<id>]'),
    duration: seconds,
    connections,
    headers: { 'accept-encoding': 'gzip', ...headers },
  });
  const ticks = pid === undefined ? 0 : cpuTicks(pid) - before;
  const answered = result['2xx'];
  return {
    rps: answered / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
    cpuMs: ((ticks / ticksPerSecond) * 1000) / Math.max(1, answered),
  };
}

/** User and system time of a process, in clock ticks (1/100 s on Linux). */
function cpuTicks(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** The middle of several rounds, field by field. @param {Awaited<ReturnType<typeof load>>[]} rounds */
export function median(rounds) {
  const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, middle(rounds.map((round) => round[key]))]));
}
