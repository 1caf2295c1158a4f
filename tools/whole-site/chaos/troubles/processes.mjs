import { setTimeout as wait } from 'node:timers/promises';

function signal(site, name, signalName) {
  const pid = site.pid(name);
  if (pid === null) return false;
  try {
    process.kill(pid, signalName);
    return true;
  } catch {
    // The process has just ended.
    return false;
  }
}

const kill = (name) => ({
  name: `kill -9 of ${name}`,
  run: async ({ site }) => void signal(site, name, 'SIGKILL'),
});

const freeze = (name) => ({
  name: `freeze of ${name} for some seconds`,
  run: async ({ site, random }) => {
    if (!signal(site, name, 'SIGSTOP')) return;
    await wait(2_000 + random.below(4_000));
    signal(site, name, 'SIGCONT');
  },
});

/** @type {import('./index.mjs').Trouble[]} */
export const processTroubles = [kill('api'), kill('web'), kill('demo-fleet'), freeze('api'), freeze('web')];
