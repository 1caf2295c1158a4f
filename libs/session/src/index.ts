export { Role } from '@starhaven/contracts/session';
export { notifyUserDataChanged, useUserDataChanged, userDataChangedEvent } from './shell/use-user-data-changed';
export { useSession } from './shell/use-session';
export { isExpired, isRoleExpired } from './shell/is-expired';
export { effectiveRoles, expiredRoles, hasRole, roleLabels } from './shell/roles';

export type { PublicSession } from './lib/public-session';
