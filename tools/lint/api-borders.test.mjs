import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { sqlExceptions } from './api-borders.mjs';
import { lintPlanted } from './lint-planted.mjs';

const rule = 'starhaven/api-borders';
const verb = 'apps/api/src/modules/games/planted.ts';
const deep = 'apps/api/src/modules/account/login/planted.ts';
const route = 'apps/api/src/modules/games/planted.route.ts';

const refused = [
  [verb, '../account/sessions/session-prover', 'Import a module through its index.ts: import modules/account'],
  [verb, '../account/tables', 'Import a module through its index.ts'],
  [deep, '../../games/repository', 'import modules/games'],
  [route, '../account/sessions/session-prover', 'Import a module through its index.ts'],
  ['apps/api/src/planted.ts', './modules/account/keys', 'import modules/account'],
  ['apps/api/src/commands/planted.ts', '../modules/account/keys', 'import modules/account'],
  ['apps/api/src/platform/jobs/planted.ts', '../../modules/account', 'The platform must not import a module'],
  [verb, 'fastify', 'Only routes'],
  [verb, '@fastify/cookie', 'Only routes'],
  [deep, '../../../platform/http/errors/refusal', 'Only routes'],
  ['apps/api/src/modules/account/register/register-planted.ts', 'fastify', 'Only routes'],
  [verb, './http/planted-helper', 'Only routes'],
  [deep, '../http/find-session-key', 'Only routes'],
  [deep, './log-in.route', 'Only routes'],
  ['apps/api/src/modules/games/planted/live.ts', 'fastify', 'Only routes'],
  ['apps/api/src/platform/jobs/planted.ts', '../http/errors/refusal', 'only platform/http may use Fastify'],
  ['apps/api/src/platform/jobs/planted.ts', 'fastify', 'only platform/http may use Fastify'],
  [route, 'drizzle-orm', 'A route must not contain SQL'],
  [route, 'drizzle-orm/pg-core', 'A route must not contain SQL'],
];

const allowed = [
  [verb, '../account'],
  [verb, './repository'],
  [verb, 'drizzle-orm'],
  [deep, '../tables'],
  [deep, '../../../platform/errors/domain-error'],
  [route, 'fastify'],
  [route, '../../platform/http/calls/register-call'],
  ['apps/api/src/modules/games/http/planted.ts', '../../../platform/http/errors/refusal'],
  ['apps/api/src/modules/games/register-planted-module.ts', 'fastify'],
  ['apps/api/src/modules/account/planted/register-planted-routes.ts', 'fastify'],
  [route, './http/planted-helper'],
  ['apps/api/src/modules/games/live.ts', './http/planted-helper'],
  ['apps/api/src/modules/games/index.ts', './http/planted-helper'],
  ['apps/api/src/modules/games/index.ts', './planted.route'],
  ['apps/api/src/modules/games/register-planted-module.ts', './planted.route'],
  ['apps/api/src/platform/http/planted.ts', 'fastify'],
  ['apps/api/src/planted.ts', './modules/account'],
  ['apps/api/src/schema.ts', './modules/games/tables'],
];

/** The messages of the rule for each file with its one import. */
function lint(texts) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(workspaceRoot, 'tools/lint/lint-texts.mjs')],
    {
      input: JSON.stringify(
        texts.map(([filePath, target]) => ({
          filePath,
          code: `import * as planted from '${target}';\nexport const found = planted;\n`,
        })),
      ),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`Lint did not run: ${stdout}${stderr}`);
  return JSON.parse(stdout).map((messages) =>
    messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message),
  );
}

let results;
beforeAll(() => {
  results = lint([...refused, ...allowed]);
});

test.each(refused.map(([file, target, message], index) => [file, target, message, index]))(
  '%s may not import %s',
  (_file, _target, message, index) => {
    expect(results[index]).toEqual([expect.stringContaining(message)]);
  },
);

test.each(allowed.map(([file, target], index) => [file, target, refused.length + index]))(
  '%s may import %s',
  (_file, _target, index) => {
    expect(results[index]).toEqual([]);
  },
);

