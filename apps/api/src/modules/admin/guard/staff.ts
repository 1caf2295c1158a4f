import type { AdminPermission } from '@starhaven/contracts/admin';
import type { SignedIn } from '../../account';

/** A member of staff who sent a request. */
export interface Staff extends SignedIn {
  permissions: ReadonlySet<AdminPermission>;
  /** Staff must have a second factor, and this account has none: it has no permission until it sets one up. */
  isFactorMissing: boolean;
  /** The address of the request, for the audit log. */
  address: string;
}
