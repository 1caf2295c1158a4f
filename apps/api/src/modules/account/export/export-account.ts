import { asc, desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { Limit } from '../../../platform/limits/limits';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AccountRow } from '../accounts';
import { toWireApiKey } from '../api-keys/api-key-to-wire';
import { requirePassword } from '../passwords/require-password';
import {
  accountAddress,
  accountBan,
  accountDevice,
  accountSocialLogin,
  apiKey,
  knownDevice,
  loginHistory,
  passkey,
  session,
} from '../tables';
import type { FindPersonalData, PersonalRow } from './personal-data';

export interface ExportAccountContext {
  db: Drizzle;
  wrongPasswords: Limit;
  /** Exports for each account (docs/security.md#limits). */
  accountExports: Limit;
  findPersonalData: readonly FindPersonalData[];
}

/** The account's row without hashes and codes, which are secrets and say nothing about a person. */
const accountOf = (row: AccountRow): PersonalRow => ({
  uid: row.id,
  username: row.username,
  name: row.name,
  email: row.email,
  emailVerifiedAt: toUnixSeconds(row.emailVerifiedAt),
  pendingEmail: row.pendingEmail,
  locale: row.locale,
  points: row.points,
  roles: row.roles,
  roleExpiresAt: toUnixSeconds(row.roleExpiresAt),
  hasPassword: row.passwordHash !== null,
  hasGamePassword: row.gamePasswordHash !== null,
  createdAt: toUnixSeconds(row.createdAt),
});

async function ownSections(db: Drizzle, row: AccountRow): Promise<Record<string, PersonalRow[]>> {
  const { id } = row;
  const addresses = await db.select().from(accountAddress).where(eq(accountAddress.accountId, id));
  const socialLogins = await db.select().from(accountSocialLogin).where(eq(accountSocialLogin.accountId, id));
  const sessions = await db.select().from(session).where(eq(session.accountId, id)).orderBy(asc(session.id));
  const logins = await db
    .select()
    .from(loginHistory)
    .where(eq(loginHistory.accountId, id))
    .orderBy(desc(loginHistory.id));
  const devices = await db.select().from(accountDevice).where(eq(accountDevice.accountId, id));
  const browsers = await db.select().from(knownDevice).where(eq(knownDevice.accountId, id));
  const passkeys = await db.select().from(passkey).where(eq(passkey.accountId, id));
  const bans = await db.select().from(accountBan).where(eq(accountBan.accountId, id));
  const apiKeys = await db.select().from(apiKey).where(eq(apiKey.accountId, id)).orderBy(asc(apiKey.id));
  return {
    account: [accountOf(row)],
    addresses: addresses.map(({ address, addedAt }) => ({ address, addedAt: toUnixSeconds(addedAt) })),
    socialLogins: socialLogins.map(({ provider, providerId, name, linkedAt }) => ({
      ...{ provider, providerId, name },
      linkedAt: toUnixSeconds(linkedAt),
    })),
    sessions: sessions.map(({ address, device, entryType, createdAt, lastUsedAt, endedAt, endReason }) => ({
      ...{ address, device, entryType, endReason },
      createdAt: toUnixSeconds(createdAt),
      lastUsedAt: toUnixSeconds(lastUsedAt),
      endedAt: toUnixSeconds(endedAt),
    })),
    logins: logins.map(({ type, at, address, device, deviceId }) => ({
      ...{ type, address, device, deviceId },
      at: toUnixSeconds(at),
    })),
    devices: devices.map(({ deviceId, name, model, fingerprint, lastSeenAt, linkedAt }) => ({
      ...{ deviceId, name, model, fingerprint },
      lastSeenAt: toUnixSeconds(lastSeenAt),
      linkedAt: toUnixSeconds(linkedAt),
    })),
    browsers: browsers.map(({ device, lastUsedAt }) => ({ device, lastUsedAt: toUnixSeconds(lastUsedAt) })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: toUnixSeconds(createdAt),
      lastUsedAt: toUnixSeconds(lastUsedAt),
    })),
    bans: bans.map(({ reason, at, until }) => ({ reason, at: toUnixSeconds(at), until: toUnixSeconds(until) })),
    apiKeys: apiKeys.map((row) => ({ ...toWireApiKey(row) })),
  };
}

/**
 * All data of an account, of this module and of the others.
 * @throws DomainError wrong-credentials, rate-limited
 */
export async function exportAccount(
  { db, wrongPasswords, accountExports, findPersonalData }: ExportAccountContext,
  { account, password }: { account: AccountRow; password: string },
): Promise<Record<string, PersonalRow[]>> {
  await requirePassword(wrongPasswords, account, password);
  await refuseOverLimit(accountExports, String(account.id), 'Too many exports. Please try again later.');
  const sections = await ownSections(db, account);
  // If one part fails, the whole export fails.
  for (const find of findPersonalData) Object.assign(sections, await find(account.id));
  return sections;
}
