import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findProjectFaults } from './find-project-faults.mjs';

let root;
const readme = `# @starhaven/inn

Rooms.

## Does not

- Cook.

## Doors

- \`@starhaven/inn\`

## Test

\`npx nx test inn\`. See it: \`npm run dev\`, then \`/inn\`.

## Used by

\`apps/web\`

## Owner

See CODEOWNERS.
`;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'projects-'));
  write('libs/inn/project.json', { tags: ['layer:feature'] });
  write('libs/inn/package.json', { exports: { '.': './src/index.ts', './server': './src/index.server.ts' } });
  write('libs/inn/README.md', readme);
  write('libs/inn/src/index.ts', `import type { A } from '@remix-run/node';\nexport const a = 1;\n`);
  write('libs/inn/src/index.server.ts', `import { readFile } from 'node:fs';\n`);
  write('apps/web/app/routes/inn.ts', `export { loader } from '@starhaven/inn/server';\n`);
  write('apps/web/project.json', { tags: ['layer:web'] });
  write('apps/web/README.md', '# web');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

test('the projects of this workspace are sound', () => {
  expect(findProjectFaults(workspaceRoot)).toEqual([]);
});

test('a sound workspace has no fault', () => {
  expect(findProjectFaults(root)).toEqual([]);
});

test.each([
  ['libs/inn/README.md', readme.replace('# @starhaven/inn', '# inn'), 'does not begin with "# @starhaven/inn"'],
  ['libs/inn/README.md', readme.replace('Rooms.', ''), 'does not say what the library is for'],
  ['libs/inn/README.md', readme.replace('- Cook.', ''), 'has no part "## Does not"'],
  ['libs/inn/README.md', readme.replace('## Owner', '## Owners'), 'has no part "## Owner"'],
  ['libs/inn/README.md', readme.replace('nx test inn', 'nx test bar'), 'does not name the command npx nx test inn'],
  ['libs/inn/README.md', readme.replace('npm run dev', 'npm test'), 'does not say where to see it with npm run dev'],
  ['libs/inn/README.md', readme + '\n.'.repeat(60), 'has 84 lines instead of 20 to 60'],
])('%s is judged: %#', (file, content, fault) => {
  write(file, content);
  expect(findProjectFaults(root)).toEqual([`${file} ${fault}`]);
});

test.each([
  ['libs/inn/project.json', { tags: [] }, 'libs/inn has 0 layer tags instead of one'],
  ['libs/inn/project.json', { tags: ['layer:attic'] }, 'libs/inn has the unknown tag layer:attic'],
  [
    'libs/inn/project.json',
    { tags: ['layer:feature', 'scope:inn'] },
    'libs/inn has the tags [scope:inn], which no rule reads',
  ],
  ['libs/bar/src/index.ts', '', 'libs/bar has no project.json'],
  ['libs/inn/package.json', {}, 'libs/inn has no door "."'],
  [
    'libs/inn/package.json',
    { exports: { '.': './src/gone.ts' } },
    'libs/inn has the door "." to the missing ./src/gone.ts',
  ],
  [
    'libs/inn/package.json',
    { exports: { '.': './src/index.ts', './server': './src/index.ts' } },
    'libs/inn has the door "./server" to ./src/index.ts; only "./server" and "./testing" lead to a *.server file',
  ],
  [
    'libs/inn/package.json',
    { exports: { '.': './src/index.ts', './testing': './src/index.ts' } },
    'libs/inn has the door "./testing" to ./src/index.ts; only "./server" and "./testing" lead to a *.server file',
  ],
  [
    'libs/inn/src/rooms.ts',
    `import {\n  readFile,\n} from 'node:fs';\n`,
    'libs/inn has src/rooms.ts importing node:fs without being named *.server',
  ],
  [
    'libs/inn/src/index.ts',
    `export { a } from './rooms.server';\n`,
    'libs/inn has src/index.ts importing ./rooms.server without being named *.server',
  ],
  [
    'apps/web/app/routes/bar.ts',
    `export * from '@starhaven/inn';\n`,
    'apps/web/app/routes/bar.ts exports *; name what it exports',
  ],
  [
    'apps/web/app/routes/bar.ts',
    `export { barAction as action } from '@starhaven/inn/server';\nexport { BarPage as default } from '@starhaven/inn';\n`,
    'apps/web/app/routes/bar.ts has a page with an action and no headers, which loses Retry-After',
  ],
  [
    'apps/web/app/routes/bar.ts',
    'export const a = 1;\n'.repeat(11),
    'apps/web/app/routes/bar.ts has 11 lines; a route only wires a lib',
  ],
])('%s with %j is a fault', (file, content, fault) => {
  write(file, content);
  expect(findProjectFaults(root)).toEqual([fault]);
});

test('an action has the common skeleton, or says why it has not', () => {
  const file = 'libs/inn/src/routes/room/room.route.server.ts';
  const action = 'export async function action() {}\n';
  for (const text of [action, `/** The fields of formAction are too short for it. */\n${action}`]) {
    write(file, text);
    expect(findProjectFaults(root)).toEqual([
      'libs/inn has an action in src/routes/room/room.route.server.ts without formAction; if it needs another form, write "Not made by formAction: why"',
    ]);
  }
  write(file, `// Not made by formAction: a script sends this.\n${action}`);
  expect(findProjectFaults(root)).toEqual([]);
  write(file, 'const runForm = formAction({});\nexport const action = async () => runForm();\n');
  expect(findProjectFaults(root)).toEqual([]);
  write(file, `import { textAction } from '../forms/text-intents.server';\nexport const action = textAction({});\n`);
  expect(findProjectFaults(root)).toEqual([]);
});

