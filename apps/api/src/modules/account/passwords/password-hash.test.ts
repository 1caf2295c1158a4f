import { hash } from '@node-rs/argon2';
import { hashLikeProduction } from '../../../../test/support/jest/password-cost';
import { hashPassword, needsRehash, verifyPassword } from './password-hash';

hashLikeProduction();

test('a password fits its hash and no other', async () => {
  const passwordHash = await hashPassword('three white horses');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('three white horses', passwordHash)).toBe(true);
  expect(await verifyPassword('Three white horses', passwordHash)).toBe(false);
  expect(await verifyPassword('', passwordHash)).toBe(false);
});

test('the same letters from another keyboard are the same password', async () => {
  const passwordHash = await hashPassword('caf\u00e9 cr\u00e8me');
  expect(await verifyPassword('cafe\u0301 cre\u0300me', passwordHash)).toBe(true);
});

test('all of 1,024 bytes are compared, longer passwords are refused', async () => {
  const longest = `${'x'.repeat(1023)}y`;
  const passwordHash = await hashPassword(longest);
  expect(await verifyPassword(longest, passwordHash)).toBe(true);
  expect(await verifyPassword('x'.repeat(1024), passwordHash)).toBe(false);
  await expect(hashPassword('x'.repeat(1025))).rejects.toThrow(RangeError);
  expect(await verifyPassword('x'.repeat(100_000), passwordHash)).toBe(false);
});

test('without a hash no password is right', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('three white horses', null)).toBe(false);
});

test('a hash with other cost parameters needs a new hash', async () => {
  expect(needsRehash(await hashPassword('three white horses'))).toBe(false);
  expect(needsRehash(await hash('three white horses', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true);
});
