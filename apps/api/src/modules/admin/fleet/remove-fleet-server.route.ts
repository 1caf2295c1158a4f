import { removeFleetServer as removeFleetServerCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { removeServer } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { refuseMissing } from '../http/refuse-missing';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function removeFleetServerRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(
    app,
    removeFleetServerCall,
    async ({ body, request }) => {
      const { slug } = body;
      const staff = await findStaff(context, request);
      await runStaffAction(
        context,
        { staff, permission: 'fleet.change', action: 'server.removed', subject: `server:${slug}`, proof: body },
        (tx) => removeServer(tx, slug),
      );
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: refuseMissing },
  );
}
