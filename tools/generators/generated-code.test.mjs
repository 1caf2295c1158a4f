import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { copyWorkspace, linkLib } from './testing/copy-workspace.mjs';

jest.setTimeout(900_000);

const isInstalled = existsSync(path.join(workspaceRoot, 'node_modules/nx'));
const describeInstalled = isInstalled ? describe : describe.skip;

describeInstalled(`what the generators write${isInstalled ? '' : ' (skipped: node_modules is missing)'}`, () => {
  let root;
  let written;
  /** Runs a program of a package; a failure shows its output. */
  function run(program, ...args) {
    const env = { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', TEST_DATABASE_URL: '' };
    try {
      const file = path.join('node_modules', program);
      return execFileSync(process.execPath, [file, ...args], { cwd: root, env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error });
    }
  }

  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
    copyWorkspace(workspaceRoot, root);
    const samples = path.join(root, 'tools/generators/testing/generate-samples.mjs');
    written = JSON.parse(
      execFileSync(process.execPath, [samples, root], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    );
    for (const lib of ['photo-gallery', 'game-shelf']) linkLib(root, lib);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is formatted and passes the linter', () => {
    run('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...written);
    const code = written.filter((file) => /\.(ts|tsx)$/.test(file));
    run('eslint/bin/eslint.js', '--max-warnings=0', ...code);
  });

  test('has sound types', () => {
    const include = [
      ...written.filter((file) => /\.tsx?$/.test(file)),
      'tools/types/*.d.ts',
      'apps/api/src/**/*-types.ts',
    ];
    writeFileSync(path.join(root, 'generated.json'), JSON.stringify({ extends: './tsconfig.base.json', include }));
    run('typescript-7/bin/tsc', '-p', 'generated.json', '--noEmit');
  });

  test.each([
    ['libs/photo-gallery'],
    ['libs/contracts', 'doors', 'spec-table', 'examples'],
    // These tests use a database that the new migration made.
    ['apps/api', 'call-files', 'old-photos', 'create-photo', 'restore-tables', 'stored-data', 'personal-tables'],
  ])('passes its tests in %s', (project, ...tests) => {
    run('jest/bin/jest.js', '-c', `${project}/jest.config.ts`, ...tests);
  });

  test('keeps the rules of projects', async () => {
    const { findProjectFaults } = await import('../lint/find-project-faults.mjs');
    expect(findProjectFaults(root)).toEqual([]);
  });
});
