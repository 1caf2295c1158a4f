import { renewServerKey as renewServerKeyCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { renewKey, describeAgentSetup } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { refuseMissing } from '../http/refuse-missing';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function renewServerKeyRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(
    app,
    renewServerKeyCall,
    async ({ body, request }) => {
      const { slug } = body;
      const staff = await findStaff(context, request);
      const { key, engine } = await runStaffAction(
        context,
        { staff, permission: 'fleet.change', action: 'server.key-renewed', subject: `server:${slug}`, proof: body },
        (tx) => renewKey(tx, slug),
      );
      return {
        retcode: 0,
        message: 'ok',
        data: { slug, key, lines: describeAgentSetup(key, context.servers.siteUrl, engine) },
      };
    },
    { errorAnswers: refuseMissing },
  );
}
