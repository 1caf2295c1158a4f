import { listFleetServers as listFleetServersCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { listAllServers } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { toAdminServer } from './to-admin-server';

export function listFleetServersRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listFleetServersCall, async ({ request }) => {
    await requireReader(context, request, 'fleet.read');
    const servers = await listAllServers(context.db);
    const data = servers.map((server) => toAdminServer(server, context.fleet.find(String(server.id))));
    return { retcode: 0, message: 'ok', data };
  });
}
