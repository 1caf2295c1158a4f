import { startAdminJob as startAdminJobCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { findStaff } from '../http/find-staff';
import { startAdminJob } from './start-admin-job';

export function startAdminJobRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, startAdminJobCall, async ({ body, request }) => {
    const { kind, subject, nonce, ...proof } = body;
    const data = await startAdminJob(context, await findStaff(context, request), { kind, subject, nonce, proof });
    return { retcode: 0, message: 'ok', data };
  });
}
