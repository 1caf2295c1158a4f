import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace.mjs';

/** The purpose of each script in package.json; a test keeps the two lists equal. */
export const descriptions = {
  start: 'install what is missing, build, and run the whole site (-- --help for flags)',
  dev: 'the same with live reload',
  test: 'everything: format, lint, types, unit, API and browser tests, with a summary',
  check: 'the quick check: format, lint, types, borders, docs; two or three minutes, no database',
  bench: 'speed, weight and Lighthouse against the budgets (-- --only=http|workers|weight|lighthouse|memory)',
  'bench:live': 'the live connection compared with bare socket.io',
  'bench:blog': 'lists, tags and search of 10,000 posts on each database',
  'bench:ask': 'lists, sorts, search and one question, with 100,000 questions, on each database',
  'bench:chat': 'the chat and its commands compared with bare socket.io',
  'bench:bursts': 'what a burst of live messages, and typing, cost a page',
  'bench:handbook': 'the search of the handbook compared with MiniSearch and PostgreSQL',
  chaos: 'cause faults in a site under load, and check that it recovers (-- --help for flags)',
  screenshots: 'every page at three widths, dark and light, into screenshots/',
  gallery: 'the components of ui-kit, each state in both colour schemes and at 360 px',
  reset: 'move the data folder aside and start with an empty site (-- --yes to skip the question)',
  backup: 'make a verified backup of the embedded database, also while the site runs',
  restore: 'restore a backup: npm run restore -- <file>',
  seed: 'fill an empty database with the first content',
  'admin:reset': 'give the admin a new password, also while the site runs',
  server: 'add, list, change and remove game servers: npm run server -- help',
  incident: 'announce incidents and planned work on the status page: npm run incident -- help',
  characters: 'confirm and release characters of accounts: npm run characters -- help',
  'redeem-codes': 'make codes that give items in a game: npm run redeem-codes -- help',
  chat: 'rules, rooms and mutes of the chat, also while the site runs: npm run chat -- help',
  deliveries: 'list and settle rewards that are being delivered: npm run deliveries -- help',
  import: 'import game data into the handbook, also while the site runs: npm run import -- help',
  downloads: 'export and apply the list of a game’s downloads: npm run downloads -- help',
  commands: 'list, export and check the commands of game servers: npm run commands -- help',
  help: 'this list',
};

if (process.argv[1] === path.join(workspaceRoot, 'tools/start/help.mjs')) {
  const { scripts } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'));
  for (const name of Object.keys(scripts)) {
    const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    console.log(`${command.padEnd(20)} ${descriptions[name] ?? ''}`);
  }
  console.log(`${'npx nx g ./tools/generators:feature-lib <name>'}   a new feature library`);
}
