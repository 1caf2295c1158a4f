import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { livePid } from './lock-file.mjs';

const stateOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1][0];
const nameOf = (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a lock of a killed process is free, also before its parent has collected it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  const file = path.join(folder, 'lock');
  // The second sleep replaces the shell, which never collects the first one.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line));
    writeFileSync(file, JSON.stringify({ pid }));
    expect(livePid(file)).toBe(pid);
    // Until the shell has become the second sleep, it would collect the first one.
    while (nameOf(parent.pid) !== 'sleep') await wait(10);
    process.kill(pid, 'SIGKILL');
    while (stateOf(pid) !== 'Z') await wait(10);
    expect(livePid(file)).toBeNull();
  } finally {
    parent.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
