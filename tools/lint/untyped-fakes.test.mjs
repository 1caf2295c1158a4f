import { lintPlanted } from './lint-planted.mjs';

const unit = 'libs/status/src/planted.test.ts';

/** The path of a file, its code, and whether it is refused. */
const table = [
  [unit, 'export const context = { upstream: given } as never;', true],
  [unit, 'export const args = { params: {}, context: { upstream: given } as never };', true],
  ['libs/status/src/testing/planted.server.ts', 'export const made = { context: { given } as never };', true],
  ['libs/account/test/planted.ts', 'export const made = { context: { given } as never };', true],
  [unit, 'export const context = contextWith({ upstream: given });', false],
  [unit, 'export const args = { context: given, matches: [given] as never };', false],
];

let found;
beforeAll(() => {
  const declared = 'declare const given: any;\ndeclare const contextWith: any;\n';
  const planted = table.map(([filePath, code]) => ({ filePath, code: `${declared}${code}\n` }));
  found = lintPlanted(planted).map((messages) => messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax'));
});

test.each(table.map(([file, code, isRefused], index) => [file, code, isRefused, index]))(
  '%s: %s',
  (_file, _code, isRefused, index) => {
    const expected = isRefused ? [expect.stringContaining('@starhaven/upstream/testing')] : [];
    expect(found[index].map(({ message }) => message)).toEqual(expected);
  },
);
