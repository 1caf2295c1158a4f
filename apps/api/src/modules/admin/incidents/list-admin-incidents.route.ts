import { listAdminIncidents as listAdminIncidentsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { listIncidentVersions, readIncidents } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';

export function listAdminIncidentsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listAdminIncidentsCall, async ({ request }) => {
    await requireReader(context, request, 'fleet.read');
    const { db } = context;
    // Read first: after a change in between, the caller sends an old version, and the change is refused as a conflict.
    const versions = await listIncidentVersions(db);
    const incidents = await readIncidents(db, Date.now());
    const data = incidents.map((one) => ({ ...one, version: versions.get(one.id) ?? '' }));
    return { retcode: 0, message: 'ok', data };
  });
}
