import { isInGameEntry } from '@starhaven/contracts/session';
import type { LoginType } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { AccountRow } from '../accounts';
import { isBanned } from '../roles';
import { startSession } from '../sessions/start-session';
import type { NewSession } from '../sessions/start-session';
import { account, loginHistory } from '../tables';
import { deviceIdOf } from '../devices/device-id';
import type { LoginOrigin, NoticeNewDevice } from './login-origin';
import { noteDevice } from '../devices/note-device';
import { rememberDevice } from '../devices/known-device';

export const accountBanned = () => new DomainError('login-refused', 'This account is banned.');
/** The same error for an unknown name and a wrong password (docs/security.md#guessing). */
export const wrongCredentials = () => new DomainError('wrong-credentials', 'Incorrect username or password.');

export interface FinishLoginContext {
  db: Drizzle;
  noticeNewDevice: NoticeNewDevice;
  /** Called once the session exists. */
  onLogin: () => void;
}

export interface FinishedLogin {
  account: AccountRow;
  session: NewSession;
  /** What the device sends with its next login. */
  knownDevice: string;
}

export function loginTypeOf(entryType: string): LoginType {
  return isInGameEntry(entryType) ? 'login_game' : 'login_web_normal';
}

/**
 * Completes a login after the proof of identity: a session, a row in the history, a known device, and a notice when the device is new.
 * `proved` is the account as it was at the time of the proof.
 * @throws DomainError login-refused when it is banned, wrong-credentials when its password changed since
 */
export async function finishLogin(
  { db, noticeNewDevice, onLogin }: FinishLoginContext,
  { proved, origin }: { proved: Pick<AccountRow, 'id' | 'passwordHash'>; origin: LoginOrigin },
): Promise<FinishedLogin> {
  const finished = await inTransaction(db, async (tx) => {
    // Locks out a password change, which would otherwise not end the session that begins here.
    const [row] = await tx.select().from(account).where(eq(account.id, proved.id)).for('share');
    if (!row || row.passwordHash !== proved.passwordHash) throw wrongCredentials();
    if (isBanned(row)) throw accountBanned();
    const { entryType, address, device } = origin;
    const session = await startSession(tx, row.id, { entryType, address, device });
    const remembered = await rememberDevice(tx, row.id, { token: origin.deviceToken, device });
    const token = origin.deviceToken === undefined ? null : remembered.token;
    const deviceId = deviceIdOf({ token, accountId: row.id, userAgent: origin.userAgent });
    const type = loginTypeOf(entryType);
    await tx.insert(loginHistory).values({ accountId: row.id, type, address, device, deviceId });
    await noteDevice(tx, { accountId: row.id, deviceId, device, userAgent: origin.userAgent });
    if (remembered.isNew) await noticeNewDevice(tx, row, origin);
    return { account: row, session, knownDevice: remembered.token };
  });
  onLogin();
  return finished;
}
