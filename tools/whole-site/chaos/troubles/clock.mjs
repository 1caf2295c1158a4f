import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const hourMs = 60 * 60 * 1000;

const move = (name, hours) => ({
  name: `clock ${name}`,
  run: async ({ site }) => {
    writeFileSync(site.clockFile, String(hours * hourMs));
    await wait(4_000);
    writeFileSync(site.clockFile, '0');
    // The processes read the clock file five times a second.
    await wait(400);
  },
});

/** @type {import('./index.mjs').Trouble[]} */
export const clockTroubles = [move('a day ahead', 24), move('a day back', -24), move('five minutes back', -1 / 12)];
