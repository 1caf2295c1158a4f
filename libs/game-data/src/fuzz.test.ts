import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { UnreadableDataError } from './data-format';
import { detectFormat } from './detect-format';
import { formats } from './formats';
import { dataFolder, removeDataFolders } from './testing/data-folder';

afterEach(removeDataFolders);

/** A small valid file of each kind, under a file name that its format accepts. */
const valid: Record<string, string> = {
  'GM Handbook - EN.txt': '// Avatars\n10000002 : Test\n\n// Monsters\n1 : A - B\n',
  'avatars.csv': '1,a,b,RARE\n2,c,EPIC\n',
  'Lunar Core Handbook.txt': '# Avatars\n1001 : Test\n# Items\n20000 : X\n',
  'GM Handbook/GM Handbook EN.txt': '#Avatar\n1001: Test\n#Item\n1: X\n',
  'handbook.txt': 'handbook\n\nCharacter\n1 : A\n\nFurniture\n1\n',
  'characters.json': '[{"id":1,"name":"A","defaultStar":3},{"id":2,"name":"B","defaultStar":1}]',
  'en/relics.json': '{"61011":{"id":"61011","name":"A","rarity":5,"type":"HEAD","main_affix_id":"51"}}',
  'en/relic_sub_affixes.json':
    '{"5":{"id":"5","affixes":{"1":{"property":"HPDelta","base":33.8,"step":4.2,"step_num":2}}}}',
  'ExcelOutput/AvatarConfig.json': '[{"AvatarID":1001,"AvatarName":{"Hash":17317659818484992751},"Rarity":"Type5"}]',
  'ExcelBinOutput/AvatarExcelConfigData.json': '[{"id":1,"nameTextMapHash":2,"qualityType":"QUALITY_BLUE"}]',
  'TextMap/TextMapEN.json': '{"2":"A","17317659818484992751":"B \\u0000 \\ud800 {"}',
  'data/en/students.min.json': '{"1":{"Id":1,"Name":"A","StarGrade":3}}',
  'avatars.json': '{"1001":{"AvatarName":{"Hash":"1"},"Rarity":4},"2-3":{}}',
  'hsr.json': '{"en":{"1":"A"},"ja":{}}',
  'en-us/Avatar.txt': '1002:A\n',
  'global/items.json': '[{"id":1,"name":"A","rarity":"N","category":"X"}]',
  'id/items.json': '[{"Id":1,"Name":"A","Rarity":"N"}]',
  'src/data/en/items/a.json': '{"_id":1,"name":"A","rarity":3}',
  'src/min/data.min.json':
    '{"data":{"English":{"weapons":{"a":{"id":11101,"name":"A"}}}},"image":{"weapons":{"a":{}}}}',
};

/** Reads a folder with every format; throws everything except items and the readers' own error. */
async function readAsEverything(folder: string): Promise<void> {
  for (const format of formats) {
    try {
      for (const part of (await format.open(folder)).parts) {
        await part.digest();
        for await (const row of part.read(new AbortController().signal)) {
          if ('item' in row && !Number.isSafeInteger(row.item.id)) throw new Error(`id ${row.item.id}`);
        }
      }
    } catch (error) {
      if (!(error instanceof UnreadableDataError)) throw error;
    }
  }
}

/** Replaces the contents of one valid file, next to files that may belong to it, and reads all of them with every format. */
async function readWith<T>(
  name: string,
  beside: Record<string, string>,
  contents: fc.Arbitrary<T>,
  toContent: (content: T) => string | Uint8Array,
  numRuns: number,
) {
  const folder = dataFolder(beside);
  const property = fc.asyncProperty(contents, async (content) => {
    writeFileSync(join(folder, name), toContent(content));
    await readAsEverything(folder);
  });
  await fc.assert(property, { numRuns });
}

test.each(Object.entries(valid))('%s cut off or damaged anywhere is read or refused', async (name, content) => {
  const bytes = Buffer.from(content);
  const damage = fc.record({
    cut: fc.nat(bytes.length),
    at: fc.nat(bytes.length),
    noise: fc.uint8Array({ maxLength: 6 }),
  });
  const damaged = ({ cut, at, noise }: { cut: number; at: number; noise: Uint8Array }) =>
    Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)]).subarray(0, cut);
  await readWith(name, valid, damage, damaged, 8);
});

/** The JSON with the value at one place changed; places count in writing order. */
function misshape(json: string, place: number, value: unknown): string {
  let count = 0;
  const text = JSON.stringify(JSON.parse(json), (_key, original: unknown) => {
    count += 1;
    return count === place + 1 ? value : original;
  });
  return text ?? '';
}

test.each(Object.entries(valid).filter(([name]) => name.endsWith('.json')))(
  '%s with one value of another shape is read or refused',
  async (name, content) => {
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constant(undefined),
      fc.double(),
      fc.constant('1'.repeat(400)),
    );
    await readWith(name, valid, fc.tuple(fc.nat(14), values), ([place, value]) => misshape(content, place, value), 15);
  },
);

test.each(Object.keys(valid))('%s with any bytes or any JSON is read or refused', async (name) => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.json().map((json) => Buffer.from(json)),
    fc
      .array(fc.json(), { maxLength: 3 })
      .map((rows) =>
        Buffer.from(`{"1":[${rows.join(',')}],"en":{${rows.map((row, id) => `"${id}":${row}`).join(',')}}}`),
      ),
  );
  await readWith(name, { [name]: '' }, anything, (content) => content, 15);
});

test('JSON that is nested very deeply is refused', async () => {
  const deep = '['.repeat(200_000);
  for (const name of Object.keys(valid)) await readAsEverything(dataFolder({ [name]: deep }));
  await expect(detectFormat(dataFolder({ 'TextMap/a.json': deep }))).rejects.toThrow(UnreadableDataError);
});
