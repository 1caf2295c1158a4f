import type { AdminPermission } from '@starhaven/contracts/admin';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Staff } from './staff';

/** @throws DomainError permission-denied, with what to do about it */
export function requirePermission({ permissions, isFactorMissing }: Staff, permission: AdminPermission): void {
  if (permissions.has(permission)) return;
  throw new DomainError(
    'permission-denied',
    isFactorMissing ? 'Staff of this site must have a second factor. Please set one up first.' : 'Forbidden',
  );
}
