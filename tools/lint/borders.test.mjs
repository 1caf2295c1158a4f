import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { depConstraints } from './borders.mjs';

const borderRule = '@nx/enforce-module-boundaries';
const doorRule = 'no-restricted-imports';
const files = {
  contracts: 'libs/contracts/src/planted.ts',
  'ui-kit': 'libs/ui-kit/src/planted.tsx',
  'node-kit': 'libs/node-kit/src/planted.server.ts',
  commands: 'libs/game-commands/src/planted.ts',
  upstream: 'libs/upstream/src/planted.server.ts',
  session: 'libs/session/src/planted.ts',
  realtime: 'libs/realtime/src/planted.ts',
  engines: 'libs/game-engines/src/planted.ts',
  text: 'libs/rich-text/src/planted.ts',
  prose: 'libs/prose/src/planted.tsx',
  data: 'libs/game-data/src/planted.ts',
  feature: 'libs/downloads/src/planted.tsx',
  web: 'apps/web/app/planted.tsx',
  api: 'apps/api/src/planted.ts',
  e2e: 'apps/web-e2e/src/planted.ts',
  tools: 'tools/lint/planted.mjs',
};

/** For each row of borders.mjs: imports that it must refuse, and imports that it must allow. */
const rows = {
  contracts: {
    refused: ['@starhaven/ui-kit', '@starhaven/session', 'react', 'react-dom', '@remix-run/react', '@mantine/core'],
    refusedToo: ['fastify', 'express', '@starhaven/game-engines'],
    allowed: ['valibot'],
  },
  'ui-kit': {
    refused: [
      '@starhaven/contracts/games',
      '@starhaven/site',
      '@starhaven/game-engines',
      'fastify',
      'express',
      'drizzle-orm',
      'pg',
    ],
    allowed: ['react', '@mantine/core'],
  },
  'node-kit': {
    refused: ['@starhaven/contracts/games', '@starhaven/ui-kit', '@starhaven/game-engines', 'react', 'react-dom'],
    refusedToo: ['@remix-run/node', '@mantine/core', 'fastify', 'express', 'drizzle-orm', 'pg'],
    allowed: ['valibot'],
  },
  commands: {
    refused: ['@starhaven/ui-kit', '@starhaven/session', '@starhaven/game-engines', 'react', 'react-dom', 'fastify'],
    refusedToo: ['@remix-run/react', '@mantine/core', 'express'],
    allowed: ['@starhaven/contracts/commands', 'valibot'],
  },
  upstream: {
    refused: ['@starhaven/session/server', '@starhaven/ui-kit', '@starhaven/downloads', '@starhaven/game-engines'],
    allowed: ['@starhaven/contracts/games'],
  },
  session: {
    refused: ['@starhaven/ui-kit', '@starhaven/realtime', '@starhaven/account/server', '@starhaven/game-engines'],
    allowed: ['@starhaven/contracts/games', '@starhaven/upstream/server'],
  },
  realtime: {
    refused: ['@starhaven/ui-kit', '@starhaven/upstream/server', '@starhaven/chat-bot', '@starhaven/game-engines'],
    allowed: ['@starhaven/contracts/games', '@starhaven/session'],
  },
  engines: {
    refused: ['@starhaven/upstream/server', '@starhaven/ui-kit', 'react', 'react-dom', '@remix-run/node'],
    refusedToo: ['@mantine/core', 'fastify', 'express'],
    allowed: ['@starhaven/contracts/games', '@starhaven/game-commands/tables', '@starhaven/node-kit/server', 'valibot'],
  },
  text: {
    refused: ['@starhaven/upstream/server', '@starhaven/ui-kit', '@starhaven/contracts/blog', 'react', 'react-dom'],
    refusedToo: ['@remix-run/react', '@mantine/core', 'fastify', 'express'],
    allowed: ['unified'],
  },
  prose: {
    refused: ['@starhaven/session', '@starhaven/blog', '@starhaven/game-engines', 'fastify', 'drizzle-orm', 'pg'],
    refusedToo: ['express', '@electric-sql/pglite'],
    allowed: ['@starhaven/upstream/server', '@starhaven/ui-kit', '@starhaven/rich-text/server', 'react'],
  },
  data: {
    refused: ['@starhaven/upstream/server', '@starhaven/ui-kit', '@starhaven/game-engines', 'react', 'react-dom'],
    refusedToo: ['@remix-run/node', '@mantine/core', 'fastify', 'express', 'drizzle-orm', 'pg'],
    allowed: ['@starhaven/contracts/games', 'valibot'],
  },
  feature: {
    refused: ['@starhaven/site', '@starhaven/blog/server', 'fastify', 'express', 'drizzle-orm', 'pg'],
    refusedToo: [
      '@electric-sql/pglite',
      '@starhaven/game-engines',
      '@starhaven/game-data',
      '@starhaven/item-search',
      '@starhaven/node-kit/server',
    ],
    allowed: [
      '@starhaven/contracts/games',
      '@starhaven/upstream/server',
      '@starhaven/ui-kit',
      '@starhaven/prose',
      '@starhaven/realtime',
      'react',
    ],
  },
  web: {
    refused: ['../../api/src/app', '@starhaven/game-engines', 'fastify', 'drizzle-orm', 'pg', '@electric-sql/pglite'],
    allowed: [
      '@starhaven/downloads',
      '@starhaven/site/server',
      '@starhaven/upstream/server',
      '@starhaven/node-kit/server',
      'express',
    ],
  },
  api: {
    refused: ['@starhaven/upstream/server', '@starhaven/session/server', '@starhaven/site', '../../web/server/listen'],
    refusedToo: ['react', 'react-dom', '@remix-run/node', '@mantine/core', 'express'],
    allowed: [
      '@starhaven/contracts/games',
      '@starhaven/game-engines',
      '@starhaven/game-data',
      '@starhaven/node-kit/server',
      'fastify',
      'drizzle-orm',
    ],
  },
  e2e: {
    refused: ['@starhaven/ui-kit', '@starhaven/downloads', '@starhaven/game-engines'],
    allowed: ['@starhaven/contracts/games'],
  },
  tools: {
    refused: ['@starhaven/site/server', '@starhaven/session/server'],
    allowed: [
      '@starhaven/contracts/games',
      '@starhaven/game-engines',
      '@starhaven/item-search',
      '@starhaven/node-kit/server',
    ],
  },
};

