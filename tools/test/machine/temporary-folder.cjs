const { readFileSync, statfsSync } = require('node:fs');
const os = require('node:os');

const memoryFolder = '/dev/shm';
// A whole run uses less than 1 GB there.
const bytesOfRun = 3 * 1024 ** 3;
// The processes of a run use up to 4 GB.
const bytesOfProcesses = 5 * 1024 ** 3;

/** The options that a folder is mounted with; none if nothing is mounted there. */
function mountOptions(mounts, folder) {
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === folder);
  return mount?.split(' ')[3].split(',') ?? [];
}

/**
 * The folder for temporary files of tests: TMPDIR if it is set, otherwise a folder in memory if this machine has one and enough memory,
 * because the tests copy a database of 1,500 files more than a hundred times, which takes ten times as long on a disk.
 * @param {NodeJS.ProcessEnv} env
 * @param {{mounts: string, diskBytes: number, memoryBytes: number}} [machine] what is mounted, and the bytes that are free
 * @returns {string}
 */
function temporaryFolder(env, machine = readMachine()) {
  if (env.TMPDIR) return env.TMPDIR;
  const options = mountOptions(machine.mounts, memoryFolder);
  const isUsable = options.includes('rw') && !options.includes('noexec');
  const hasRoom = machine.diskBytes >= bytesOfRun && machine.memoryBytes >= bytesOfRun + bytesOfProcesses;
  return isUsable && hasRoom ? memoryFolder : os.tmpdir();
}

function readMachine() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return { mounts: readFileSync('/proc/mounts', 'utf8'), diskBytes: bavail * bsize, memoryBytes: os.freemem() };
  } catch {
    // Neither exists outside of Linux.
    return { mounts: '', diskBytes: 0, memoryBytes: 0 };
  }
}

module.exports = { temporaryFolder };
