import { existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { findFolderUser } from '../preparations/data-folder.mjs';
import { loadEnvFile, readSettings } from '../settings/settings.mjs';
import { StartError, runCommand } from '../workspace.mjs';

// Moves the data folder aside. Nothing is deleted, so a reset by mistake can be undone by moving it back.
await runCommand(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', short: 'y' } }, strict: false });
  loadEnvFile();
  const { dataDir } = readSettings(process.env);
  if (!existsSync(dataDir)) return console.log(`There is nothing to reset: ${dataDir} does not exist.`);
  const user = findFolderUser(dataDir);
  if (user !== null) throw new StartError(`The data folder ${dataDir} is in use by pid ${user}: stop that first.`);
  if (!values.yes && !(await confirm(`Move ${dataDir} aside and start with an empty site? [y/N] `)))
    return console.log('Nothing was changed.');
  const aside = `${dataDir}.${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(dataDir, aside);
  console.log(`Moved to ${aside}. The next \`npm start\` begins with an empty database.`);
});

async function confirm(question) {
  if (!process.stdin.isTTY) throw new StartError('No terminal to confirm on: run `npm run reset -- --yes`.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
