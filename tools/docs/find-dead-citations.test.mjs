import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { findDeadCitations } from './find-dead-citations.mjs';
import { headingAnchors } from './heading-anchors.mjs';
import { listCitedFiles } from './list-cited-files.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-citations-'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/rules.md'), '# Rules\n\n## Size of a file\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = (text) => {
  writeFileSync(path.join(folder, 'a.ts'), text);
  return findDeadCitations(folder, ['a.ts']);
};

test('every citation of the repository leads to a heading', () => {
  const files = listCitedFiles(workspaceRoot);
  expect(files).toContain('libs/contracts/src/status/entities/display-status.ts');
  expect(findDeadCitations(workspaceRoot, files)).toEqual([]);
});

test('a planted citation of a heading or document that does not exist is found with its line', () => {
  expect(check('// fine (docs/rules.md#size-of-a-file)')).toEqual([]);
  expect(check('\n/** See docs/rules.md#size and docs/gone.md#rules. */')).toEqual([
    'a.ts:2: docs/rules.md#size leads nowhere',
    'a.ts:2: docs/gone.md#rules leads nowhere',
  ]);
  expect(check('// the whole document (docs/rules.md), and a missing one (docs/gone.md)')).toEqual([
    'a.ts:1: docs/gone.md leads nowhere',
  ]);
});

test('a decision that is cited by its number exists', () => {
  mkdirSync(path.join(folder, 'docs/decisions'));
  writeFileSync(path.join(folder, 'docs/decisions/0007-what-it-promises.md'), '# Decision\n');
  expect(check('// docs/decisions/0007, docs/decisions/0007-what-it-promises.md and docs/decisions/0008')).toEqual([
    'a.ts:1: docs/decisions/0008 leads nowhere',
  ]);
  expect(check('// see decision 0007, decision 0009')).toEqual(['a.ts:1: decision 0009 leads nowhere']);
});

test.each([
  '(spec 1 §4)',
  'spec 2 §3',
  '(spec 1, section 2)',
  'RELIABILITY F3',
  'COMMANDS 4.1',
  '(T6)',
  '(F18)',
  'design §5',
])('the old form "%s" is found', (old) => {
  expect(check(`// a rule ${old}`)).toHaveLength(1);
});

test('standards and versions are not citations of ours', () => {
  expect(check('// RFC 9110 §10.2.3, F5 reloads, ADMIN_COMMANDS, T00:00:00Z')).toEqual([]);
});

test('anchors are those that GitHub makes', () => {
  const text = '# A’s `b`: c, d\n## Same\n## Same\n```\n# none\n```\n### [Link](x.md) and *more*';
  expect([...headingAnchors(text)]).toEqual(['as-b-c-d', 'same', 'same-1', 'link-and-more']);
});
