import { addFleetServer as addFleetServerCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { addServer, gameIds, privacyLevels, describeAgentSetup } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function addFleetServerRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, addFleetServerCall, async ({ body, request }) => {
    const { name, slug, game, privacy, ...more } = body;
    const { servers } = context;
    const staff = await findStaff(context, request);
    const added = await runStaffAction(
      context,
      {
        ...{ staff, permission: 'fleet.change', action: 'server.added', subject: slug ? `server:${slug}` : '' },
        details: { name, game, privacy },
      },
      (tx) =>
        addServer(
          { ...servers, db: tx },
          { ...more, name, slug: slug || undefined, game: gameIds[game], privacy: privacyLevels[privacy] },
        ),
    );
    const key = added.key ?? '';
    const data = { slug: added.slug, key, lines: describeAgentSetup(key, servers.siteUrl, more.engine) };
    return { retcode: 0, message: 'ok', data };
  });
}
