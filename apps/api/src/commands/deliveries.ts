import type { ApiConfig } from '../config/config';
import { runAsOperator } from '../modules/audit';
import { operatorDeliveriesPath, runDeliveryCommand } from '../modules/players';
import type { Logger } from '../platform/logging/logger';
import { OperatorError } from '../platform/operator/operator-error';
import { given, parseArguments } from './runner/parse-arguments';
import { runOperation } from './runner/run-operation';

const help = `npm run deliveries -- <what>

  list                            deliveries that may or may not have arrived
  list --state accepted           deliveries in this state: accepted, sending, sent, unknown or failed
  settle <number> sent            it arrived; the player sees this
  settle <number> again           it did not arrive; it is sent once more
  settle <number> failed          it is cancelled

Look in the game first: a delivery that is sent again may arrive twice.
`;

const options = {
  state: { type: 'string' },
} as const;

/** The command that the arguments describe, in the form that the server accepts. @throws OperatorError */
function readCommand(args: string[]): object {
  const { words, values } = parseArguments(args, options, 'npm run deliveries -- help');
  const [action = '', id, decision, ...rest] = words;
  if (rest.length > 0) throw new OperatorError(`"${rest.join(' ')}" is one word too many; put texts in quotes.`);
  return given({ action, id, decision, ...values });
}

/** Runs an operator's command about deliveries, also while the site runs; returns the lines to show. @throws OperatorError */
export async function runDeliveries(config: ApiConfig, args: string[], log: Logger): Promise<string[]> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) return [help.trimEnd()];
  const input = readCommand(args);
  const { lines } = await runOperation(config, {
    purpose: 'deliveries',
    log,
    path: operatorDeliveriesPath,
    input,
    work: (db) => runAsOperator(db, { command: 'deliveries', input }, (tx) => runDeliveryCommand(tx, input)),
  });
  return lines;
}
