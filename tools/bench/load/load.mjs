import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ticksPerSecond = 100;
const report = path.join(import.meta.dirname, 'wrk-report.lua');

/** Whether wrk is installed: a load generator in JavaScript would be slower than cached pages. */
export const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/**
 * Loads one URL for some seconds with one thread of wrk; accepts gzip. `isUnique` appends a new number to the URL in each request.
 * `hasVisitors` gives each request a different address in `X-Forwarded-For`, because the API limits the reads of each address.
 * @param {{url: string, seconds: number, connections?: number, headers?: Record<string, string>, pid?: number, isUnique?: boolean,
 *   hasVisitors?: boolean}} options
 * @returns {Promise<{rps: number, p50Ms: number, p99Ms: number, errors: number, cpuMs: number}>} CPU milliseconds per request of process
 *   `pid`
 */
export async function load({
  url,
  seconds,
  connections = 16,
  headers = {},
  pid,
  isUnique = false,
  hasVisitors = false,
}) {
  const before = pid === undefined ? 0 : cpuTicks(pid);
  const fields = Object.entries({ 'accept-encoding': 'gzip', ...headers }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const flags = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, ...fields, '-s', report, url];
  const kinds = [...(isUnique ? ['unique'] : []), ...(hasVisitors ? ['visitors'] : [])];
  const { stdout } = await promisify(execFile)('wrk', [...flags, '--', ...kinds]);
  const measured = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1));
  const ticks = pid === undefined ? 0 : cpuTicks(pid) - before;
  const answered = measured.answers - measured.notOk;
  return {
    rps: answered / measured.seconds,
    p50Ms: measured.p50Ms,
    p99Ms: measured.p99Ms,
    errors: measured.failed + measured.notOk,
    cpuMs: ((ticks / ticksPerSecond) * 1000) / Math.max(1, answered),
  };
}

/** User and system time of a process and of its workers, in clock ticks (1/100 s on Linux). */
function cpuTicks(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return workers.reduce((sum, worker) => sum + cpuTicks(worker), Number(fields[11]) + Number(fields[12]));
}

/** The median of several rounds, field by field. @param {Awaited<ReturnType<typeof load>>[]} rounds */
export function median(rounds) {
  const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, middle(rounds.map((round) => round[key]))]));
}
