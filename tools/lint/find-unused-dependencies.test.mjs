import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findUnusedDependencies } from './find-unused-dependencies.mjs';

test('every dependency of this workspace is used, or says why it stays', () => {
  expect(findUnusedDependencies(workspaceRoot)).toEqual([]);
});

test('a dependency that nothing names is found', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'dependencies-'));
  try {
    execFileSync('git', ['init', '-q'], { cwd: root });
    const dependencies = { helmet: '1', '@fastify/helmet': '1', sirv: '1', 'sirv-cli': '1' };
    const devDependencies = { '@types/sirv': '1', '@types/gone': '1' };
    writeFileSync(path.join(root, 'package.json'), JSON.stringify({ dependencies, devDependencies }));
    mkdirSync(path.join(root, 'apps'));
    writeFileSync(path.join(root, 'apps/a.ts'), `import headers from '@fastify/helmet';\nimport sirv from 'sirv';\n`);
    expect(findUnusedDependencies(root)).toEqual(['helmet', 'sirv-cli', '@types/gone']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
