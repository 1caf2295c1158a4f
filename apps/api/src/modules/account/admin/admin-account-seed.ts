import { Role } from '@starhaven/contracts/session';
import { arrayContains } from 'drizzle-orm';
import type { Seed } from '../../../platform/seed/run-seeds';
import { insertAccount } from '../accounts';
import { requireUsername } from '../names/username';
import { hashPassword } from '../passwords/password-hash';
import { account } from '../tables';
import type { FirstPasswordFile } from './first-password-file';
import { readablePassword } from './readable-password';
import { formatCredentials } from './format-credentials';

export const adminUsername = 'admin';
export const adminRoles: number[] = [Role.ADMIN, Role.MEMBER];

/** Makes one admin with a random password, kept in `file`, unless an admin exists. */
export const createAdminAccountSeed = (file: FirstPasswordFile): Seed => ({
  name: 'admin-account',
  run: async (tx) => {
    const hasAdmin = (await tx.$count(account, arrayContains(account.roles, [Role.ADMIN]))) > 0;
    if (hasAdmin) return;
    const password = readablePassword();
    const made = await insertAccount(tx, requireUsername(adminUsername), {
      passwordHash: await hashPassword(password),
      passwordChangedAt: new Date(),
      isPasswordTemporary: true,
      roles: adminRoles,
    });
    if (!made) return;
    // Before the commit: once the account exists, its password must be in the file.
    await file.keep({ username: made.username, password });
    return formatCredentials({ username: made.username, password }, file.path);
  },
});
