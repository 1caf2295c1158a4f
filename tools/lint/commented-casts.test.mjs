import { lintPlanted } from './lint-planted.mjs';

const rule = 'starhaven-types/commented-casts';
const source = 'libs/status/src/planted.ts';

const refused = [
  [source, 'export const a = given as string;'],
  [source, 'export const a = <string>given;'],
  [source, 'export const a = given as never;'],
  [source, 'export const a = given as unknown as string;'],
  [source, 'export const a = { b: given as const, c: given as string };'],
  [source, '/** What it is. */\nexport const a = given as string;'],
  [source, '// eslint-disable-next-line no-console\nexport const a = given as string;'],
  [source, '// It holds.\n\nexport const a = given as string;'],
  [source, '// It holds.\nexport const a = given as string;\nexport const b = 1;\nexport const c = given as string;'],
  [source, 'export const a = given!;'],
  [source, 'export const a = [1][0]!;'],
  ['libs/item-search/src/planted.ts', 'export const a = [1].at(-1)!;'],
  ['libs/site/src/planted.tsx', 'export const a = given as string;'],
  ['apps/api/src/planted.ts', 'export const a = given as string;'],
  ['apps/web/server/planted.ts', 'export const a = given as string;'],
  ['tools/bench/planted.mts', 'export const a = given as string;'],
];

const allowed = [
  [source, 'export const a = given as string; // It holds.'],
  [source, '// It holds.\nexport const a = given as string;'],
  [source, '// It holds.\nexport const a = given as string;\nexport const b = given as string;'],
  [source, 'export const a = [\n  1,\n  // It holds.\n  given as string,\n];'],
  [source, '// It holds.\nexport const a = ((x: number) => {\n  return x;\n}) as string;'],
  [source, '// It holds.\nexport const a = given!;'],
  ['libs/item-search/src/planted.ts', 'export const a = [1][0]!;'],
  [source, 'export const a = [1] as const;'],
  [source, 'export const a = given as unknown;'],
  ['libs/status/src/planted.test.ts', 'export const a = given as string;'],
  ['libs/status/src/testing/planted.ts', 'export const a = given as string;'],
  ['apps/api/test/support/planted.ts', 'export const a = given as string;'],
];

const toText = ([filePath, code]) => ({ filePath, code: `declare const given: unknown;\n\n${code}\n` });

let messages;
beforeAll(() => {
  messages = lintPlanted([...refused, ...allowed].map(toText)).map((found) =>
    found.filter(({ ruleId }) => ruleId === rule),
  );
});

test.each(refused.map(([file, code], index) => [file, code, index]))('%s may not hold: %s', (_file, _code, index) => {
  expect(messages[index]).toHaveLength(1);
  expect(messages[index][0].message).toContain('give the reason in a // comment');
});

test.each(allowed.map(([file, code], index) => [file, code, refused.length + index]))(
  '%s may hold: %s',
  (_file, _code, index) => {
    expect(messages[index]).toEqual([]);
  },
);
