import type { DeviceList } from '@starhaven/contracts/account';
import { desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { accountDevice } from '../tables';

/** The linked devices of an account, and the ids of the others it has logged in from; the last used first. */
export async function listDevices(db: Drizzle, accountId: number): Promise<DeviceList> {
  const rows = await db
    .select()
    .from(accountDevice)
    .where(eq(accountDevice.accountId, accountId))
    .orderBy(desc(accountDevice.lastSeenAt), accountDevice.deviceId);
  return {
    link: rows
      .filter(({ linkedAt }) => linkedAt !== null)
      .map(({ deviceId, name, model, fingerprint }) => ({ deviceId, name, model, deviceFp: fingerprint })),
    nolink: rows.filter(({ linkedAt }) => linkedAt === null).map(({ deviceId }) => deviceId),
  };
}
