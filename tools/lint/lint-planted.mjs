import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';

/**
 * Lints texts with the rules of the workspace as if they were files of it. ESLint runs in a separate process: it imports its settings as an
 * ES module, which Jest's sandbox does not allow.
 * @param {{filePath: string, code: string}[]} texts
 * @returns {{ruleId: string, message: string}[][]} what each text violates
 * @throws when the linter does not run, for example without a project graph
 */
export function lintPlanted(texts) {
  const script = path.join(workspaceRoot, 'tools/lint/lint-texts.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Lint did not run: ${stdout}${stderr}`);
  return JSON.parse(stdout);
}
