import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { formats, shippedFormats } from '@starhaven/game-data';
import type { ApiConfig } from '../config/config';
import type { CommandEnvironment } from '../config/environment';
import { auditImport, importData, interrupted, operatorImportPath, formatImportReport } from '../modules/book';
import type { ImportOrder, ImportProgress } from '../modules/book';
import { FolderLockedError } from '../platform/database/lock/folder-lock';
import { openDatabase } from '../platform/database/open-database';
import type { Logger } from '../platform/logging/logger';
import { OperatorError } from '../platform/operator/operator-error';
import { askServer } from './runner/ask-server';
import { parseArguments } from './runner/parse-arguments';

const gameNames = { 1: 'Genshin Impact', 2: 'Honkai: Star Rail', 3: 'Blue Archive' } as const;

export const importHelp = () => `npm run import -- --format <format> --from <path>

  Imports game data into the handbook, also while the site runs. Importing the same data again
  changes nothing. An interrupted import continues where it stopped. A file that cannot be read changes nothing.

  --dry-run          show what would be added, changed and removed
  --allow-removals   many items may be removed; otherwise such data is treated as a broken file
  --add-only         no item is removed: for data that comes in parts, such as one language after another
  --format auto      detect the format

${formats
  .map(
    ({ name, games, expects }) => `  ${name.padEnd(24)} ${games.map((game) => gameNames[game]).join(', ')}: ${expects}`,
  )
  .join('\n')}
`;

const options = {
  format: { type: 'string' },
  from: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'allow-removals': { type: 'boolean' },
  'add-only': { type: 'boolean' },
} as const;

const lookEveryMs = 300;

/** Reads game data into the handbook and reports its progress line by line. @throws OperatorError, DatabaseStartError */
export async function runImport(
  config: ApiConfig,
  args: string[],
  { log, say, startFolder }: { log: Logger; say: (line: string) => void } & CommandEnvironment,
): Promise<void> {
  const { words, values } = parseArguments(args, options, 'npm run import -- help');
  if (words[0] === 'help' || args.length === 0) return say(importHelp());
  if (words.length > 0)
    throw new OperatorError(`"${words[0]}" is not an argument of this command; see: npm run import -- help`);
  const format = values.format ?? 'auto';
  const isShipped = shippedFormats.some((name) => name === format);
  if (values.from === undefined && !isShipped)
    throw new OperatorError('--from is missing: the file or folder to read.');
  const order: ImportOrder = {
    format,
    from: values.from === undefined ? '' : path.resolve(startFolder, values.from),
    isDryRun: values['dry-run'] === true,
    removals: values['add-only'] === true ? 'none' : values['allow-removals'] === true ? 'many' : 'few',
  };
  try {
    await importHere(config, order, { log, say });
  } catch (error) {
    if (!(error instanceof FolderLockedError) || error.holder.url === null) throw error;
    await importThere(config, order, { url: error.holder.url, say });
  }
}

async function importHere(
  config: ApiConfig,
  order: ImportOrder,
  { log, say }: { log: Logger; say: (line: string) => void },
): Promise<void> {
  const controller = new AbortController();
  onInterrupt(() => controller.abort(interrupted()));
  const open = await openDatabase({ config, purpose: 'import', log });
  try {
    const context = { database: open.database, signal: controller.signal, onProgress: say };
    const report = await importData(context, order);
    await auditImport(open.database.db, order);
    formatImportReport(report, order).forEach(say);
  } finally {
    await open.close();
  }
}

/** Asks the running server to import, because only that server may touch its database, and polls it for progress. */
async function importThere(
  config: ApiConfig,
  order: ImportOrder,
  { url, say }: { url: string; say: (line: string) => void },
): Promise<void> {
  const ask = (input: object) => askServer<ImportProgress>(url, operatorImportPath, config, input);
  let progress = await ask({ action: 'start', ...order });
  const { id } = progress;
  let told = 0;
  onInterrupt(() => {
    say('Interrupting …');
    ask({ action: 'cancel', id }).catch((error: Error) =>
      say(`The running server could not be asked to stop the import: ${error.message}`),
    );
  });
  for (;;) {
    progress.lines.forEach(say);
    told += progress.lines.length;
    if (progress.failure !== null) throw new OperatorError(progress.failure);
    if (progress.isDone) return;
    await delay(lookEveryMs);
    progress = await ask({ action: 'look', id, after: told });
  }
}

/** A terminal sends the signal to every process of a command, so it may arrive twice. After the first one the command waits for the end. */
function onInterrupt(stop: () => void): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!isStopping) stop();
      isStopping = true;
    });
  }
}
