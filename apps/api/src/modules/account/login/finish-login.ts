import { isInGameEntry, Role } from '@starhaven/contracts/session';
import type { LoginType } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { AccountRow } from '../accounts';
import { accountBanned } from '../bans/account-banned';
import { findBan } from '../bans/find-ban';
import type { BanRow } from '../bans/find-ban';
import { liftBan } from '../bans/lift-ban';
import { isBanned } from '../roles';
import { startSession } from '../sessions/start-session';
import type { NewSession } from '../sessions/start-session';
import { account, loginHistory } from '../tables';
import { deviceIdOf } from '../devices/device-id';
import type { LoginOrigin, NoticeNewDevice } from './login-origin';
import { cancelDeletion } from '../deletion/cancel-deletion';
import { noteDevice } from '../devices/note-device';
import { rememberDevice } from '../devices/known-device';

/**
 * The same error for an unknown name and a wrong password (docs/security.md#guessing). `field` is where the visitor types again; a ban has
 * none.
 */
export const wrongCredentials = () =>
  new DomainError('wrong-credentials', 'Incorrect username or password.', { field: 'password' });

export interface FinishLoginContext {
  db: Drizzle;
  noticeNewDevice: NoticeNewDevice;
  /** Called once the session exists. */
  onLogin: () => void;
  /** Where banned members appeal; empty: nowhere. */
  findAppealAddress: () => Promise<string>;
}

export interface FinishedLogin {
  account: AccountRow;
  session: NewSession;
  /** The token that the device sends with its next login. */
  knownDevice: string;
}

export function loginTypeOf(entryType: string): LoginType {
  return isInGameEntry(entryType) ? 'login_game' : 'login_web_normal';
}

/** The ban of the account; null if there is none. A ban whose end has come is lifted. */
async function findStandingBan(tx: Transaction, row: AccountRow): Promise<Pick<BanRow, 'reason' | 'until'> | null> {
  if (!isBanned(row)) return null;
  const ban = await findBan(tx, row.id);
  if (!ban?.until || ban.until > new Date()) return ban ?? { reason: '', until: null };
  await liftBan(tx, row.id);
  return null;
}

/**
 * Completes a login after the proof of identity: a session, a row in the history, a known device, and a notice when the device is new.
 * `proved` is the account as it was at the time of the proof.
 * @throws DomainError login-refused when it is banned, wrong-credentials when its password changed since
 */
export async function finishLogin(
  { db, noticeNewDevice, onLogin, findAppealAddress }: FinishLoginContext,
  { proved, origin }: { proved: Pick<AccountRow, 'id' | 'passwordHash'>; origin: LoginOrigin },
): Promise<FinishedLogin> {
  const finished = await inTransaction(db, async (tx) => {
    // A parallel password change waits for this lock; otherwise it would not end the session that begins here.
    const [row] = await tx.select().from(account).where(eq(account.id, proved.id)).for('share');
    if (!row || row.passwordHash !== proved.passwordHash) throw wrongCredentials();
    const ban = await findStandingBan(tx, row);
    if (ban !== null) return { ban };
    const { entryType, address, device } = origin;
    await cancelDeletion(tx, row);
    const session = await startSession(tx, row.id, { entryType, address, device });
    const remembered = await rememberDevice(tx, row.id, { token: origin.deviceToken, device });
    const token = origin.deviceToken === undefined ? null : remembered.token;
    const deviceId = deviceIdOf({ token, accountId: row.id, userAgent: origin.userAgent });
    const type = loginTypeOf(entryType);
    await tx.insert(loginHistory).values({ accountId: row.id, type, address, device, deviceId });
    await noteDevice(tx, { accountId: row.id, deviceId, device, userAgent: origin.userAgent });
    if (remembered.isNew) await noticeNewDevice(tx, row, origin);
    const roles = row.roles.filter((role) => role !== Role.BAN);
    return { account: { ...row, roles, deletionAt: null }, session, knownDevice: remembered.token };
  });
  // Outside the transaction, because `findAppealAddress` may query the database, and the embedded one has only one connection.
  if (finished.ban !== undefined) throw accountBanned(finished.ban, await findAppealAddress());
  onLogin();
  return finished;
}
