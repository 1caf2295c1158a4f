import type { Drizzle } from '../../platform/database/database';
import { SiteSettings } from './site-settings-store';

// To list its settings, the store only calls select().from(table).

test('a change on this server is read before the database has announced it', async () => {
  let rows: { name: string; value: unknown; version: number }[] = [];
  const db = { select: () => ({ from: async () => rows }) } as unknown as Drizzle;
  const settings = new SiteSettings(db, { current: async () => '1' }, {});
  expect(await settings.get('siteName')).not.toBe('Lantern Inn');
  rows = [{ name: 'siteName', value: 'Lantern Inn', version: 1 }];
  settings.forget();
  expect(await settings.get('siteName')).toBe('Lantern Inn');
});

test('a read that fails late does not drop the newer settings from the cache', async () => {
  const reads: { resolve: (rows: []) => void; reject: (error: Error) => void }[] = [];
  const from = () => new Promise<[]>((resolve, reject) => reads.push({ resolve, reject }));
  const db = { select: () => ({ from }) } as unknown as Drizzle;
  let version = '1';
  const settings = new SiteSettings(db, { current: async () => version }, {});
  const first = settings.all();
  await Promise.resolve();
  version = '2';
  const second = settings.all();
  await Promise.resolve();
  reads[1]?.resolve([]);
  await second;
  reads[0]?.reject(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  await settings.all();
  expect(reads).toHaveLength(2);
});
