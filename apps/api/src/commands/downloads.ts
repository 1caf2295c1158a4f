import { readFile, writeFile } from 'node:fs/promises';
import { codeOf, messageOf } from '@starhaven/node-kit/server';
import type { ApiConfig } from '../config/config';
import { runAsOperator } from '../modules/audit';
import { operatorDownloadsPath, runDownloadsCommand } from '../modules/games';
import { OperatorError } from '../platform/operator/operator-error';
import type { Logger } from '../platform/logging/logger';
import { runOperation } from './runner/run-operation';

export const downloadsHelp = `npm run downloads -- <what>

  list                     the games and their slugs
  export <slug> <file>     write the downloads of a game into a new file
  apply <slug> <file>      replace the downloads of a game with those of the file; shown at once

Edit the exported file: platforms, their builds, groups of links, mirrors and checksums. A file with a mistake changes nothing, and
the message names the place.
`;

const usage = 'see: npm run downloads -- help';

async function readDocument(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? `is not JSON: ${error.message}` : `cannot be read: ${messageOf(error)}`;
    throw new OperatorError(`${file} ${why}`, { cause: error });
  }
}

/** Never replaces a file: it may hold an operator's edits. */
async function writeNew(file: string, document: unknown): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(document, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    const [code, message] = [codeOf(error), messageOf(error)];
    throw new OperatorError(code === 'EEXIST' ? `${file} already exists; name another file.` : message, {
      cause: error,
    });
  }
}

/** Runs an operator's command about downloads, also while the site runs; returns the lines to show. @throws OperatorError */
export async function runDownloads(config: ApiConfig, args: string[], log: Logger): Promise<string[]> {
  const [action = 'help', slug, file, ...rest] = args;
  if (action === 'help' || args.includes('--help')) return [downloadsHelp.trimEnd()];
  const needsFile = action === 'export' || action === 'apply';
  if (rest.length > 0 || (needsFile && (slug === undefined || file === undefined)))
    throw new OperatorError(`${action} takes the slug of a game and a file; ${usage}`);
  const document = action === 'apply' ? await readDocument(file ?? '') : undefined;
  const input = { action, ...(slug === undefined ? {} : { slug }), ...(document === undefined ? {} : { document }) };
  const answer = await runOperation(config, {
    purpose: 'downloads',
    log,
    path: operatorDownloadsPath,
    input,
    work: (db) => runAsOperator(db, { command: 'downloads', input }, (tx) => runDownloadsCommand(tx, input)),
  });
  if (action !== 'export') return answer.lines;
  await writeNew(file ?? '', answer.document);
  return [`Written to ${file}. Edit it, then: npm run downloads -- apply ${slug} ${file}`];
}
