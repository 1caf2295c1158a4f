import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll } from '../../testing/read-all';
import { grasscutterTools } from './grasscutter-tools';

afterAll(removeDataFolders);

test('takes no text of another language for a name, in any table', async () => {
  const row = (id: number) => `${id}:[CHS] - (test)测试\n${id + 1}:[XXX] - (test)\n${id + 2}:[Test] - Room\n`;
  const tables = ['Avatar', 'Artifact', 'Item', 'Weapon', 'Monsters', 'Scene'];
  const files = tables.map((table, index) => [`en-us/${table}.txt`, row(10000001 + index * 10)]);
  const parts = await readAll(grasscutterTools, dataFolder(Object.fromEntries(files)));
  expect(Object.keys(parts)).toHaveLength(tables.length);
  for (const { items } of Object.values(parts)) {
    expect(items.slice(0, 2).map(({ names }) => names)).toEqual([{ CHS: '(test)测试' }, {}]);
  }
  expect(parts['en-us/Scene.txt']!.items[2]!.names).toEqual({ EN: '[Test] - Room' });
});

test('expands short avatar ids, and skips byte-order marks and comments', async () => {
  const parts = await readAll(
    grasscutterTools,
    dataFolder({
      'zh-cn/Avatar.txt': '\uFEFF1002:测试\r\n',
      'en-us/Avatar.txt': '\uFEFF1002:Test\n4100:Later\n10000003:Other\n',
      'en-us/Monsters.txt': '// Ordinary\n20010101:Slime\n20010102:Slime_02 - [N/A] 1\nbroken\n',
      'zh-cn/Monsters.txt': '20010101:史莱姆\n20010102:Slime_02 - [N/A] 1\n',
      'en-us/Item.txt': '108:[CHS] - (test)天体\n11101:Blade\n',
      'en-us/ArtifactSubAttribution.txt': '101021: HP+24\n',
    }),
  );
  expect(Object.keys(parts)).toEqual([
    'en-us/Avatar.txt',
    'en-us/Item.txt',
    'en-us/Monsters.txt',
    'zh-cn/Avatar.txt',
    'zh-cn/Monsters.txt',
  ]);
  expect(itemOf(parts['en-us/Avatar.txt']!, 1, 10000002).names).toEqual({ EN: 'Test' });
  expect(itemOf(parts['en-us/Avatar.txt']!, 1, 10000100).names).toEqual({ EN: 'Later' });
  expect(itemOf(parts['en-us/Avatar.txt']!, 1, 10000003).names).toEqual({ EN: 'Other' });
  expect(itemOf(parts['zh-cn/Avatar.txt']!, 1, 10000002).names).toEqual({ CHS: '测试' });
  expect(itemOf(parts['en-us/Monsters.txt']!, 3, 20010102).names).toEqual({ EN: 'Slime_02' });
  expect(itemOf(parts['zh-cn/Monsters.txt']!, 3, 20010102).names).toEqual({});
  expect(itemOf(parts['en-us/Item.txt']!, 2, 108).names).toEqual({ CHS: '(test)天体' });
  expect(itemOf(parts['en-us/Item.txt']!, 4, 11101).names).toEqual({ EN: 'Blade' });
  expect(parts['en-us/Monsters.txt']!.skipped).toEqual([
    { place: 'Monsters.txt:4', reason: 'is not a line "id:name"' },
  ]);
});
