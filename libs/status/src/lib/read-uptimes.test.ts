import type { ServerUptime } from '@starhaven/contracts';
import { readUptimes } from './read-uptimes.server';

/** Watched on its last days only, and up all the time. */
function watchedFor(watchedDays: number): ServerUptime {
  const days = Array.from({ length: 90 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    percent: index >= 90 - watchedDays ? 100 : null,
    downMinutes: 0,
    maintenanceMinutes: 0,
  }));
  return { id: '1', name: 'One', percent24h: 100, percent7d: 100, percent30d: 100, days };
}

test.each([
  [1, [100, null, null]],
  [3, [100, null, null]],
  [4, [100, 100, null]],
  [15, [100, 100, 100]],
])('a server watched on %d days claims nothing about longer times', async (days, expected) => {
  const client = {
    hasExtension: () => true,
    call: async () => ({ retcode: 0, message: '', data: [watchedFor(days)] }),
  };
  const uptimes = await readUptimes(client as never, false);
  const row = uptimes?.rows[0];
  expect([row?.percent24h, row?.percent7d, row?.percent30d]).toEqual(expected);
});
