import { isInGameEntry, LoginRetcode } from '@starhaven/contracts';
import type { LoginType } from '@starhaven/contracts';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { Refusal } from '../../../platform/http/refusal';
import type { AccountRow } from '../accounts';
import { isBanned } from '../roles';
import { startSession } from '../sessions/start-session';
import { account, loginHistory } from '../tables';
import { toUnixSeconds } from '../unix-seconds';
import { deviceIdOf } from './device-id';
import type { LoginOrigin, NoticeNewDevice } from './login-seams';
import { rememberDevice } from './known-device';

export const accountBanned = () => new Refusal(-1, 'This account is banned.');
/** The same for an unknown name and a wrong password (docs/security.md#guessing). */
export const wrongCredentials = () => new Refusal(-1, 'Incorrect username or password.');

export function loginTypeOf(entryType: string): LoginType {
  return isInGameEntry(entryType) ? 'login_game' : 'login_web_normal';
}

/**
 * Lets somebody in who has proved who they are: a session, a line in the history, a known device, and a notice when the
 * device is new. `proved` is the account as it was when the proof was made.
 * @throws Refusal when it is banned, or got another password since
 */
export async function finishLogin(
  db: Drizzle,
  proved: Pick<AccountRow, 'id' | 'passwordHash'>,
  origin: LoginOrigin,
  noticeNewDevice: NoticeNewDevice,
) {
  return inTransaction(db, async (tx) => {
    // Locked against a change of the password, which would otherwise miss the session that begins here.
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
    if (remembered.isNew) await noticeNewDevice(tx, row, origin);
    return {
      retcode: LoginRetcode.OK,
      message: 'Login successful',
      data: {
        uid: String(row.id),
        username: row.username,
        name: row.name,
        token: session.token,
        tokenAPI: row.apiCode,
        sessionKey: session.sessionKey,
        expiredlogin: toUnixSeconds(session.expiresAt),
        locale: row.locale,
        role: row.roles,
        roleExpired: toUnixSeconds(row.roleExpiresAt),
      },
      known_device: remembered.token,
    };
  });
}
