import type { ApiConfig } from '../config/config';
import { runAsOperator } from '../modules/audit';
import { operatorRedeemCodesPath, runRedeemCommand } from '../modules/players';
import type { Logger } from '../platform/logging/logger';
import { OperatorError } from '../platform/operator/operator-error';
import { given, parseArguments } from './runner/parse-arguments';
import { runOperation } from './runner/run-operation';

const help = `npm run redeem-codes -- <what>

  add --title <title> --game <game> --item 201:100   a code that gives items to a character; its text is random
  list                                               codes and how often they were used
  disable <code>                                     nobody can use it any more; accepted rewards are still delivered

  --item 2:3:100        kind, id and amount, for Blue Archive; as often as necessary, at most ten
  --game 1              1, 2, 3, genshin-impact, honkai-star-rail or blue-archive
  --server my-server    only for this game server, by its slug
  --code WELCOME        a text of your own, 4 to 32 letters and digits
  --uses 100            how often it may be used in all; each account can use it once
  --expires 2026-05-01T20:00Z
`;

const options = {
  title: { type: 'string' },
  game: { type: 'string' },
  server: { type: 'string' },
  item: { type: 'string', multiple: true },
  code: { type: 'string' },
  uses: { type: 'string' },
  expires: { type: 'string' },
} as const;

/** The command that the arguments describe, in the form that the server accepts. @throws OperatorError */
function readCommand(args: string[]): object {
  const { words, values } = parseArguments(args, options, 'npm run redeem-codes -- help');
  const [action = '', word, ...rest] = words;
  if (rest.length > 0) throw new OperatorError(`"${rest.join(' ')}" is one word too many; put texts in quotes.`);
  const { item: items, code, ...more } = values;
  return given({ action, ...more, items, code: code ?? word });
}

/** Runs an operator's command about redeem codes, also while the site runs; returns the lines to show. @throws OperatorError */
export async function runRedeemCodes(config: ApiConfig, args: string[], log: Logger): Promise<string[]> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) return [help.trimEnd()];
  const input = readCommand(args);
  const { lines } = await runOperation(config, {
    purpose: 'redeem-codes',
    log,
    path: operatorRedeemCodesPath,
    input,
    work: (db) => runAsOperator(db, { command: 'redeem-codes', input }, (tx) => runRedeemCommand(tx, input)),
  });
  return lines;
}
