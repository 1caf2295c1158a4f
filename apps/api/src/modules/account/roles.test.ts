import { Role } from '@starhaven/contracts/session';
import { effectiveRoles, isBanned } from './roles';

const now = new Date('2026-03-01T00:00:00Z');
const roles = [Role.MEMBER, Role.SPONSOR, Role.MOD, Role.ADMIN, Role.BAN];

test('without an expiry, and before it, all roles count', () => {
  expect(effectiveRoles({ roles, roleExpiresAt: null }, now)).toEqual(roles);
  expect(effectiveRoles({ roles, roleExpiresAt: new Date('2026-03-01T00:00:01Z') }, now)).toEqual(roles);
});

test('at the expiry all roles end except member and banned', () => {
  expect(effectiveRoles({ roles, roleExpiresAt: now }, now)).toEqual([Role.MEMBER, Role.BAN]);
});

test('a ban is a role', () => {
  expect(isBanned({ roles })).toBe(true);
  expect(isBanned({ roles: [Role.MEMBER] })).toBe(false);
});
