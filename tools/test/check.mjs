import { ensureInstalled } from '../start/install.mjs';
import { runCommand, workspaceRoot } from '../start/workspace.mjs';
import { docsStep, runStep, steps } from './steps.mjs';
import { summarise } from './summary.mjs';

// `npm run check`: what a person runs before a commit. Borders are part of lint and of the tools' own tests.
await runCommand(async () => {
  ensureInstalled(workspaceRoot, console.log);
  const ran = [];
  for (const step of [steps.format, steps.lint, steps.types, docsStep]) {
    const { isOk, seconds } = await runStep(step, process.env);
    ran.push({ title: step.title, state: isOk ? 'passed' : 'failed', seconds });
  }
  const { lines, failed } = summarise(ran, []);
  for (const line of lines) console.log(line);
  if (failed > 0) process.exitCode = 1;
});
