import { lintPlanted } from './lint-planted.mjs';

const refused = [
  ['Only refusedReply reads the limit', 'export const until = (given) => given.ratelimit?.time;'],
  ['Only refusedReply reads the limit', 'export const until = ({ ratelimit }) => ratelimit?.time;'],
  ['Name the code', 'export const isGone = (given) => given.retcode === -1;'],
  ['Name the code', 'export const isLimited = ({ retcode }) => 429 !== retcode;'],
  ['Name the code', 'export const isFault = (given) => given?.retcode >= 500;'],
  ['Name the code', 'export const isDenied = ({ retcode }) => [401, 403].includes(retcode);'],
  [
    'Name the code',
    'export const text = ({ retcode }) => {\n  switch (retcode) {\n    case -2:\n      return 1;\n  }\n};',
  ],
  ['Only readFields and formAction', 'export const read = (request) => request.clone().formData();'],
  // For these files, a later block replaces the rule that forbids this, so the block must repeat it.
  ['Take the setting as an argument', "export { env } from 'node:process';\nimport { env } from 'node:process';\nenv;"],
].flatMap(([message, code]) =>
  ['libs/blog/src/planted.server.ts', 'apps/web/app/planted.tsx'].map((filePath) => ({ filePath, code, message })),
);
const allowed = [
  {
    filePath: 'libs/account/src/planted.server.ts',
    code: 'export const isSent = ({ retcode }, codes) => retcode === codes.SENT || codes.of[retcode] === 7;',
  },
  { filePath: 'libs/contracts/src/chat/planted.ts', code: 'export const isSent = ({ retcode }) => retcode === 0;' },
  { filePath: 'libs/upstream/src/planted.ts', code: 'export const isSent = ({ retcode }) => retcode === 0;' },
  { filePath: 'libs/game-engines/src/planted.ts', code: 'export const isSent = ({ retcode }) => retcode === 0;' },
  {
    filePath: 'libs/ui-kit/src/on-demand/form-action/planted.server.ts',
    code: 'export const read = (request) => request.formData();',
  },
  { filePath: 'libs/upstream/src/planted.ts', code: 'export const until = ({ ratelimit }) => ratelimit?.time;' },
  { filePath: 'libs/blog/src/planted.test.ts', code: 'export const until = (given) => given.ratelimit?.time;' },
  {
    filePath: 'libs/blog/src/planted.server.ts',
    code: 'export const none = (given) => ({ ...given, ratelimit: null });',
  },
];

let messages;
beforeAll(() => {
  messages = lintPlanted([...refused, ...allowed]).map((found) =>
    found.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ message }) => message),
  );
});

test.each(refused.map((text, index) => ({ ...text, index })))('$filePath may not: $code', ({ message, index }) => {
  expect(messages[index].join()).toContain(message);
});

test.each(allowed.map((text, index) => ({ ...text, index })))('$filePath may: $code', ({ index }) => {
  expect(messages[refused.length + index]).toEqual([]);
});
