import { execFileSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { workspaceRoot } from '../start/workspace.mjs';
import { typePrograms } from './type-programs.mjs';

function filesOf(program) {
  const file = path.join(workspaceRoot, program);
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  return fileNames.map((name) => path.relative(workspaceRoot, name));
}

test('every TypeScript file of the workspace is checked', () => {
  const tracked = execFileSync('git', ['ls-files', 'apps', 'libs', 'tools'], { cwd: workspaceRoot, encoding: 'utf8' })
    .split('\n')
    .filter((name) => /\.(ts|tsx|mts)$/.test(name) && !name.includes('__tmpl__'));
  const checked = new Set(typePrograms.flatMap(filesOf));
  expect(tracked.filter((name) => !checked.has(name))).toEqual([]);
});
