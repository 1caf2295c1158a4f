import { listFleetServers as listFleetServersCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { listAllServers } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';

export function listFleetServersRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listFleetServersCall, async ({ request }) => {
    await requireReader(context, request, 'fleet.read');
    const servers = await listAllServers(context.db);
    const data = servers.map(({ id, firstHeardAt, ...server }) => {
      const entry = context.fleet.find(String(id))?.server;
      return {
        ...server,
        id: String(id),
        firstHeardAt: toUnixSeconds(firstHeardAt),
        isOnline: entry?.online ?? false,
        players: entry?.stats.player ?? 0,
      };
    });
    return { retcode: 0, message: 'ok', data };
  });
}
