export { Role } from '@starhaven/contracts/session';
export { readStoredCharacters, storeCharacters } from './characters/stored-characters';
export { charactersChangedEvent, chosenCharacterKey, keepCharactersOf } from './shell/forget-characters';
export { notifyUserDataChanged, useUserDataChanged, userDataChangedEvent } from './shell/use-user-data-changed';
export { useSession } from './shell/use-session';
export { accountHeader } from './shell/account-header';
export { isOwner } from './shell/is-owner';
export { isRoleExpired } from './shell/is-expired';
export { loginTypeLabel } from './lib/login-type-label';
export { effectiveRoles, expiredRoles, hasRole, roleLabels } from './shell/roles';

export type { StoredCharacter } from './characters/stored-characters';
export type { PublicSession } from './lib/public-session';
