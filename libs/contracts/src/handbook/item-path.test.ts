import { itemPath } from './item-path';

const games = [{ id: 3, slug: 'blue-archive' }];
const item = { id: '1', game: 3, type: 2 };

test.each([
  [item, 'EN', '/handbook/blue-archive/item/1'],
  [{ ...item, grup: '' }, 'JP', '/handbook/blue-archive/item/1?language=JP'],
  // The first item and the first piece of equipment have the same number.
  [{ ...item, grup: 'equipment' }, 'EN', '/handbook/blue-archive/item/1?group=equipment'],
  [{ ...item, grup: 'a b&c' }, 'JP', '/handbook/blue-archive/item/1?group=a+b%26c&language=JP'],
] as const)('%j in %s is at %s', (one, language, path) => {
  expect(itemPath(one, games, language)).toBe(path);
});

test('an item of a game or type that nobody knows has no page', () => {
  expect(itemPath({ ...item, game: 9 }, games)).toBeNull();
  expect(itemPath({ ...item, type: 99 }, games)).toBeNull();
});
