import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { listNamedScripts } from './documented-commands.mjs';
import { listKnownVariables } from './known-variables.mjs';

const read = (file) => readFileSync(path.join(workspaceRoot, file), 'utf8');

test('the documents name only scripts that there are', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = listNamedScripts(workspaceRoot);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
});

test('.env.example has every variable that a process reads, and no other; the README leads there', () => {
  const example = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect([...example].sort()).toEqual(listKnownVariables(workspaceRoot));
  expect(read('README.md')).toContain('[.env.example](.env.example) has all of them');
});
