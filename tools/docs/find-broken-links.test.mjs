import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findBrokenLinks } from './find-broken-links.mjs';

test('every relative link of the documents leads somewhere', () => {
  expect(findBrokenLinks(workspaceRoot)).toEqual([]);
});

test('planted links to no file and to no heading are found; addresses and code are ignored', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-docs-'));
  writeFileSync(
    path.join(folder, 'a.md'),
    '# Top\n[x](gone.md) [y](a.md#top) [v](a.md#gone) [z](https://example.org#any) [w](#here) `[c](code.md)`',
  );
  expect(findBrokenLinks(folder)).toEqual(['a.md: gone.md', 'a.md: a.md#gone', 'a.md: #here']);
  rmSync(folder, { recursive: true });
});
