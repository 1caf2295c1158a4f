import { join } from 'node:path';
import { UnreadableDataError } from '../data-format';
import { dataFolder, removeDataFolders } from '../testing/data-folder';
import { findSections, readSection } from './json-sections';

afterAll(removeDataFolders);

const fileOf = (content: string) => join(dataFolder({ 'a.json': content }), 'a.json');

test('finds values by their path, whatever strings hold', async () => {
  const value = { 'a}{': { x: '{"b":[1,2]}', y: [{ b: 1 }, '\\'] }, b: { ü: { c: '日本"\\' }, d: null } };
  const file = fileOf(JSON.stringify({ data: value, other: { b: { c: 1 } } }));
  const sections = await findSections(file, ([first, second]) => first === 'data' && second !== undefined);
  expect(sections.map(({ path }) => path.join('.'))).toEqual(['data.a}{', 'data.b']);
  expect(await Promise.all(sections.map((section) => readSection(file, section)))).toEqual(Object.values(value));
});

test('notices a file that is cut off', async () => {
  await expect(findSections(fileOf('{"data":{"a":{"b":1}'), () => true)).rejects.toThrow(UnreadableDataError);
});
