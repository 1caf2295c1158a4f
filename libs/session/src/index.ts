export { Role } from '@starhaven/contracts';
export { notifyUserDataChanged, useUserDataChanged, userDataChangedEvent } from './hooks/use-user-data-changed';
export { useSession } from './hooks/use-session';
export { isExpired, isRoleExpired } from './lib/is-expired';
export { effectiveRoles, expiredRoles, hasRole, roleLabels } from './lib/roles';

export type { PublicSession } from './lib/public-session';
