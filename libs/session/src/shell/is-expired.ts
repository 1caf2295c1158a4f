/** True when the current time, in whole seconds, is at or past the expiry (docs/behaviour/foundation.md#expiry). */
export function isExpired(expiredloginSeconds: number, nowMs: number = Date.now()): boolean {
  return Math.floor(nowMs / 1000) >= expiredloginSeconds;
}

/** True when a role has an end and it is in the past; 0 means never (docs/behaviour/foundation.md#role-expiry). */
export function isRoleExpired(roleExpiredSeconds: number, nowMs: number = Date.now()): boolean {
  return roleExpiredSeconds > 0 && roleExpiredSeconds < Math.floor(nowMs / 1000);
}
