import { changePlannedWork as changePlannedWorkCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireIncidentVersion } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { detailsOf, momentOf, runIncidentAction, slugsOf } from './run-incident-action';

export function changePlannedWorkRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, changePlannedWorkCall, async ({ body, request }) => {
    const { id, version, title, components, servers } = body;
    const times = { start: momentOf(body.start), end: momentOf(body.end) };
    await runStaffAction(
      context,
      {
        ...{ request, permission: 'fleet.act', action: 'work.changed', subject: `incident:${id}` },
        details: { ...detailsOf(body), ...times },
      },
      async (tx) => {
        const seen = await requireIncidentVersion(tx, { id, version });
        // The start of work that has begun is history; forms that do not show it send none that fits.
        const { start, end } = times;
        const changed = seen.state === 'scheduled' ? { start, end } : { end };
        const slugs = await slugsOf(tx, servers);
        await runIncidentAction(context, tx, { action: 'change', id, title, components, servers: slugs, ...changed });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
