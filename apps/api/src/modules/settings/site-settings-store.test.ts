import { drizzle } from 'drizzle-orm/pg-proxy';
import * as schema from '../../schema';
import { until } from '../../../test/support/until';
import { SiteSettings } from './site-settings-store';

/** Stored rows in the order of the table's columns: name, value, version, time of the change. */
type Rows = [name: string, value: unknown, version: number, changedAt: string][];

/** The settings on a database that answers each read with `read`. */
const settingsOn = (read: () => Promise<Rows>, version = async () => '1') =>
  new SiteSettings(
    drizzle(async () => ({ rows: await read() }), { schema }),
    { current: version },
    {},
  );

test('a change on this server is read before the database has announced it', async () => {
  let rows: Rows = [];
  const settings = settingsOn(async () => rows);
  expect(await settings.get('siteName')).not.toBe('Lantern Inn');
  rows = [['siteName', 'Lantern Inn', 1, '2026-01-01 00:00:00+00']];
  settings.forget();
  expect(await settings.get('siteName')).toBe('Lantern Inn');
});

test('a read that fails late does not drop the newer settings from the cache', async () => {
  const reads: { resolve: (rows: Rows) => void; reject: (error: Error) => void }[] = [];
  let version = '1';
  const settings = settingsOn(
    () => new Promise((resolve, reject) => reads.push({ resolve, reject })),
    async () => version,
  );
  const first = settings.all();
  await until(() => reads.length === 1);
  version = '2';
  const second = settings.all();
  await until(() => reads.length === 2);
  reads[1]?.resolve([]);
  await second;
  reads[0]?.reject(new Error('too late'));
  await expect(first).rejects.toThrow();
  await settings.all();
  expect(reads).toHaveLength(2);
});
