import { setTimeout as wait } from 'node:timers/promises';

const fillTo = (name, leftBytes) => ({
  name,
  run: async ({ disk, random }) => {
    disk.fillTo(leftBytes);
    await wait(3_000 + random.below(3_000));
    disk.empty();
  },
});

/** @type {import('./index.mjs').Trouble[]} */
export const diskTroubles = [fillTo('full disk', 0), fillTo('disk with 50 MB left', 50 * 1024 * 1024)];
