import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMisnamedVerbs } from '../support/misnamed-verbs';

const modules = path.join(__dirname, '../../src/modules');
const contracts = path.join(__dirname, '../../../../libs/contracts/src');

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const toFileName = (call: string) => `${call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.route.ts`;

const declared = filesBelow(contracts).flatMap((file) =>
  [...readFileSync(path.join(contracts, file), 'utf8').matchAll(/^export const (\w+) = defineCall\(/gm)].map(
    ([, name]) => name ?? '',
  ),
);

const routeFiles = filesBelow(modules).filter((file) => file.endsWith('.route.ts'));

/** Routes that are not calls of the contracts: pages, a stream and a picture. */
const otherRoutes = [
  'start-social-login.route.ts',
  'finish-social-login.route.ts',
  'stream-content-events.route.ts',
  'get-avatar.route.ts',
  'get-picture.route.ts',
  'download-backup.route.ts',
];

test('the contracts declare calls', () => {
  expect(declared.length).toBeGreaterThan(30);
});

test.each(declared)('%s has one file of its name, which registers it and nothing else', (call) => {
  const files = routeFiles.filter((file) => path.basename(file) === toFileName(call));
  expect(files).toHaveLength(1);
  const text = readFileSync(path.join(modules, files[0] ?? ''), 'utf8');
  expect(text).toContain(`export function ${call}Route(`);
  const registered = [...text.matchAll(/registerCall\(\s*app,\s*(\w+)/g)].map(([, name]) => name);
  expect(registered.map((name) => name?.replace(/Call$/, ''))).toEqual([call]);
});

test('no other file is called a route', () => {
  const known = new Set([...declared.map(toFileName), ...otherRoutes]);
  expect(routeFiles.filter((file) => !known.has(path.basename(file)))).toEqual([]);
});

describe('verbs', () => {
  const texts = new Map(
    filesBelow(modules)
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(path.join(modules, file), 'utf8')]),
  );

  /** Calls of the specification that do one of several things; each thing has its own verb. */
  const choosing = [
    'account/addresses/allow-login.route.ts: add-address.ts, open-login.ts, remove-address.ts',
    'account/email/verify-email.route.ts: check-email.ts',
    'account/forgot-password/forget-password.route.ts: reset-password.ts',
    'account/history/get-login-history.route.ts: clear-logins.ts, list-logins.ts',
    'account/own-sessions/log-out.route.ts: end-session-of-key.ts',
    'players/search/find-on-server.route.ts: show-code.ts, start-search.ts',
  ];

  test('the verb of each call has the name of the call', () => {
    expect(findMisnamedVerbs(texts).sort()).toEqual(choosing);
  });

  const route = (verb: string) => `import { thing } from '${verb}';\nimport type { Other } from './other';`;
  test.each([
    ['with another name is found', ['ask/do/mark-best.ts'], './mark-best', 1],
    ['whose function has another name is found', ['ask/do/accept-answer.ts'], './accept-answer', 1],
    ['in another folder is found', ['ask/other/accept-answer.ts'], '../other/accept-answer', 1],
    ['that others use, too, may have its own name', ['ask/do/mark-best.ts', 'ask/do/other.ts'], './mark-best', 0],
    ['is not needed', [], '../http/require-member', 0],
  ])('a verb %s', (_name, verbs, specifier, faults) => {
    const [verb = '', sharer] = verbs;
    const planted = new Map([['ask/do/accept-answer.route.ts', route(specifier)]]);
    if (verb !== '') planted.set(verb, 'export function markBest() {}');
    if (sharer !== undefined) planted.set(sharer, route('./mark-best'));
    expect(findMisnamedVerbs(planted)).toHaveLength(faults);
  });

  test.each([
    ['ask', 'accept-answer', 'accept-answer', 'acceptAnswer'],
    ['blog', 'create-blog-post', 'create-post', 'createPost'],
  ])('a verb with the name of its call is fine in the module %s', (module, call, file, name) => {
    const planted = new Map([
      [`${module}/do/${call}.route.ts`, route(`./${file}`)],
      [`${module}/do/${file}.ts`, `export async function ${name}(db: Drizzle) {}`],
    ]);
    expect(findMisnamedVerbs(planted)).toEqual([]);
  });
});

test('each suite is in the folder of its module, or in that of the platform', () => {
  const others = new Set(['platform', 'retcodes', 'support', 'bench']);
  const known = readdirSync(modules);
  const found = readdirSync(path.join(__dirname, '..'));
  expect(found.filter((name) => !others.has(name) && !known.includes(name))).toEqual([]);
});
