import { lintPlanted } from './lint-planted.mjs';

const reads = [
  'export const given = process.env.SITE_NAME;',
  "export const given = process['env'];",
  'export const { env } = process;',
  "export { env } from 'node:process';\nimport { env } from 'node:process';\nexport const given = env.SITE_NAME;",
];
const refusedIn = [
  'libs/upstream/src/planted.server.ts',
  'libs/site/src/planted.tsx',
  'libs/game-commands/src/build/planted.ts',
  'apps/web/server/planted.ts',
  'apps/web/app/planted.tsx',
  'apps/api/src/commands/planted.ts',
  'apps/api/src/platform/child/planted.ts',
];
const allowedIn = [
  'apps/web/server/config/planted.ts',
  'apps/api/src/config/planted.ts',
  'libs/site/src/planted.test.ts',
];

const planted = [...refusedIn, ...allowedIn].flatMap((filePath) => reads.map((code) => ({ filePath, code })));

let messages;
beforeAll(() => {
  messages = lintPlanted(planted).map((found) =>
    found.filter(({ ruleId }) => /^no-restricted-(properties|syntax)$/.test(ruleId)).map(({ message }) => message),
  );
});

const numbered = planted.map((text, index) => ({ ...text, index }));

test.each(numbered.filter(({ filePath }) => refusedIn.includes(filePath)))(
  '$filePath may not read the environment: $code',
  ({ index }) => {
    expect(messages[index].join()).toContain('Take the setting as an argument');
  },
);

test.each(numbered.filter(({ filePath }) => allowedIn.includes(filePath)))(
  '$filePath may read the environment: $code',
  ({ index }) => {
    expect(messages[index]).toEqual([]);
  },
);
