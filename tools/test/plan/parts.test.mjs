import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../../start/workspace.mjs';
import { parts } from './parts.mjs';
import { createSteps, groups, steps } from './steps.mjs';

const workflow = readFileSync(path.join(workspaceRoot, '.github/workflows/ci.yml'), 'utf8');

test('the parts together are what npm test runs, each step once', () => {
  expect(Object.values(parts).flat()).toEqual(Object.keys(steps));
  expect(groups.flat().sort()).toEqual(Object.keys(steps).sort());
});

test('both kinds of a run have the same steps', () => {
  expect(Object.keys(createSteps('affected'))).toEqual(Object.keys(steps));
});

test('continuous integration runs every part, with all of its shards', () => {
  const rows = [...workflow.matchAll(/\{ part: (\w+)(?:, shard: (\d+)\/(\d+))? \}/g)].map(([, ...row]) => row);
  expect([...new Set(rows.map(([part]) => part))]).toEqual(Object.keys(parts));
  for (const [part, , total] of rows) {
    const shards = rows.filter((row) => row[0] === part && row[2] === total).map((row) => Number(row[1] ?? 1));
    expect([part, shards]).toEqual([part, Array.from({ length: Number(total ?? 1) }, (_, index) => index + 1)]);
  }
});
