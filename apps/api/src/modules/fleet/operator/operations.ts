import { runAsOperator } from '../../audit';
import type { ServerContext } from '../servers/manage/server-context';
import type { OperatorAnswer } from './operator-answer';
import { runIncidentCommand } from './incident-commands';
import { runServerCommand } from './server-commands';

export const operatorServersPath = '/internal/operator/servers';

export const operatorIncidentsPath = '/internal/operator/incidents';

type Operation = (input: unknown) => Promise<OperatorAnswer>;

/** The operations of the running server on game servers and incidents, by path. */
export function fleetOperations(context: ServerContext): Record<string, Operation> {
  return {
    [operatorServersPath]: (input) =>
      runAsOperator(context.db, { command: 'server', input }, (tx) => runServerCommand({ ...context, db: tx }, input)),
    [operatorIncidentsPath]: (input) =>
      runAsOperator(context.db, { command: 'incident', input }, (tx) => runIncidentCommand(tx, input)),
  };
}
