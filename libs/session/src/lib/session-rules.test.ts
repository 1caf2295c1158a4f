import { Role, StoredSessionSchema } from '@starhaven/contracts/session';
import * as v from 'valibot';
import { isExpired, isRoleExpired } from '../shell/is-expired';
import { toPublicSession } from './public-session';
import { effectiveRoles, expiredRoles, hasRole, roleLabels } from '../shell/roles';

test.each([
  [[], 'Unknown'],
  [[Role.ADMIN, Role.SPONSOR], 'Admin, Sponsor'],
  [[Role.MOD, Role.MOD, Role.MEMBER], 'Moderator, Member'],
  [[Role.BAN], 'Banned'],
  [[Role.BLANK, Role.EDITOR, 99], 'Unknown'],
])('the roles %j read %s', (roles, text) => {
  expect(roleLabels(roles)).toBe(text);
});

test('an expired role keeps its label and says that it is expired', () => {
  expect(roleLabels([Role.MEMBER], [Role.SPONSOR])).toBe('Member, Sponsor (expired)');
  expect(roleLabels([], [Role.SPONSOR])).toBe('Sponsor (expired)');
  const account = { role: [3, 4, 0], roleExpired: 2_000 };
  expect(expiredRoles(account, 1_999_000)).toEqual([]);
  expect(expiredRoles(account, 2_001_000)).toEqual([4]);
  expect(expiredRoles({ ...account, roleExpired: 0 }, 2_001_000)).toEqual([]);
});

test('one of the wanted roles is enough', () => {
  expect(hasRole([3, 1], Role.ADMIN, Role.EDITOR)).toBe(true);
  expect(hasRole([3], Role.ADMIN)).toBe(false);
  expect(hasRole(null, Role.ADMIN)).toBe(false);
});

test('a login expires at its second, a role only after it, and 0 never expires', () => {
  expect(isExpired(100, 99_999)).toBe(false);
  expect(isExpired(100, 100_000)).toBe(true);
  expect(isRoleExpired(100, 100_999)).toBe(false);
  expect(isRoleExpired(100, 101_000)).toBe(true);
  expect(isRoleExpired(0, 101_000)).toBe(false);
});

test('the public session holds no key and no token', () => {
  const stored = v.parse(StoredSessionSchema, {
    uid: 7,
    username: 'paimon',
    token: 'secret-1',
    tokenAPI: 'secret-2',
    sessionKey: 'secret-3',
    expiredlogin: '1800000000',
    role: 1,
  });
  const shown = toPublicSession(stored);
  expect(shown).toMatchObject({ uid: '7', roles: [1], roleExpiredSeconds: 0, expiredLoginSeconds: 1_800_000_000 });
  expect(JSON.stringify(shown)).not.toContain('secret');
});

test('after its end only membership and a ban are left of what an account was granted', () => {
  const role = [1, 3, 4, 5];
  expect(effectiveRoles({ role, roleExpired: 0 })).toEqual(role);
  expect(effectiveRoles({ role, roleExpired: 2_000 }, 1_999_000)).toEqual(role);
  expect(effectiveRoles({ role, roleExpired: 2_000 }, 2_001_000)).toEqual([3, 5]);
});
