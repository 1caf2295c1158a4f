import type { AdminRedeemCode } from '@starhaven/contracts/admin';
import { desc } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { redeemableCode } from '../tables';

const maxListed = 500;

/** The newest redeem codes. `slugOf` returns the slug of a game server. */
export async function listRedeemCodes(db: Drizzle, slugOf: (serverId: number) => string): Promise<AdminRedeemCode[]> {
  const rows = await db.select().from(redeemableCode).orderBy(desc(redeemableCode.id)).limit(maxListed);
  return rows.map(({ id, code, title, game, serverId, items, uses, maxUses, expiresAt, isDisabled }) => ({
    ...{ id: String(id), code, title, game, items, uses, isDisabled },
    server: serverId === null ? '' : slugOf(serverId),
    maxUses: maxUses ?? 0,
    expiresAt: toUnixSeconds(expiresAt),
  }));
}
