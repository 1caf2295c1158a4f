import { lintPlanted } from './lint-planted.mjs';

const code = "export const ask = () => fetch('/status.json');";
const files = {
  refused: ['libs/status/src/hooks/planted.ts', 'libs/ui-kit/src/components/planted.tsx', 'apps/web/app/planted.tsx'],
  allowed: [
    'libs/upstream/src/planted.server.ts',
    'libs/status/src/hooks/planted.test.ts',
    'apps/web/server/planted.ts',
  ],
};
const planted = [...files.refused, ...files.allowed].map((filePath) => ({ filePath, code }));

let found;
beforeAll(() => {
  found = lintPlanted(planted).map((messages) => messages.filter(({ ruleId }) => ruleId === 'no-restricted-globals'));
});

test.each(planted.map(({ filePath }, index) => [filePath, index]))('%s', (filePath, index) => {
  const isRefused = files.refused.includes(filePath);
  expect(found[index].map(({ message }) => message.includes('fetchJson()'))).toEqual(isRefused ? [true] : []);
});
