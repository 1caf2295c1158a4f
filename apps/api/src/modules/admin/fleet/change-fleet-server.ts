import type { changeFleetServer as changeFleetServerCall } from '@starhaven/contracts/admin';
import type { CallBody } from '@starhaven/contracts/protocol';
import { changeServer, privacyLevels } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../guard/run-staff-action';
import type { ActionContext } from '../guard/run-staff-action';
import type { Staff } from '../guard/staff';

export type FleetServerChange = CallBody<typeof changeFleetServerCall>;

/**
 * Changes the given fields of a game server. The maintenance note has its own, lower permission (docs/behaviour/admin.md#permissions).
 * @throws DomainError permission-denied, and those of `changeServer`
 */
export async function changeFleetServer(
  context: ActionContext & Pick<AdminContext, 'servers'>,
  staff: Staff,
  { slug, privacy, ...changes }: FleetServerChange,
): Promise<void> {
  const given = Object.entries({ privacy, ...changes }).filter(([, value]) => value !== undefined);
  const isMaintenanceOnly = given.every(([name]) => name === 'maintenance');
  await runStaffAction(
    context,
    {
      ...{ staff, action: 'server.changed', subject: `server:${slug}` },
      permission: isMaintenanceOnly ? 'fleet.act' : 'fleet.change',
      details: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    },
    (tx) =>
      changeServer({ ...context.servers, db: tx }, slug, { ...changes, privacy: privacy && privacyLevels[privacy] }),
  );
}
