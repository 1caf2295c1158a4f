import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll, readOnly } from '../../testing/read-all';
import { danhengHandbook } from './danheng-handbook';
import { lunarcoreHandbook } from './lunarcore-handbook';

afterAll(removeDataFolders);

const lunarcore = `# Lunar Core 9.9.9 Handbook
# Created 2025/01/15 19:43:38


# Commands
/give [item id]

# Avatars
1001 : Test Avatar
8001 : {NICKNAME}

# Items
1 : Test Jade
1001 : Test Avatar
20000 : Test Cone
61011 : Test Head
251 : null

# Props (Spawnable)
1 : null
101 : Test Anchor

# NPC Monsters (Spawnable)
1002020 : Test Monster

# Battle Stages
103201 : [Level 29] Test Stage
103202 : [Level 30] null

# Battle Monsters
1002020 : Test Monster again

# Mazes
10000 : [Train] Test Car
`;

test('reads the handbook of Lunar Core', async () => {
  const part = await readOnly(
    lunarcoreHandbook,
    dataFolder({ 'Lunar Core Handbook.txt': lunarcore.replaceAll('\n', '\r\n') }),
  );
  expect(itemOf(part, 1, 8001).names).toEqual({ EN: 'Trailblazer' });
  expect(itemOf(part, 2, 1).names).toEqual({ EN: 'Test Jade' });
  expect(itemOf(part, 2, 251).names).toEqual({});
  expect(itemOf(part, 4, 20000).names).toEqual({ EN: 'Test Cone' });
  expect(itemOf(part, 9, 61011)).toMatchObject({ starType: 5, fields: { equipType: 1, main: '51', sub: '5' } });
  expect(itemOf(part, 6, 101).names).toEqual({ EN: 'Test Anchor' });
  expect(itemOf(part, 12, 103201).names).toEqual({ EN: '[Level 29] Test Stage' });
  expect(itemOf(part, 12, 103202).names).toEqual({});
  expect(itemOf(part, 11, 10000).names).toEqual({ EN: '[Train] Test Car' });
});

test('keeps monsters that can be spawned apart from those that fight under the same id', async () => {
  const part = await readOnly(lunarcoreHandbook, dataFolder({ 'Lunar Core Handbook.txt': lunarcore }));
  expect(itemOf(part, 3, 1002020).names).toEqual({ EN: 'Test Monster' });
  expect(itemOf(part, 3, 1002020, 'battle').names).toEqual({ EN: 'Test Monster again' });
});

test('names no item twice, and says so', async () => {
  const text = lunarcore.replace('# Mazes', '1002020 : Test Monster once more\n\n# Mazes');
  const { items, skipped } = await readOnly(lunarcoreHandbook, dataFolder({ 'Lunar Core Handbook.txt': text }));
  expect(items.filter(({ type, group }) => type === 3 && group === 'battle')).toHaveLength(1);
  expect(skipped.map(({ reason }) => reason)).toEqual([
    '1 lines of a section that holds no items',
    'is an avatar, read from the section of avatars',
    'was there before',
  ]);
});

test('reads the handbook of Danheng, where a number in brackets is not a name', async () => {
  const text =
    '#Handbook generated in 2025/01/01 10:00\n\n#Command\n\n\tgive: Gives\n\n#Avatar\n\n1001: Test\n8002: {NICKNAME}\n';
  const more =
    '\n#Item\n\n1: [7739077644877555281]\n61012: Test Hands\n\n#MainMission\n\n5: Test Mission\n\n#RogueBuff\n\n1: X\n';
  const folder = dataFolder({
    'GM Handbook/GM Handbook CHS.txt': text + more,
    'GM Handbook/GM Handbook EN.txt': text + more,
  });
  const parts = await readAll(danhengHandbook, folder);
  expect(Object.keys(parts)).toEqual(['GM Handbook EN.txt', 'GM Handbook CHS.txt']);
  const chinese = parts['GM Handbook CHS.txt']!;
  expect(itemOf(chinese, 1, 8002).names).toEqual({ CHS: '开拓者' });
  expect(itemOf(chinese, 2, 1).names).toEqual({});
  expect(itemOf(chinese, 9, 61012)).toMatchObject({ starType: 5, fields: { equipType: 2, main: '52' } });
  expect(itemOf(chinese, 10, 5).names).toEqual({ CHS: 'Test Mission' });
});
