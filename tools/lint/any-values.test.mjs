import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';

const cases = [
  ['const size: number = JSON.parse(text);', ['no-unsafe-assignment']],
  ['const read = (): number => JSON.parse(text);', ['no-unsafe-return']],
  ['Math.abs(JSON.parse(text));', ['no-unsafe-argument']],
  ['const size = (await fetch(text).then((answer) => answer.json())).size as number;', ['no-unsafe-member-access']],
  ['const size: unknown = JSON.parse(text);', []],
  ['const size = JSON.parse(text) as number;', []],
];

let folder;
let found;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'any-values-'));
  const tsconfig = { extends: path.join(workspaceRoot, 'tsconfig.base.json'), compilerOptions: { types: [] } };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const [index, [line]] of cases.entries())
    writeFileSync(
      path.join(folder, `planted-${index}.ts`),
      `export async function planted(text: string) {\n  ${line}\n}\n`,
    );
  const oxlint = path.join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
  const settings = path.join(workspaceRoot, '.oxlintrc.json');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '-c', settings, '--format=json', folder], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(`Lint did not run: ${stdout}${stderr}`);
  found = JSON.parse(stdout).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(cases.map(([line, rules], index) => [line, rules, index]))('%s: %j', (_line, rules, index) => {
  const broken = found.filter(({ filename }) => path.basename(filename) === `planted-${index}.ts`);
  expect(broken.map(({ code }) => code)).toEqual(rules.map((rule) => `typescript(${rule})`));
});
