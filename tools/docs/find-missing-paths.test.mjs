import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findMissingPaths } from './find-missing-paths.mjs';
import { listCitedFiles } from './list-cited-files.mjs';

test('every path that the documents name exists', () => {
  expect(findMissingPaths(workspaceRoot, listCitedFiles(workspaceRoot))).toEqual([]);
});

test('a planted path to no file is found; files, folders, placeholders and globs are not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-docs-'));
  mkdirSync(path.join(folder, 'libs/here'), { recursive: true });
  writeFileSync(
    path.join(folder, 'a.md'),
    'See `libs/here/` and `libs/<name>/x.ts` and `libs/*/x.ts`.\nSee `libs/here/gone.ts` and `npm start`.',
  );
  expect(findMissingPaths(folder, ['a.md'])).toEqual(['a.md:2: libs/here/gone.ts does not exist']);
  rmSync(folder, { recursive: true });
});
