import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findBrokenLinks } from './find-broken-links.mjs';

test('every relative link of the documents leads somewhere', () => {
  expect(findBrokenLinks(workspaceRoot)).toEqual([]);
});

test('a planted dead link is found; addresses, anchors and code are left alone', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-docs-'));
  writeFileSync(
    path.join(folder, 'a.md'),
    '[x](gone.md) [y](a.md#top) [z](https://example.org) [w](#here) `[c](code.md)`',
  );
  expect(findBrokenLinks(folder)).toEqual(['a.md: gone.md']);
  rmSync(folder, { recursive: true });
});