test.each([
  ['export const headers = () => unsharedPage;', false],
  ['export const headers: HeadersFunction = () => privateHeaders;', false],
  [`export const ownHeaders = () => ({ 'Cache-Control': 'no-store' });`, false],
  ['export function headers() {\n  return unsharedPage;\n}', false],
  ['export const headers = unsharedHeaders;', true],
  ['export const headers = sharedPage();', true],
  ['export const headers: HeadersFunction = (args) => ({ ...privateHeaders, ...unsharedHeaders(args) });', true],
])('headers pass on Retry-After: %s', (line, isSound) => {
  write('libs/inn/src/routes/room/room.route.server.ts', `${line}\n`);
  const fault =
    'libs/inn has headers in src/routes/room/room.route.server.ts that lose Retry-After; use unsharedHeaders of @starhaven/ui-kit/server';
  expect(findProjectFaults(root)).toEqual(isSound ? [] : [fault]);
});

describe('the answer to a call that failed', () => {
  const file = 'src/routes/room/room.route.server.ts';
  const imports = `import { formAction, formIntent } from '@starhaven/ui-kit/server';\n`;
  const actionWith = (handler) => `${imports}const runForm = formAction({ intents: {}, ${handler}, more: {} });\n`;

  test.each([
    'onFailure: (error) => failedReply(error)',
    'onFailure: (error) => {\n  const message = "Gone :(, sorry";\n  return failedReply(error, { message });\n}',
    'onFailure(error) {\n  return { ...failedReply(error), more: {} };\n}',
    'onFailure: failedReply',
    'onFailure: (error, intent) => staffFailure(error, titleOf(intent))',
  ])('comes from failedReply: %s', (handler) => {
    write(
      `libs/inn/src/lib/staff-failure.server.ts`,
      'export function staffFailure(error) {\n  return known(error);\n}\nconst known = (error) => failedReply(error);\n',
    );
    write(`libs/inn/${file}`, actionWith(handler));
    expect(findProjectFaults(root)).toEqual([]);
  });

  test.each([
    "onFailure: (error) => refusedForm('No.', 502)",
    'onFailure: (error) => {\n  if (!isUpstreamError(error)) throw error;\n  // Not failedReply(error)\n  return { status: 502 };\n}',
    'onFailure(error) {\n  return { status: 502 };\n}',
    'onFailure: (error) => otherFailure(error)',
    'onFailure',
  ])('is written by hand: %s', (handler) => {
    write(
      `libs/inn/src/lib/other-failure.server.ts`,
      'export const otherFailure = (error) => ({ status: 502 });\nexport const unused = (error) => failedReply(error);\n',
    );
    write(`libs/inn/${file}`, `${actionWith(handler)}export const other = failedReply(1);\n`);
    expect(findProjectFaults(root)).toEqual([
      `libs/inn has an onFailure in ${file} that does not answer with failedReply`,
    ]);
  });
});

test.each(['src/lib', 'src/lib/beds'])('%s holds at most ten source files', (drawer) => {
  for (let count = 1; count <= 10; count += 1) write(`libs/inn/${drawer}/room-${count}.ts`, '');
  write(`libs/inn/${drawer}/room-1.test.ts`, '');
  write(`libs/inn/${drawer}/more/room.ts`, '');
  expect(findProjectFaults(root)).toEqual([]);
  write(`libs/inn/${drawer}/room-11.tsx`, '');
  expect(findProjectFaults(root)).toEqual([
    `libs/inn has 11 files in ${drawer}; give those that belong together a folder`,
  ]);
});

test('a library for servers only may have no other door than "./server"', () => {
  write('libs/inn/src/index.server.ts', '');
  write('libs/inn/package.json', { exports: { './server': './src/index.server.ts' } });
  expect(findProjectFaults(root)).toEqual([]);
});

test('a library for Node only may use Node anywhere, behind its one door', () => {
  write('libs/inn/project.json', { tags: ['layer:engines'] });
  write('libs/inn/src/rooms.ts', `import { readFile } from 'node:fs';\n`);
  expect(findProjectFaults(root)).toEqual(['libs/inn is only for Node and has other doors than "."']);
  write('libs/inn/package.json', { exports: { '.': './src/index.ts' } });
  expect(findProjectFaults(root)).toEqual([]);
});

test('a tool that is a project of its own is judged as one', () => {
  write('tools/bell/ring.mjs', '');
  expect(findProjectFaults(root)).toEqual([]);
  write('tools/bell/project.json', { tags: [] });
  expect(findProjectFaults(root)).toEqual([
    'tools/bell has 0 layer tags instead of one',
    'tools/bell has no README.md',
  ]);
});

test('a missing README is a fault', () => {
  rmSync(path.join(root, 'libs/inn/README.md'));
  expect(findProjectFaults(root)).toEqual(['libs/inn has no README.md']);
});
