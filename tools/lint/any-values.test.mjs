import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';

const cases = [
  ['const size: number = JSON.parse(text);', 'no-unsafe-assignment'],
  ['const read = (): number => JSON.parse(text);', 'no-unsafe-return'],
  ['Math.abs(JSON.parse(text));', 'no-unsafe-argument'],
  ['const size = (await fetch(text).then((answer) => answer.json())).size as number;', 'no-unsafe-member-access'],
  ['const size: unknown = JSON.parse(text);', null],
  ['const size = JSON.parse(text) as number;', null],
];

// typescript-eslint reads types in another way if the variable CI is set.
describe.each([
  ['on a workstation', { CI: '' }],
  ['under CI', { CI: 'true' }],
])('%s', (_place, variables) => {
  let broken;
  beforeAll(() => {
    const input = JSON.stringify(
      cases.map(([line]) => `export async function planted(text: string) {\n  ${line}\n}\n`),
    );
    const script = path.join(workspaceRoot, 'tools/lint/lint-any-values.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
      input,
      encoding: 'utf8',
      env: { ...process.env, ...variables },
    });
    if (status !== 0) throw new Error(`Lint did not run: ${stdout}${stderr}`);
    broken = JSON.parse(stdout);
  });

  test.each(cases.map(([line, rule], index) => [line, rule, index]))('%s: %s', (_line, rule, index) => {
    expect(broken[index]).toEqual(rule === null ? [] : [`@typescript-eslint/${rule}`]);
  });
});
