import type { ApiConfig } from '../config/config';
import { runAsOperator } from '../modules/audit';
import { operatorCharactersPath, runCharacterCommand } from '../modules/players';
import type { Logger } from '../platform/logging/logger';
import { OperatorError } from '../platform/operator/operator-error';
import { given, parseArguments } from './runner/parse-arguments';
import { runOperation } from './runner/run-operation';

const help = `npm run characters -- <what>

  list <account>                               the characters of an account, by its number (UID)
  confirm <account> --server <slug> --uid <n>  assign a player to an account; check first who the owner is
  release <account> --server <slug>            remove the account's character on a server
`;

const options = {
  server: { type: 'string' },
  uid: { type: 'string' },
} as const;

/** The command that the arguments describe, in the form that the server accepts. @throws OperatorError */
function readCommand(args: string[]): object {
  const { words, values } = parseArguments(args, options, 'npm run characters -- help');
  const [action = '', account, ...rest] = words;
  if (rest.length > 0) throw new OperatorError(`"${rest.join(' ')}" is one word too many; put texts in quotes.`);
  return given({ action, account, ...values });
}

/** Runs an operator's command about characters, also while the site runs; returns the lines to show. @throws OperatorError */
export async function runCharacters(config: ApiConfig, args: string[], log: Logger): Promise<string[]> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) return [help.trimEnd()];
  const input = readCommand(args);
  const { lines } = await runOperation(config, {
    purpose: 'characters',
    log,
    path: operatorCharactersPath,
    input,
    work: (db) => runAsOperator(db, { command: 'characters', input }, (tx) => runCharacterCommand(tx, input)),
  });
  return lines;
}
