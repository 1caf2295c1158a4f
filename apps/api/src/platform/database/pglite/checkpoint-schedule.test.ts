import { setTimeout as delay } from 'node:timers/promises';
import { openPglite } from './open-pglite';
import { CheckpointSchedule } from './checkpoint-schedule';

test('a long log causes a checkpoint long before five minutes are over', async () => {
  const database = await openPglite({ dataDir: null });
  const failures: unknown[] = [];
  const redo = async () =>
    (await database.query('select redo_lsn::text as at from pg_control_checkpoint()', [])).rows[0]?.at;
  const before = await redo();
  const schedule = new CheckpointSchedule({
    database,
    onFailure: (error) => failures.push(error),
    checkIntervalMs: 5,
    maxWalBytes: 1024 * 1024,
  });
  await database.query('create table filled (text text)', []);
  await delay(50);
  // A few kilobytes cause no checkpoint.
  expect(await redo()).toBe(before);
  await database.query(`insert into filled select repeat('x', 200) from generate_series(1, 10000)`, []);
  while ((await redo()) === before) await delay(5);
  schedule.stop();
  await database.close();
  expect(failures).toEqual([]);
});
