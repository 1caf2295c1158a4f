import { getAdminAccess as getAdminAccessCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import { listProofs } from '../account';
import type { AdminContext } from './admin-context';
import { findStaff } from './http/find-staff';

export function getAdminAccessRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, getAdminAccessCall, async ({ request }) => {
    const staff = await findStaff(context, request);
    const proofs = await listProofs(context, staff);
    const { permissions, isFactorMissing } = staff;
    return { retcode: 0, message: 'ok', data: { permissions: [...permissions], proofs, isFactorMissing } };
  });
}
