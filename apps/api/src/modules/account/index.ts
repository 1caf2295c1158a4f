export { AccountChanges } from './account-changes';
export type { AccountModuleOptions } from './account-module-options';
export { registerAccountModule } from './routes';
export { effectiveRoles, isBanned } from './roles';
export { requireAccount, requireRole } from './sessions/require-account';
export type { SignedIn } from './sessions/require-account';
export { createNewDeviceNotice } from './login/notice-new-device';
export { createMailRefund } from './codes/refund-dropped-mail';
