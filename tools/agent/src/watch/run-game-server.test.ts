import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runGameServer } from './run-game-server';

const canMakeZombies = process.platform === 'linux' && spawnSync('perl', ['-MPOSIX', '-e', '1']).status === 0;

/** Leaves a child in the process group. Its parent has left the group and never collects it, so a killed child stays as a zombie. */
const careless = `use POSIX; if (fork) { exit } if (fork == 0) { sleep 60; exit }
  POSIX::setsid(); open my $f, ">", $ARGV[0]; print $f $$; close $f; sleep 60`;

(canMakeZombies ? test : test.skip)(
  'stops within its time although a zombie is left that nobody collects',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'zombie-'));
    const pidFile = path.join(folder, 'pid');
    const server = runGameServer(`perl -e '${careless}' ${pidFile}`);
    await server.ended;
    const readPid = () => {
      try {
        return Number(readFileSync(pidFile, 'utf8'));
      } catch {
        return 0;
      }
    };
    while (readPid() === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    try {
      const startMs = performance.now();
      await server.stop(200);
      expect(performance.now() - startMs).toBeLessThan(10_000);
    } finally {
      process.kill(readPid(), 'SIGKILL');
      rmSync(folder, { recursive: true });
    }
  },
);
