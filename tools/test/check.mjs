import { ensureInstalled } from '../start/preparations/install.mjs';
import { runCommand, workspaceRoot } from '../start/workspace.mjs';
import { docsStep, runSteps, steps } from './plan/steps.mjs';
import { summarise } from './results/summary.mjs';

// `npm run check`: the checks that a person runs before a commit. Borders are part of lint and of the tools' own tests.
await runCommand(async () => {
  ensureInstalled(workspaceRoot, console.log);
  const ran = [];
  for (const some of [[steps.format, steps.lint], [steps.types], [docsStep]])
    for (const [index, { isOk, seconds }] of (await runSteps(some, process.env)).entries())
      ran.push({ title: some[index].title, state: isOk ? 'passed' : 'failed', seconds });
  const { lines, failed } = summarise(ran, []);
  for (const line of lines) console.log(line);
  if (failed > 0) process.exitCode = 1;
});
