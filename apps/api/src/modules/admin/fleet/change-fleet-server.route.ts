import { changeFleetServer as changeFleetServerCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { findStaff } from '../http/find-staff';
import { refuseMissing } from '../http/refuse-missing';
import { changeFleetServer } from './change-fleet-server';

export function changeFleetServerRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(
    app,
    changeFleetServerCall,
    async ({ body, request }) => {
      await changeFleetServer(context, await findStaff(context, request), body);
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: refuseMissing },
  );
}
