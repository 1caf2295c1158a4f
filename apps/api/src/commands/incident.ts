import type { ApiConfig } from '../config/config';
import { runAsOperator } from '../modules/audit';
import { operatorIncidentsPath, runIncidentCommand } from '../modules/fleet';
import type { Logger } from '../platform/logging/logger';
import { OperatorError } from '../platform/operator/operator-error';
import { given, parseArguments } from './runner/parse-arguments';
import { runOperation } from './runner/run-operation';

export const incidentHelp = `npm run incident -- <what>

  open --title <title> --text <text>          something is wrong
  update <number> --text <text>               what is known now
  resolve <number> --text <text>              it is over
  plan --title … --text … --start … --end …   planned work; it begins and ends by itself
  change <number> --start … --end …           change the time, title, components or servers of planned work
  list                                        incidents and planned work of the last 90 days
  remove <number>                             delete it, if it was opened by mistake

  --impact none|degraded|outage               degraded unless given
  --component web                             web, game_servers, database or delivery; as often as necessary
  --server my-server                          a game server by its slug; as often as necessary
  --state identified                          with update: investigating, identified, monitoring; of planned work in_progress
  --start 2026-05-01T20:00Z                   a time with its offset
`;

const options = {
  title: { type: 'string' },
  text: { type: 'string' },
  impact: { type: 'string' },
  component: { type: 'string', multiple: true },
  server: { type: 'string', multiple: true },
  state: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
} as const;

/** The command that the arguments describe, in the form that the server accepts. @throws OperatorError */
function readCommand(args: string[]): object {
  const { words, values } = parseArguments(args, options, 'npm run incident -- help');
  const [action = '', id, ...rest] = words;
  if (rest.length > 0)
    throw new OperatorError(`"${rest.join(' ')}" is not expected here; put a text with spaces in quotes.`);
  const { component: components, server: servers, ...more } = values;
  return given({ action, id, ...more, components, servers });
}

/** Runs an operator's command about incidents, also while the site runs; returns the lines to show. @throws OperatorError */
export async function runIncident(config: ApiConfig, args: string[], log: Logger): Promise<string[]> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) return [incidentHelp.trimEnd()];
  const input = readCommand(args);
  const { lines } = await runOperation(config, {
    purpose: 'incident',
    log,
    path: operatorIncidentsPath,
    input,
    work: (db) => runAsOperator(db, { command: 'incident', input }, (tx) => runIncidentCommand(tx, input)),
  });
  return lines;
}
