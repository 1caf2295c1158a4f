import { join } from 'node:path';
import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll } from '../../testing/read-all';
import { grasscutterDump } from './grasscutter-dump';

afterAll(removeDataFolders);

test('reads names with commas, in the language of the folder', async () => {
  const folder = dataFolder({
    'dump-JP/avatars.csv': '10000002,Test, the First,LEGENDARY\r\n10000003,null,EPIC\r\n',
    'dump-JP/items.csv':
      '101,A, b, c,RARE,ITEM_VIRTUAL,UI_ItemIcon_101\n11101,Test Blade,COMMON,ITEM_WEAPON,UI_Sword\nx,y\n',
  });
  const parts = await readAll(grasscutterDump, join(folder, 'dump-JP'));
  expect(itemOf(parts['avatars.csv']!, 1, 10000002)).toMatchObject({ names: { JP: 'Test, the First' }, starType: 5 });
  expect(itemOf(parts['avatars.csv']!, 1, 10000003).names).toEqual({});
  expect(itemOf(parts['items.csv']!, 2, 101)).toMatchObject({
    names: { JP: 'A, b, c' },
    starType: 3,
    icon: 'UI_ItemIcon_101',
  });
  expect(itemOf(parts['items.csv']!, 4, 11101)).toMatchObject({ starType: 1, fields: { weaponType: 1 } });
  expect(parts['items.csv']!.skipped).toEqual([
    { place: 'items.csv:3', reason: 'is not a line "id,name,quality,type,icon"' },
  ]);
});

test('reads quests with the titles of the other file, and backslashes as commas', async () => {
  const folder = dataFolder({
    'quests.csv': 'id,description,mainId\n30302,Go there\\ now,303\n30303,Unknown,303\n30401,Alone,304\n',
    'mainquests.csv': 'id,title\n303,Here\\ There\n',
  });
  const part = (await readAll(grasscutterDump, folder))['quests.csv']!;
  expect(part.items.map(({ id, names }) => [id, names.EN])).toEqual([
    [30302, 'Here, There - Go there, now'],
    [30303, 'Here, There'],
    [30401, 'Alone'],
  ]);
});

test('names an entity without a display name by its internal one', async () => {
  const folder = dataFolder({
    'entities.csv': '1,Slime, big,Slime_01\n2,null,Slime_02\n',
    'scenes.csv': '3,BigWorld,SCENE_WORLD\n',
  });
  const parts = await readAll(grasscutterDump, folder);
  expect(parts['entities.csv']!.items.map(({ names }) => names.EN)).toEqual(['Slime, big', 'Slime_02']);
  expect(itemOf(parts['scenes.csv']!, 5, 3).names).toEqual({ EN: 'BigWorld' });
});
