import { SiteSettings } from './site-settings-store';
import type { Drizzle } from '../../platform/database/database';

test('a read that fails late does not drop the newer settings from the cache', async () => {
  const reads: { resolve: (rows: []) => void; reject: (error: Error) => void }[] = [];
  const from = () => new Promise<[]>((resolve, reject) => reads.push({ resolve, reject }));
  // The store only calls select().from(table) to list its settings.
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
