import { lintPlanted } from './lint-planted.mjs';

const unit = 'libs/status/src/planted.test.ts';

const refused = [
  [unit, "expect(given).toEqual(expect.not.arrayContaining(['a', 'b']));", 'Filter the list'],
  [unit, "expect(given).not.toEqual(expect.arrayContaining(['a']));", 'Filter the list'],
  [unit, 'expect(given).toMatchObject({});', 'accepts every object'],
  [unit, 'expect(given.retcode).not.toBe(0);', 'Expect the exact code'],
  [unit, 'expect((await given()).status).not.toBe(200);', 'Expect the exact code'],
  ['libs/site/src/planted.test.tsx', 'expect(given).toMatchObject({});', 'accepts every object'],
  ['libs/account/test/planted.test.ts', 'expect(given).toMatchObject({});', 'accepts every object'],
  ['apps/api/test/planted.test.ts', 'expect(given).toMatchObject({});', 'accepts every object'],
  ['apps/api/test/support/planted.ts', 'expect(given).toMatchObject({});', 'accepts every object'],
  ['apps/web-e2e/src/specs/planted.spec.ts', 'expect(given).toMatchObject({});', 'accepts every object'],
  ['tools/start/planted.test.mjs', 'expect(given).toMatchObject({});', 'accepts every object'],
];

const allowed = [
  [unit, "expect(given).toEqual(expect.arrayContaining(['a', 'b']));"],
  [unit, "expect(given.filter((one) => ['a', 'b'].includes(one))).toEqual([]);"],
  [unit, "expect(given).not.toContain('a');"],
  [unit, 'expect(given).toEqual({});'],
  [unit, 'expect(given).toMatchObject({ a: {} });'],
  [unit, 'expect(given.retcode).toBe(-1);'],
  [unit, 'expect(given.count).not.toBe(0);'],
];

const toText = ([filePath, code]) => ({
  filePath,
  code: filePath.endsWith('.mjs') ? `const given = 1;\n${code}\n` : `declare const given: any;\n${code}\n`,
});

let messages;
beforeAll(() => {
  messages = lintPlanted([...refused, ...allowed].map(toText)).map((found) =>
    found.filter(({ ruleId }) => ruleId === 'no-restricted-syntax'),
  );
});

test.each(refused.map(([file, code, text], index) => [file, code, text, index]))(
  '%s may not hold: %s',
  (_file, _code, text, index) => {
    expect(messages[index]).toEqual([expect.objectContaining({ message: expect.stringContaining(text) })]);
  },
);

test.each(allowed.map(([file, code], index) => [file, code, refused.length + index]))(
  '%s may hold: %s',
  (_file, _code, index) => {
    expect(messages[index]).toEqual([]);
  },
);
