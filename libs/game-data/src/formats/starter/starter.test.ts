import { readOnly } from '../../testing/read-all';
import { itemOf } from '../../testing/read-all';
import { starterBlueArchive } from './blue-archive';
import { starterStarRail } from './star-rail';

test('has well-known rows of Star Rail with names in several languages', async () => {
  const part = await readOnly(starterStarRail, '');
  expect(part.skipped).toEqual([]);
  expect(itemOf(part, 1, 1005)).toMatchObject({
    names: { EN: 'Kafka', CHS: '卡芙卡', JP: 'カフカ', KR: '카프카' },
    starType: 5,
  });
  expect(itemOf(part, 4, 23001)).toMatchObject({ names: { EN: 'In the Night' }, starType: 5 });
  expect(itemOf(part, 9, 63015)).toMatchObject({
    names: { EN: 'Space Sealing Station (Planar Sphere)' },
    starType: 5,
    fields: { equipType: 5, main: '55', sub: '5' },
  });
});

test('has the properties that its relics refer to', async () => {
  const { items } = await readOnly(starterStarRail, '');
  const groupsOf = (type: number) => new Set(items.filter((item) => item.type === type).map(({ group }) => group));
  const relics = items.filter(({ type }) => type === 9);
  expect(relics.length).toBeGreaterThan(100);
  for (const { fields } of relics) {
    expect(groupsOf(7)).toContain(fields!.main);
    expect(groupsOf(8)).toContain(fields!.sub);
  }
});

test('has students, items and currencies of Blue Archive, with ids that differ between all kinds', async () => {
  const part = await readOnly(starterBlueArchive, '');
  expect(part.skipped).toEqual([]);
  expect(itemOf(part, 1, 10010)).toMatchObject({ names: { EN: 'Shiroko', JP: 'シロコ' }, starType: 3 });
  expect(itemOf(part, 2, 1).names).toEqual({ EN: 'Keystone Piece' });
  expect(itemOf(part, 2, 1, 'currency').names).toEqual({ EN: 'Credit Points' });
});

test('comes with the site and refuses a path', async () => {
  await expect(starterStarRail.open('/data')).rejects.toThrow(/comes with the site/);
});
