import { setTimeout as wait } from 'node:timers/promises';

/** @type {import('./index.mjs').Trouble[]} */
export const lineTroubles = [
  {
    name: 'silence between web and API',
    run: async ({ site, random }) => {
      site.line.hold();
      await wait(3_000 + random.below(5_000));
      site.line.heal();
    },
  },
  { name: 'cut between web and API', run: async ({ site }) => site.line.cut() },
];
