import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../../start/workspace.mjs';
import { multiplyRows } from './multiply-rows.mjs';
import { run } from './run.mjs';

const folder = path.join(workspaceRoot, 'tools/bench/handbook');
/** The number of names that the budgets apply to. */
const budgetedNames = 200_000;

/** Writes three files: the rows of genshin-db, ten times as many rows, and the first of these, up to the size for which the budgets are. */
export function makeSets(temporary) {
  const real = path.join(temporary, 'genshin-db.json');
  run(process.execPath, ['--max-old-space-size=2048', path.join(folder, 'read-genshin-names.mjs'), real]);
  const realRows = JSON.parse(readFileSync(real, 'utf8'));
  const tenfoldRows = multiplyRows(realRows, 10);
  const namesOf = (rows) => rows.reduce((sum, { names }) => sum + Object.keys(names).length, 0);
  let names = 0;
  const end = tenfoldRows.findIndex((row) => (names += Object.keys(row.names).length) >= budgetedNames) + 1;
  return [
    ['genshin-db', realRows],
    ['budgeted', tenfoldRows.slice(0, end)],
    ['tenfold', tenfoldRows],
  ].map(([name, rows]) => {
    const file = path.join(temporary, `${name}.json`);
    writeFileSync(file, JSON.stringify(rows));
    return { name, file, title: `${rows.length} items, ${namesOf(rows)} names` };
  });
}
