import type { Drizzle } from '../../../platform/database/database';
import { loadItems } from './load-items';
import type { StoredItem } from './stored-item';

test('items are read in pages, and other queries of the database run between them', async () => {
  const stored = Array.from(
    { length: 450 },
    (_, index) => ({ game: 1, type: 'item', id: String(index) }) as unknown as StoredItem,
  );
  const asked: number[] = [];
  let read = 0;
  const query = {
    ...{ select: () => query, from: () => query, where: () => query, orderBy: () => query },
    limit: async (size: number) => {
      asked.push(size);
      read += size;
      return stored.slice(read - size, read);
    },
  };
  const loaded: StoredItem[] = [];
  for await (const page of loadItems(query as unknown as Drizzle)) loaded.push(...page);
  expect(loaded).toEqual(stored);
  expect(Math.max(...asked)).toBeLessThanOrEqual(200);
});
