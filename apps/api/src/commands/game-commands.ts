import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allTables, findTable, toCommandFile } from '@starhaven/game-commands/tables';
import { codeOf, messageOf } from '@starhaven/node-kit/server';
import type { ApiConfig } from '../config/config';
import { checkCommandText } from '../modules/games';
import type { CommandReport } from '../modules/games';
import { OperatorError } from '../platform/operator/operator-error';
import { parseArguments } from './runner/parse-arguments';

export const gameCommandsHelp = `npm run commands -- <what>

  list                            the engines whose commands the site has, and your own files
  export <slug> <engine> [file]   write our commands of an engine into a new file; by default into the one that the site reads
  check <file>                    list the faults in a file of commands, and the commands that the site will not offer
    --for genshin-impact/grasscutter   the engine of the file; by default taken from its folder and name

The site reads DATA_DIR/commands/<slug>/<engine>.json instead of its own commands, and notices a change within seconds.
`;

const usage = 'see: npm run commands -- help';

const options = { for: { type: 'string' } } as const;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

type Say = (line: string) => void;

const fileOf = ({ dataDir }: ApiConfig, slug: string, command: string) =>
  path.join(dataDir, 'commands', slug, `${command}.json`);

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

async function list(config: ApiConfig, say: Say): Promise<void> {
  for (const table of allTables) {
    const { slug, command } = table;
    const file = fileOf(config, slug, command);
    const own = await judgeOwn(file, { slug, command });
    const ours = `${toCommandFile(table).length} commands`;
    say(`${`${slug} ${command}`.padEnd(30)} ${own === null ? ours : `your file ${file}: ${own}`}`);
  }
}

/** A summary of an operator's file as the site reads it; null if there is no file. */
async function judgeOwn(file: string, engine: { slug: string; command: string }): Promise<string | null> {
  try {
    return judge(await readFile(file, 'utf8'), engine);
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? null : `it cannot be read: ${messageOf(error)}`;
  }
}

function judge(text: string, engine: { slug: string; command: string }): string {
  try {
    const { usable, faults } = checkCommandText(text, engine);
    return `${count(usable, 'command')}${faults.length === 0 ? '' : `, ${count(faults.length, 'fault')}; check it`}`;
  } catch (error) {
    return messageOf(error);
  }
}

async function exportTable(config: ApiConfig, [slug = '', command = '', given]: string[], say: Say): Promise<void> {
  const table = findTable(slug, command);
  if (table === null) {
    const known = allTables.map((one) => `${one.slug} ${one.command}`).join(', ');
    throw new OperatorError(`There are no commands of "${slug} ${command}"; choose one of ${known}.`);
  }
  const file = given ?? fileOf(config, slug, command);
  try {
    if (given === undefined) await mkdir(path.dirname(file), { recursive: true });
    // Never replaces a file: it may hold an operator's edits.
    await writeFile(file, `${JSON.stringify(toCommandFile(table), null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    const isThere = codeOf(error) === 'EEXIST';
    throw new OperatorError(isThere ? `${file} already exists; name another file.` : messageOf(error), {
      cause: error,
    });
  }
  say(`Written to ${file}. Edit it, then: npm run commands -- check ${file}`);
}

/** The engine that `--for` names, or else the folder and the name of the file; null for an engine that the site does not know. */
function engineOf(file: string, wanted: string | undefined): { slug: string; command: string } | null {
  const [slug = '', command = ''] = wanted?.split('/') ?? [
    path.basename(path.dirname(path.resolve(file))),
    path.basename(file, '.json'),
  ];
  if (findTable(slug, command) !== null) return { slug, command };
  if (wanted === undefined) return null;
  const known = allTables.map((one) => `${one.slug}/${one.command}`).join(', ');
  throw new OperatorError(`--for is ${wanted}; choose one of ${known}.`);
}

function tell(
  { usable, faults, hints }: CommandReport,
  engine: { slug: string; command: string } | null,
  say: Say,
): void {
  for (const fault of faults) say(`fault  ${fault}`);
  for (const hint of hints) say(`hint   ${hint}`);
  say(`${count(usable, 'command')} can be used${engine === null ? '' : ` with ${engine.slug} ${engine.command}`}.`);
  if (engine === null)
    say('Whether the site runs them was not checked: it knows no engine of this name. Give --for <slug>/<engine>.');
}

/** Runs an operator's command about command data, with or without a running site. @throws OperatorError, also when a file has faults */
export async function runGameCommands(config: ApiConfig, args: string[], say: Say): Promise<void> {
  const { words, values } = parseArguments(
    args.filter((arg) => arg !== '--help'),
    options,
    'npm run commands -- help',
  );
  const [action = 'help', ...rest] = words;
  if (action === 'help' || args.includes('--help')) return say(gameCommandsHelp.trimEnd());
  if (action === 'list' && rest.length === 0) return list(config, say);
  if (action === 'export' && (rest.length === 2 || rest.length === 3)) return exportTable(config, rest, say);
  const [file] = rest;
  if (action !== 'check' || file === undefined || rest.length > 1)
    throw new OperatorError(`There is no command "${words.join(' ')}"; ${usage}`);
  const wanted = values.for;
  const engine = engineOf(file, wanted);
  const report = checkCommandText(await readText(file), engine);
  tell(report, engine, say);
  if (report.faults.length > 0)
    throw new OperatorError(`${file} has ${count(report.faults.length, 'fault')}; the site uses the rest of it.`);
}