test('the rule is on when lint runs in the folder of the app, as Nx runs it', () => {
  const input = `import '../account/tables';\n`;
  const eslint = path.join(workspaceRoot, 'node_modules/eslint/bin/eslint.js');
  const { stdout } = spawnSync(
    process.execPath,
    [eslint, '--stdin', '--stdin-filename', 'src/modules/games/planted.ts'],
    {
      cwd: path.join(workspaceRoot, 'apps/api'),
      input,
      encoding: 'utf8',
    },
  );
  expect(stdout).toContain(rule);
});

test('every kind of import is looked at', () => {
  const target = '../account/tables';
  const code = [
    `import type { A } from '${target}';`,
    `export { b } from '${target}';`,
    `export * from '${target}';`,
    `export const c = () => import('${target}');`,
    `export type D = A;`,
  ].join('\n');
  const { stdout } = spawnSync(process.execPath, [path.join(workspaceRoot, 'tools/lint/lint-texts.mjs')], {
    input: JSON.stringify([{ filePath: verb, code }]),
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)[0].filter(({ ruleId }) => ruleId === rule)).toHaveLength(4);
});

describe('tables of other modules in SQL', () => {
  const [restorePolicy] = sqlExceptions.keys();
  const foreign = [
    [verb, 'sql`select 1 from account where id = ${1} for update`', ['account']],
    [verb, 'sql<number>`select count(*) from engine join "account" on true`', ['account']],
    [verb, 'sql`exists (select 1 from engine, public.session live where live.id = 1)`', ['session']],
    [verb, 'sql`delete from engine using incident as i, build where true`', ['incident']],
    [verb, 'sql`with known as (select id from account) select id from known`', ['account']],
    [verb, 'sql.raw(`update account set name = ${1}`)', ['account']],
    [verb, '`insert into session (id) select id from account`', ['session', 'account']],
    [verb, '"DELETE FROM account"', ['account']],
    [verb, 'sql`insert into account as present (id) values (1)`', ['account']],
    [deep, 'sql`select 1 from rate_limit`', ['rate_limit']],
    ['apps/api/src/platform/jobs/planted.ts', 'sql`select 1 from account`', ['account']],
    ['apps/api/src/commands/planted.ts', "'truncate table account'", ['account']],
  ];
  const own = [
    [verb, 'sql`select 1 from engine join build on true`'],
    [deep, 'sql`select 1 from account, session where account.id = ${1}`'],
    [verb, 'sql`with account as (select 1 as id) select id from account`'],
    [verb, 'sql`with account (id) as materialized (select 1) select id from account`'],
    [verb, 'sql`select 1 from engine where id is distinct from known.account`'],
    [verb, 'sql`select id from account_${1}`'],
    [verb, "'Update account and session here.'"],
    [verb, "'A session that came from account settings.'"],
    ['apps/api/src/modules/games/planted.test.ts', 'sql`select 1 from account`'],
    [`apps/api/src/${restorePolicy}`, '`delete from site_setting`'],
  ];
  let found;
  beforeAll(() => {
    const texts = [...foreign, ...own].map(([filePath, text]) => ({
      filePath,
      code: `import { sql } from 'drizzle-orm';\nexport const planted = [sql, ${text}];\n`,
    }));
    found = lintPlanted(texts).map((faults) => faults.filter(({ ruleId }) => ruleId === rule));
  });

  test.each(foreign.map(([file, text, tables], index) => [file, text, tables, index]))(
    '%s: %s is refused',
    (_file, _text, tables, index) => {
      expect(found[index].map(({ message }) => message)).toEqual(
        tables.map((table) => expect.stringContaining(`This SQL names ${table}, a table of`)),
      );
    },
  );

  test.each(own.map(([file, text], index) => [file, text, foreign.length + index]))(
    '%s: %s is allowed',
    (_file, _text, index) => {
      expect(found[index]).toEqual([]);
    },
  );

  test.each([...sqlExceptions.keys()])('the exception %s is a file', (file) => {
    expect(existsSync(path.join(workspaceRoot, 'apps/api/src', file))).toBe(true);
  });
});
