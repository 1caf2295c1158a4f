import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findUndeclaredDependencies } from './find-undeclared-dependencies.mjs';

test('every package that code imports is declared', () => {
  // A program of this test fails on purpose.
  const planted = 'no-such-package: tools/start/processes/supervisor.test.mjs';
  expect(findUndeclaredDependencies(workspaceRoot)).toEqual([planted]);
});

test('an import, a dynamic import and a require of a package that is not declared are found', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'dependencies-'));
  try {
    execFileSync('git', ['init', '-q'], { cwd: root });
    const declared = { dependencies: { helmet: '1' }, devDependencies: { '@types/gone': '1' } };
    writeFileSync(path.join(root, 'package.json'), JSON.stringify(declared));
    mkdirSync(path.join(root, 'apps'));
    const lines = [
      `import helmet from 'helmet/deep';`,
      `import type { Gone } from 'gone';`,
      `import { readFile } from 'node:fs/promises';`,
      `import { own } from './own';`,
      `import '@scope/styles/all.css';`,
      `const late = await import('late-package');`,
      `const old = require('old-package');`,
    ];
    writeFileSync(path.join(root, 'apps/a.ts'), lines.join('\n'));
    const found = ['@scope/styles: apps/a.ts', 'late-package: apps/a.ts', 'old-package: apps/a.ts'];
    expect(findUndeclaredDependencies(root)).toEqual(found);
  } finally {
    rmSync(root, { recursive: true });
  }
});
