import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findImportCircles } from './find-import-circles.mjs';

test('no files of a project import each other in a circle', () => {
  const options = { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 };
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'libs', 'tools'], options);
  const files = listed.split('\n').filter((file) => /\.(?:tsx?|m[jt]s)$/.test(file));
  const present = files.filter((file) => existsSync(path.join(workspaceRoot, file)));
  expect(present).toContain('libs/ask/src/components/question-article/question-article.tsx');
  expect(findImportCircles(workspaceRoot, present)).toEqual([]);
});

test('a planted circle is found; one of types is none', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-circles-'));
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  try {
    write('a.ts', "import {\n  b,\n} from './b';\nexport const a = b;\n");
    write('b.ts', "export { c as b } from './c';\n");
    write('c.tsx', "import { a } from './a';\nimport type { B } from './b';\nexport const c = () => a;\n");
    write('d.ts', "import type { E } from './e';\nexport const d = 1;\n");
    write('e.ts', "import { d } from './d';\nexport type E = typeof d;\n");
    const circles = findImportCircles(folder, ['a.ts', 'b.ts', 'c.tsx', 'd.ts', 'e.ts']);
    expect(circles).toEqual(['a.ts → b.ts → c.tsx → a.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
