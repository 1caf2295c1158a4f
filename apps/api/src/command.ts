import { backup } from './commands/backup';
import { runChat } from './commands/chat';
import { runDownloads } from './commands/downloads';
import { runCharacters } from './commands/characters';
import { runDeliveries } from './commands/deliveries';
import { runGameCommands } from './commands/game-commands';
import { runImport } from './commands/import';
import { runIncident } from './commands/incident';
import { migrateDatabase, seedDatabase } from './commands/runner/prepare';
import { runRedeemCodes } from './commands/redeem-codes';
import { resetAdmin } from './commands/reset-admin';
import { restore } from './commands/restore';
import { runServer } from './commands/server';
import type { ApiConfig } from './config/config';
import { readCommandEnvironment, readConfig } from './config/environment';
import { explainFailure } from './explain-failure';
import { formatCredentials } from './modules/account';
import { DatabaseStartError } from './platform/database/errors';
import { guardFiles } from './platform/disk/guard-files';
import { createLogger } from './platform/logging/logger';

const help = `Commands of the API server. They use the same variables as the server.

  backup           make a verified backup in DATA_DIR/backups, also while the server runs
  restore <file>   replace the database with a backup; the present database is kept next to it
  migrate          update the database to the current schema
  admin:reset      give the admin a new password, also while the server runs
  server …         add, list, change and remove game servers; see: server help
  import …         import game data into the handbook, also while the server runs; see: import help
  downloads …      export and apply the downloads of games, also while the server runs; see: downloads help
  commands …       list, export and check the commands of game servers; see: commands help
  incident …       announce incidents and planned work on the status page; see: incident help
  characters …     confirm and release characters of accounts; see: characters help
  redeem-codes …   make codes that give items in a game; see: redeem-codes help
  chat …           rules, rooms and mutes of the chat; see: chat help
  deliveries …     list and settle rewards that are being delivered; see: deliveries help
  seed             write missing first content
  help             show this text

  --fresh          with migrate or seed: start with an empty database although there was one before
`;

const postgresqlRecipe = {
  backup: 'DATABASE_URL is set. Make a backup with: pg_dump --format=custom --file=starhaven.dump "$DATABASE_URL"',
  restore:
    'DATABASE_URL is set. Stop every server, then restore with: pg_restore --clean --if-exists --exit-on-error --single-transaction --dbname="$DATABASE_URL" starhaven.dump',
};

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function runRestore(config: ApiConfig, file: string | undefined): Promise<void> {
  if (file === undefined) throw new DatabaseStartError('Which backup? Use: restore <file>');
  const { rows, movedTo } = await restore(config, file);
  const count = Object.values(rows).reduce((sum, tableRows) => sum + tableRows, 0);
  say(`Restored and verified: ${count} rows in ${Object.keys(rows).length} tables.`);
  if (movedTo !== null) say(`The previous database is stored in ${movedTo}.`);
}

async function main(): Promise<void> {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const [verb = 'help', file] = words;
  if (verb === 'help') return say(help);
  const config = readConfig();
  const openFiles = guardFiles(config.dataDir);
  if (openFiles !== null) process.stderr.write(`${openFiles}\n`);
  const options = { log: createLogger('silent'), isFresh: process.argv.includes('--fresh') };
  const environment = readCommandEnvironment();
  const isEmbedded = config.databaseUrl === null;
  switch (verb) {
    case 'backup':
      return say(isEmbedded ? `Backup made and verified: ${await backup(config)}` : postgresqlRecipe.backup);
    case 'restore':
      return isEmbedded ? runRestore(config, file) : say(postgresqlRecipe.restore);
    case 'migrate':
      await migrateDatabase(config, options);
      return say('The database has the current schema.');
    case 'seed':
      return say(`Seeds that ran: ${(await seedDatabase(config, { ...options, tellOperator: say })).join(', ')}.`);
    case 'admin:reset':
      return say(formatCredentials(await resetAdmin(config, options.log)));
    case 'server':
      return (await runServer(config, process.argv.slice(3), { log: options.log, ...environment })).forEach(say);
    case 'import':
      return runImport(config, process.argv.slice(3), { log: options.log, say, ...environment });
    case 'downloads':
      return (await runDownloads(config, process.argv.slice(3), options.log)).forEach(say);
    case 'commands':
      return runGameCommands(config, process.argv.slice(3), say);
    case 'incident':
      return (await runIncident(config, process.argv.slice(3), options.log)).forEach(say);
    case 'characters':
      return (await runCharacters(config, process.argv.slice(3), options.log)).forEach(say);
    case 'redeem-codes':
      return (await runRedeemCodes(config, process.argv.slice(3), options.log)).forEach(say);
    case 'chat':
      return (await runChat(config, process.argv.slice(3), options.log)).forEach(say);
    case 'deliveries':
      return (await runDeliveries(config, process.argv.slice(3), options.log)).forEach(say);
    default:
      throw new DatabaseStartError(`There is no command "${verb}"; see: help`);
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`api: ${explainFailure(error)}\n`);
    process.exit(1);
  },
);
