import { runAsOperator } from '../../audit';
import type { OperatorAnswer, OperatorContext } from './operator-context';
import { runIncidentCommand } from './incident-commands';
import { runServerCommand } from './servers/server-commands';

export const operatorServersPath = '/internal/operator/servers';

export const operatorIncidentsPath = '/internal/operator/incidents';

type Operation = (input: unknown) => Promise<OperatorAnswer>;

/** The operations of the running server on game servers and incidents, by path. */
export function fleetOperations(context: OperatorContext): Record<string, Operation> {
  return {
    [operatorServersPath]: (input) =>
      runAsOperator(context.db, { command: 'server', input }, (tx) => runServerCommand({ ...context, db: tx }, input)),
    [operatorIncidentsPath]: (input) =>
      runAsOperator(context.db, { command: 'incident', input }, (tx) =>
        runIncidentCommand({ ...context, db: tx }, input),
      ),
  };
}
