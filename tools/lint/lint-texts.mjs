import { readCachedProjectGraph } from '@nx/devkit';
import { ESLint } from 'eslint';
import { workspaceRoot } from '../start/workspace.mjs';

// Lints source texts as if they were files of the workspace. A planted fault is never written to the disk, where a lint,
// build or format check that runs at the same time would find it.
// Reads [{filePath, code}] from stdin, prints {ruleId, message}[] for each.
process.chdir(workspaceRoot);
// The border rule skips itself with a warning when there is no graph; here that is an error.
readCachedProjectGraph();

const eslint = new ESLint({ cwd: workspaceRoot });
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);

const results = [];
for (const { filePath, code } of JSON.parse(Buffer.concat(chunks).toString('utf8'))) {
  const [result] = await eslint.lintText(code, { filePath });
  if (!result) throw new Error(`${filePath} is ignored by the lint rules`);
  results.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
console.log(JSON.stringify(results));