const closedDoors = [
  '@starhaven/session/src/lib/roles',
  '@starhaven/api/src/app',
  '@starhaven/ui-kit/src/theme/x.css',
  '@starhaven/contracts/games/list-games',
];

/** Fakes of tests: only tests and their support import them. */
const fakes = [
  '@starhaven/upstream/testing',
  './testing/planted',
  '../../testing/planted.server',
  '../testing',
  '../../test/planted',
];
const testFiles = [
  ...['libs/downloads/src/planted.test.ts', 'libs/downloads/src/testing/planted.server.ts'],
  'libs/account/test/planted.ts',
];

const planted = Object.entries(rows).flatMap(([layer, { refused, refusedToo = [], allowed }]) => [
  ...[...refused, ...refusedToo].map((target) => ({ layer, target, rule: borderRule })),
  ...allowed.map((target) => ({ layer, target, rule: null })),
]);
planted.push(...closedDoors.map((target) => ({ layer: 'web', target, rule: doorRule })));
planted.push({ layer: 'web', target: '@starhaven/ui-kit/theme.css', rule: null });
for (const layer of ['feature', 'web'])
  planted.push(...fakes.map((target) => ({ layer, target, rule: doorRule, isForTests: true })));
planted.push(...testFiles.map((file) => ({ file, layer: file, target: fakes[0], rule: null })));
planted.push({ file: testFiles[0], layer: testFiles[0], target: closedDoors[0], rule: doorRule });

const toText = ({ layer, target, file = files[layer] }) => ({
  filePath: file,
  code: `import * as planted from '${target}';\nexport const found = planted;\n`,
});

function lint(texts, env = {}) {
  return spawnSync(process.execPath, [path.join(workspaceRoot, 'tools/lint/lint-texts.mjs')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

let messages;
beforeAll(() => {
  // Lint reads the project graph that the last Nx command stored, which may be outdated or missing.
  const nx = path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const graph = spawnSync(process.execPath, [nx, 'show', 'projects', '--json'], { cwd: workspaceRoot });
  if (graph.status !== 0) throw new Error(`The project graph cannot be made: ${graph.stderr}`);
  const { status, stdout, stderr } = lint(planted.map(toText));
  if (status !== 0) throw new Error(`Lint did not run: ${stdout}${stderr}`);
  messages = JSON.parse(stdout);
});

const numbered = planted.map((fault, index) => ({ ...fault, index }));

test.each(numbered.filter(({ rule }) => rule !== null))('$layer may not import $target', ({ index, rule }) => {
  expect(messages[index].map(({ ruleId }) => ruleId)).toContain(rule);
});

test.each(numbered.filter(({ rule }) => rule === null))('$layer may import $target', ({ index }) => {
  expect(messages[index]).toEqual([]);
});

test('every row of the borders, and every package it bans, has its planted fault', () => {
  expect(Object.keys(rows).sort()).toEqual(depConstraints.map(({ sourceTag }) => sourceTag.slice(6)).sort());
  for (const { sourceTag, bannedExternalImports = [] } of depConstraints) {
    const { refused, refusedToo = [] } = rows[sourceTag.slice(6)];
    const all = [...refused, ...refusedToo];
    const untried = bannedExternalImports.filter((banned) => {
      const start = banned.replace(/\*$/, '');
      return !all.some((target) => (banned.endsWith('*') ? target.startsWith(start) : target === banned));
    });
    expect({ sourceTag, untried }).toEqual({ sourceTag, untried: [] });
  }
});

test('the message says which layers may be imported', () => {
  const index = planted.findIndex(({ layer, target }) => layer === 'feature' && target === '@starhaven/site');
  expect(messages[index][0].message).toMatch(/"layer:feature" can only depend on libs tagged with "layer:contracts"/);
  const closed = planted.findIndex(({ target }) => target === closedDoors[0]);
  expect(messages[closed].map(({ message }) => message).join()).toContain('A lib has two doors');
});

test('the message about fakes says who may import them', () => {
  for (const { index } of numbered.filter(({ isForTests }) => isForTests))
    expect(messages[index].map(({ message }) => message).join()).toContain('Only tests import fakes');
});

test('without a project graph lint is an error, not a pass', () => {
  const noGraph = mkdtempSync(path.join(os.tmpdir(), 'no-graph-'));
  try {
    const { status, stderr } = lint([toText(planted[0])], { NX_WORKSPACE_DATA_DIRECTORY: noGraph });
    expect(status).toBe(1);
    expect(stderr).toMatch(/project ?graph/i);
  } finally {
    rmSync(noGraph, { recursive: true });
  }
});
