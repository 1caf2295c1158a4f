import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findUnusedExports } from './find-unused-exports.mjs';

test('every name of a door is imported somewhere, or says why it stays', () => {
  expect(findUnusedExports(workspaceRoot)).toEqual([]);
});

test('a value or type that nothing imports from its door is found', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'exports-'));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  try {
    execFileSync('git', ['init', '-q'], { cwd: root });
    const doors = { '.': './src/index.ts', './server': './src/index.server.ts', './a.css': './a.css' };
    write('libs/a/package.json', JSON.stringify({ name: '@starhaven/a', exports: doors }));
    write('libs/a/src/index.ts', `export { used, gone, inner as outer } from './b';\nexport type { T } from './b';\n`);
    write(
      'libs/a/src/index.server.ts',
      `export {\n  used,\n  type T,\n  type Known,\n  viaName,\n  never,\n} from './b';\nexport type { Inline } from './b';\n`,
    );
    // The same name of another door is not used by this import.
    write('apps/b.ts', `import { used, outer as local } from '@starhaven/a';\nimport { used as b } from './used';\n`);
    write('apps/c.test.ts', `import * as a from '@starhaven/a/server';\na.viaName();\n`);
    write(
      'apps/d.ts',
      `import type { Known } from '@starhaven/a/server';\ntype X = import('@starhaven/a/server').Inline;\n`,
    );
    expect(findUnusedExports(root)).toEqual([
      '@starhaven/a: gone',
      '@starhaven/a: T',
      '@starhaven/a/server: used',
      '@starhaven/a/server: T',
      '@starhaven/a/server: never',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a schema of the contracts needs an importer or an example', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'exports-'));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  try {
    execFileSync('git', ['init', '-q'], { cwd: root });
    const contracts = { name: '@starhaven/contracts', exports: { './a': './src/a/index.ts' } };
    write('libs/contracts/package.json', JSON.stringify(contracts));
    write('libs/contracts/src/a/index.ts', `export { UserSchema, PartSchema } from './b';\n`);
    write('libs/contracts/src/test/examples.test.ts', 'const examples = {\n  User: { Part: 1 },\n};\n');
    expect(findUnusedExports(root)).toEqual(['@starhaven/contracts/a: PartSchema']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
