import type { AdminPermission } from '@starhaven/contracts/admin';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/domain-error';
import { effectiveRoles, findSecondFactors, permissionsOf, requireSignedIn } from '../../account';
import { requestAddress } from '../../audit';
import type { AdminContext } from '../admin-context';
import { requirePermission } from '../guard/require-permission';
import type { Staff } from '../guard/staff';

type GuardContext = Pick<AdminContext, 'db' | 'settings'>;

const none: ReadonlySet<AdminPermission> = new Set();

/**
 * The sender of the request and the permissions of its current roles in the database (docs/behaviour/admin.md#permissions).
 * @throws DomainError unauthenticated; permission-denied for members without a role of staff
 */
export async function findStaff({ db, settings }: GuardContext, request: FastifyRequest): Promise<Staff> {
  const signedIn = await requireSignedIn(request, db);
  const permissions = permissionsOf(effectiveRoles(signedIn.account));
  if (permissions.size === 0) throw new DomainError('permission-denied', 'Forbidden');
  const isFactorMissing =
    (await settings.get('staffNeedSecondFactor')) && (await findSecondFactors(db, signedIn.account.id)).length === 0;
  return {
    ...signedIn,
    permissions: isFactorMissing ? none : permissions,
    isFactorMissing,
    address: requestAddress(request),
  };
}

/** A reader with this permission. @throws DomainError unauthenticated, permission-denied */
export async function requireReader(
  context: GuardContext,
  request: FastifyRequest,
  permission: AdminPermission,
): Promise<Staff> {
  const staff = await findStaff(context, request);
  requirePermission(staff, permission);
  return staff;
}
