import type { OperatorAnswer, OperatorContext } from './operator-context';
import { runIncidentCommand } from './incident-commands';
import { runServerCommand } from './server-commands';

export const operatorServersPath = '/internal/operator/servers';

export const operatorIncidentsPath = '/internal/operator/incidents';

type Operation = (input: unknown) => Promise<OperatorAnswer>;

/** What commands may ask of the running server about game servers and incidents, by path. */
export function fleetOperations(context: OperatorContext): Record<string, Operation> {
  return {
    [operatorServersPath]: (input) => runServerCommand(context, input),
    [operatorIncidentsPath]: (input) => runIncidentCommand(context, input),
  };
}
