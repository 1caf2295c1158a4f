import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { busyServer } from '../../test/programs';
import { createUsageMeter } from './usage-meter';

/** The kernel counts CPU time in hundredths of a second. */
const tickMs = 10;
/** User and system time are rounded separately. */
const roundedMs = 2 * tickMs;

/** The kernel's figures for a process at a time in milliseconds. */
function procOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
    mb: (Number(fields[21]) * 4096) / 2 ** 20,
    atMs: performance.now(),
  };
}

const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('measures the processor time and the memory that the kernel reports', async () => {
  const server = spawn(process.execPath, ['-e', busyServer], { stdio: 'ignore' });
  const pid = server.pid ?? 0;
  const meter = createUsageMeter();
  /** The meter reads the process at some time between the two looks at it. */
  const measure = async () => {
    const before = procOf(pid);
    const usage = await meter.measure([pid]);
    return { before, usage, after: procOf(pid) };
  };
  const untilUsed = async (cpuMs: number) => {
    while (procOf(pid).cpuMs < cpuMs) await wait(20);
  };
  try {
    await untilUsed(200);
    const first = await measure();
    expect(first.usage?.cpuPercent).toBeNull();
    await untilUsed(first.after.cpuMs + 500);
    const last = await measure();
    const percentOf = (cpuMs: number, ms: number) => (cpuMs / ms) * 100;
    const percent = last.usage?.cpuPercent ?? 0;
    const [least, most] = [last.before.cpuMs - first.after.cpuMs, last.after.cpuMs - first.before.cpuMs];
    expect(percent).toBeGreaterThanOrEqual(percentOf(least - roundedMs, last.after.atMs - first.before.atMs));
    expect(percent).toBeLessThanOrEqual(percentOf(most + roundedMs, last.before.atMs - first.after.atMs));
    expect(Math.abs((last.usage?.memoryMb ?? 0) - last.after.mb)).toBeLessThan(20);
  } finally {
    meter.close();
    server.kill('SIGKILL');
  }
});
