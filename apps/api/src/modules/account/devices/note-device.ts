import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { hashKey } from '../../../platform/secrets/keys';
import { accountDevice } from '../tables';
import { deviceModel } from './device-model';

const fingerprintLength = 16;

export interface ObservedDevice {
  accountId: number;
  /** See `deviceIdOf`. */
  deviceId: string;
  /** Such as "Firefox on Windows". */
  device: string;
  userAgent: string;
}

/** Records that an account logged in from a device (docs/behaviour/account.md#devices). */
export async function noteDevice(
  tx: Drizzle,
  { accountId, deviceId, device, userAgent }: ObservedDevice,
): Promise<void> {
  const facts = {
    name: device,
    model: deviceModel(userAgent),
    fingerprint: userAgent === '' ? '' : hashKey(`program ${userAgent}`).slice(0, fingerprintLength),
  };
  await tx
    .insert(accountDevice)
    .values({ accountId, deviceId, ...facts })
    .onConflictDoUpdate({
      target: [accountDevice.accountId, accountDevice.deviceId],
      set: { ...facts, lastSeenAt: sql`now()` },
    });
}
