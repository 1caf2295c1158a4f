import { text } from 'node:stream/consumers';
import { getAccountSecret } from '../config/account-secret';
import type { ApiConfig } from '../config/config';
import type { CommandEnvironment } from '../config/environment';
import { runAsOperator } from '../modules/audit';
import { createServerContext, operatorServersPath, runServerCommand } from '../modules/fleet';
import { OperatorError } from '../platform/operator/operator-error';
import type { Logger } from '../platform/logging/logger';
import { given, parseArguments, parsePairs } from './runner/parse-arguments';
import type { Arguments } from './runner/parse-arguments';
import { runOperation } from './runner/run-operation';

export const serverHelp = `npm run server -- <what>

  add --name <name> --game <1|2|3>   add a game server; prints the key of its agent once
  list                               all servers
  set <slug> …                       change the given values
  key <slug>                         a new key for its agent; the old one is no longer valid
  remove <slug>                      delete it with its history

  --slug my-server                   how commands name it; made from the name unless given
  --privacy public|beta|testing|internal
  --maintenance "why"                players read this while they cannot enter; "" ends it
  --address play.example.org:22102   where players enter; shown with a copy button
  --entry "what to enter where"       one line for players, such as what to set in the launcher
  --disable, --enable                shown as disabled, and not queried
  --engine opencommand               kind of its program: opencommand, hk4e-muip, danheng-muip, hkrpg-go, baps, shittim
  --api-version <text>               version of its commands

Without an agent the site polls the engine itself:
  --url http://10.0.0.5:443          where it answers
  --option region=os_usa             further settings, as often as necessary
  ENGINE_SECRET in the environment, or --secret-stdin: its secret, which must not be in the command
`;

const options = {
  name: { type: 'string' },
  game: { type: 'string' },
  slug: { type: 'string' },
  privacy: { type: 'string' },
  maintenance: { type: 'string' },
  address: { type: 'string' },
  entry: { type: 'string' },
  disable: { type: 'boolean' },
  enable: { type: 'boolean' },
  engine: { type: 'string' },
  'api-version': { type: 'string' },
  url: { type: 'string' },
  option: { type: 'string', multiple: true },
  'secret-stdin': { type: 'boolean' },
} as const;

/** Address, secret and other settings of the engine; undefined when no setting was given. */
async function readSettings(
  values: Arguments<typeof options>['values'],
  { engineSecret }: CommandEnvironment,
): Promise<Record<string, unknown> | undefined> {
  const pairs = parsePairs(values.option ?? []);
  if ('secret' in pairs)
    throw new OperatorError(
      'Do not write the secret into a command, which others can read. Use ENGINE_SECRET or --secret-stdin.',
    );
  if (values.url === undefined && Object.keys(pairs).length === 0 && !values['secret-stdin']) return undefined;
  const secret = values['secret-stdin'] === true ? (await text(process.stdin)).trim() : engineSecret;
  return given({ ...pairs, url: values.url, secret });
}

/** The command that the arguments describe, in the form that the server accepts. @throws OperatorError */
async function readCommand(args: string[], environment: CommandEnvironment): Promise<object> {
  const { words, values } = parseArguments(args, options, 'npm run server -- help');
  const [action = '', slug, ...rest] = words;
  if (rest.length > 0)
    throw new OperatorError(`"${rest.join(' ')}" is not expected here; put a text with spaces in quotes.`);
  if (values.disable && values.enable) throw new OperatorError('Either --disable or --enable.');
  const isDisabled = values.disable ? true : values.enable ? false : undefined;
  const { name, game, privacy, maintenance, address, entry, engine } = values;
  const fields = {
    ...{ name, game, privacy, maintenance, address, entry, engine },
    ...{ apiVersion: values['api-version'], isDisabled },
  };
  return given({ action, slug: slug ?? values.slug, ...fields, settings: await readSettings(values, environment) });
}

/** Runs an operator's command about game servers, also while the site runs; returns the lines to show. @throws OperatorError */
export async function runServer(
  config: ApiConfig,
  args: string[],
  { log, ...environment }: { log: Logger } & CommandEnvironment,
): Promise<string[]> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) return [serverHelp.trimEnd()];
  const input = await readCommand(args, environment);
  const accountSecret = getAccountSecret(config);
  const { lines } = await runOperation(config, {
    purpose: 'server',
    log,
    path: operatorServersPath,
    input,
    work: (db) =>
      runAsOperator(db, { command: 'server', input }, (tx) =>
        runServerCommand(createServerContext({ ...config, db: tx, accountSecret }), input),
      ),
  });
  return lines;
}
