import os from 'node:os';
import { temporaryFolder } from './temporary-folder.cjs';

const gigabyte = 1024 ** 3;
const machine = {
  mounts: 'proc /proc proc rw,nosuid 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n',
  diskBytes: 8 * gigabyte,
  memoryBytes: 16 * gigabyte,
};

test('is in memory on a machine with enough of it', () => {
  expect(temporaryFolder({}, machine)).toBe('/dev/shm');
});

test('is the one that the caller chose', () => {
  expect(temporaryFolder({ TMPDIR: '/chosen' }, machine)).toBe('/chosen');
});

test.each([
  ['nothing is mounted in memory', { mounts: '' }],
  ['programs cannot be run from it', { mounts: 'shm /dev/shm tmpfs rw,nosuid,noexec,size=65536k 0 0\n' }],
  ['it is read-only', { mounts: 'shm /dev/shm tmpfs ro 0 0\n' }],
  ['it is small, as in a container', { diskBytes: gigabyte / 16 }],
  ['the memory is needed for the tests themselves', { memoryBytes: 6 * gigabyte }],
])('is that of the system if %s', (_reason, change) => {
  expect(temporaryFolder({}, { ...machine, ...change })).toBe(os.tmpdir());
});
