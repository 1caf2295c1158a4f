import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readHostLimits } from './host-limits';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'limits-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const limits = () => readHostLimits(7, { root, cores: 8, memoryBytes: 16 * 2 ** 30 });

test('without /proc the limits are those of the machine', async () => {
  expect(await limits()).toEqual({ coreTotal: 8, coreLimit: 8, memoryMb: 16_384 });
});

test('the CPU affinity of the process counts', async () => {
  write('proc/7/status', 'Name:\tgame\nCpus_allowed_list:\t0-2,5\n');
  expect(await limits()).toMatchObject({ coreTotal: 8, coreLimit: 4 });
});

test('the tightest limit of its cgroup and those above counts', async () => {
  write('proc/7/cgroup', '0::/system.slice/game.service\n');
  write('sys/fs/cgroup/system.slice/game.service/cpu.max', '150000 100000\n');
  write('sys/fs/cgroup/system.slice/game.service/memory.max', 'max\n');
  write('sys/fs/cgroup/system.slice/memory.max', `${4 * 2 ** 30}\n`);
  write('sys/fs/cgroup/cpu.max', 'max 100000\n');
  expect(await limits()).toEqual({ coreTotal: 8, coreLimit: 1.5, memoryMb: 4_096 });
});

test('inside a container the limits are at the root', async () => {
  write('proc/7/cgroup', '0::/\n');
  write('sys/fs/cgroup/memory.max', String(2 ** 30));
  expect(await limits()).toMatchObject({ memoryMb: 1_024 });
});

test('cgroup v1 counts as well, and its "no limit" is none', async () => {
  write('proc/7/cgroup', '4:memory:/docker/x\n3:cpu,cpuacct:/docker/x\n');
  write('sys/fs/cgroup/memory/docker/x/memory.limit_in_bytes', '9223372036854771712');
  write('sys/fs/cgroup/cpu/docker/x/cpu.cfs_quota_us', '200000');
  write('sys/fs/cgroup/cpu/docker/x/cpu.cfs_period_us', '100000');
  write('sys/fs/cgroup/cpu/cpu.cfs_quota_us', '-1');
  expect(await limits()).toEqual({ coreTotal: 8, coreLimit: 2, memoryMb: 16_384 });
});
