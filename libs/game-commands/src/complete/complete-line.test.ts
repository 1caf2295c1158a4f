import { CommandFileSchema } from '@starhaven/contracts/commands';
import * as v from 'valibot';
import { tableOf, toCommandFile } from '../tables';
import { completeLine } from './complete-line';

const grasscutter = v.parse(CommandFileSchema, toCommandFile(tableOf('opencommand')));
const complete = (marked: string) => completeLine(marked.replace('^', ''), marked.indexOf('^'), grasscutter);
const texts = (marked: string) => complete(marked).completions.map(({ text }) => text);

test('a beginning finds commands by name and alias, each once, and keeps a slash before it', () => {
  expect(texts('gi^')).toContain('give');
  expect(texts('/giv^')).toContain('/give');
  expect(new Set(texts('g^')).size).toBe(texts('g^').length);
  expect(complete('gi^').completions[0]?.label).toMatch(/^Give an item and \d+ more$/);
  expect(texts('^')).toEqual([]);
});

test.each([
  ['give homa^', 'homa', 5, 9],
  ['give homa r5^', 'homa', 5, 9],
  ['/give staff of homa^ r5 lv90', 'staff of homa', 6, 19],
  ['give 护摩^', '护摩', 5, 7],
  ['give x3 homa^', 'homa', 8, 12],
])('%s asks for the name in the line', (marked, query, from, to) => {
  expect(complete(marked).item).toMatchObject({ query, from, to });
  expect(complete(marked).item?.types).toEqual(expect.arrayContaining(['itemList', 'weaponList', 'avatarList']));
});

test('an id is not a name', () => {
  expect(complete('give 11501 r5^').item).toBeNull();
});

test('marks of parameters are offered with their bounds until the line has them', () => {
  const marks = complete('give 11501 ^').completions;
  expect(marks.find(({ text }) => text === 'r')).toEqual({ text: 'r', label: 'Refinement 1–5', isOpen: true });
  expect(texts('give 11501 r5 ^')).not.toContain('r');
  expect(texts('give 11501 l^')).toEqual(['lv']);
});

test('no text makes it throw or slow down', () => {
  for (const text of ['x'.repeat(100_000), 'give '.repeat(300), 'give \u0000 ((((', 'constructor __proto__', '   ']) {
    for (const caret of [0, 1, text.length, text.length + 5, -1]) {
      expect(() => completeLine(text, caret, grasscutter)).not.toThrow();
    }
  }
});
