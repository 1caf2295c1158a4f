import { lintPlanted } from './lint-planted.mjs';

const code = {
  fetch: "export const ask = () => fetch('/status.json');",
  storage: "export const theme = () => localStorage.getItem('theme');",
  process: 'export const stop = () => process.exit(1);',
  window: 'export const width = () => window.innerWidth;',
};
/** The path of a file, what it uses, and a part of the error message; null: the use is allowed. */
const table = [
  ['libs/status/src/hooks/planted.ts', 'fetch', 'fetchJson()'],
  ['libs/ui-kit/src/components/planted.tsx', 'fetch', 'fetchJson()'],
  ['libs/session/src/planted.ts', 'fetch', 'fetchJson()'],
  ['apps/web/app/planted.tsx', 'fetch', 'fetchJson()'],
  ['libs/upstream/src/planted.server.ts', 'fetch', null],
  ['libs/status/src/hooks/planted.test.ts', 'fetch', null],
  ['apps/web/server/planted.ts', 'fetch', null],
  ['libs/blog/src/lib/planted.ts', 'storage', 'readStored'],
  ['libs/session/src/planted.ts', 'storage', null],
  ['libs/blog/src/lib/planted.ts', 'process', 'in a browser'],
  ['apps/web/app/planted.tsx', 'process', 'in a browser'],
  ['libs/blog/src/lib/planted.server.ts', 'process', null],
  ['libs/game-data/src/planted.ts', 'process', null],
  ['apps/api/src/planted.ts', 'window', 'in Node'],
  ['libs/blog/src/lib/planted.server.ts', 'window', 'in Node'],
  ['libs/game-data/src/planted.ts', 'window', 'in Node'],
  ['libs/blog/src/lib/planted.ts', 'window', null],
];

let found;
beforeAll(() => {
  const planted = table.map(([filePath, used]) => ({ filePath, code: code[used] }));
  found = lintPlanted(planted).map((messages) => messages.filter(({ ruleId }) => ruleId === 'no-restricted-globals'));
});

test.each(table.map((row, index) => [...row, index]))('%s: %s', (_, used, refusal, index) => {
  const expected = refusal === null ? [] : [expect.stringContaining(refusal)];
  expect(found[index].map(({ message }) => message)).toEqual(expected);
});
