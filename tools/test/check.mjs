import path from 'node:path';
import { ensureInstalled } from '../start/install.mjs';
import { runCommand, workspaceRoot } from '../start/workspace.mjs';
import { runStep, steps } from './steps.mjs';
import { summarise } from './summary.mjs';

// `npm run check`: what a person runs before a commit. Borders are part of lint and of the tools' own tests.
await runCommand(async () => {
  ensureInstalled(workspaceRoot, console.log);
  const docs = { title: 'Docs', args: [path.join(workspaceRoot, 'tools/docs/check-links.mjs')] };
  const ran = [];
  for (const step of [steps.format, steps.lint, steps.types, docs]) {
    const { isOk, seconds } = await runStep(step, process.env);
    ran.push({ title: step.title, state: isOk ? 'passed' : 'failed', seconds });
  }
  const { lines, failed } = summarise(ran, []);
  for (const line of lines) console.log(line);
  if (failed > 0) process.exitCode = 1;
});
