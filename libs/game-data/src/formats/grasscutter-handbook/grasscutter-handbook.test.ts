import { UnreadableDataError } from '../../data-format';
import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll } from '../../testing/read-all';
import { grasscutterHandbook } from './grasscutter-handbook';

afterAll(removeDataFolders);

const english = `// Grasscutter 9.9.9 GM Handbook
// Created 2023/04/12 16:09:54


// Commands
       account : Modify user accounts

// Gadgets
 40000001 : SteamField - [N/A] 2462299317
 40000002 :  - [N/A] 1

// Avatars
10000002 : Test Avatar

// Items
    101 : Test : with colon
  11101 : Test Blade
  51140 : Test Flower
 100670 : [CHS] - (test)碎片
    x

// Monsters
20010101 : Slime_02 - Test Slime - Large
20010202 : Slime_03 - [N/A] 3120569345

// Scenes
    3 : BigWorld

// Quests
  30302 : Test Title - [N/A] 362713143
  30303 : Test Title - Go there
  30304 : Test Title - [CHS] - (test)失败$HIDDEN
  30305 : [CHS] - 失败 $HIDDEN

// Achievements
80001 : Test - Do it.
`;
const japanese = `// Grasscutter 9.9.9 GM Handbook\n\n// Gadgets\n40000001 : SteamField - [N/A] 1\n\n// Avatars\n10000002 : テスト\n`;

const folder = () =>
  dataFolder({ 'GM Handbook - JP.txt': `\uFEFF${japanese.replaceAll('\n', '\r\n')}`, 'GM Handbook - EN.txt': english });

test('reads one part per language, English first', async () => {
  const parts = await readAll(grasscutterHandbook, folder());
  expect(Object.keys(parts)).toEqual(['GM Handbook - EN.txt', 'GM Handbook - JP.txt']);
  expect(parts['GM Handbook - JP.txt']?.items).toContainEqual(
    expect.objectContaining({ type: 1, id: 10000002, names: { JP: 'テスト' } }),
  );
});

test('distinguishes weapons and artifacts from other items by their ids', async () => {
  const part = (await readAll(grasscutterHandbook, folder()))['GM Handbook - EN.txt']!;
  expect(itemOf(part, 2, 101).names).toEqual({ EN: 'Test : with colon' });
  expect(itemOf(part, 4, 11101)).toMatchObject({ starType: 1, fields: { weaponType: 1 } });
  expect(itemOf(part, 9, 51140)).toMatchObject({
    starType: 1,
    fields: { equipType: 1, main: '4000-1', sub: '101', appendPropNum: 0 },
  });
});

test('names what has only an internal name by that name, in the first language', async () => {
  const parts = await readAll(grasscutterHandbook, folder());
  const part = parts['GM Handbook - EN.txt']!;
  expect(itemOf(part, 3, 20010101).names).toEqual({ EN: 'Test Slime - Large' });
  expect(itemOf(part, 3, 20010202).names).toEqual({ EN: 'Slime_03' });
  expect(itemOf(part, 6, 40000001).names).toEqual({ EN: 'SteamField' });
  expect(itemOf(part, 6, 40000002).names).toEqual({});
  expect(itemOf(parts['GM Handbook - JP.txt']!, 6, 40000001).names).toEqual({});
});

test('leaves out titles that are missing, and keeps a text in the language it is in', async () => {
  const part = (await readAll(grasscutterHandbook, folder()))['GM Handbook - EN.txt']!;
  expect(itemOf(part, 10, 30302).names).toEqual({ EN: 'Test Title' });
  expect(itemOf(part, 10, 30303).names).toEqual({ EN: 'Test Title - Go there' });
  expect(itemOf(part, 10, 30304).names).toEqual({ EN: 'Test Title' });
  expect(itemOf(part, 10, 30305).names).toEqual({ CHS: '失败' });
  expect(itemOf(part, 2, 100670).names).toEqual({ CHS: '(test)碎片' });
});

test('reports every line that it cannot use', async () => {
  const part = (await readAll(grasscutterHandbook, folder()))['GM Handbook - EN.txt']!;
  expect(part.skipped).toEqual([
    { place: 'GM Handbook - EN.txt, Commands', reason: '1 lines of a section that holds no items' },
    { place: 'GM Handbook - EN.txt:20', reason: 'is not a line with id and name' },
    { place: 'GM Handbook - EN.txt, Achievements', reason: '1 lines of a section that holds no items' },
  ]);
});

test('refuses a folder without handbooks', async () => {
  await expect(grasscutterHandbook.open(dataFolder({ 'a.txt': 'hello' }))).rejects.toThrow(UnreadableDataError);
  await expect(grasscutterHandbook.open('/no/such/folder')).rejects.toThrow(/does not exist/);
});
