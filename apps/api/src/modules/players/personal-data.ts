import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import type { FindPersonalData } from '../account';
import { character, delivery, pointEntry, redeemUse, redeemableCode } from './tables';

/** The characters, rewards and points of an account, for its export (docs/behaviour/account.md#export). Codes that are open are left out. */
export const findPlayersData =
  (db: Drizzle): FindPersonalData =>
  async (accountId) => {
    const characters = await db.select().from(character).where(eq(character.accountId, accountId));
    const rewards = await db.select().from(delivery).where(eq(delivery.accountId, accountId)).orderBy(asc(delivery.id));
    const points = await db
      .select()
      .from(pointEntry)
      .where(eq(pointEntry.accountId, accountId))
      .orderBy(asc(pointEntry.id));
    const codes = await db
      .select({ title: redeemableCode.title, usedAt: redeemUse.usedAt })
      .from(redeemUse)
      .innerJoin(redeemableCode, eq(redeemableCode.id, redeemUse.codeId))
      .where(eq(redeemUse.accountId, accountId));
    return {
      characters: characters.map(
        ({ serverId, uid, gameAccountId, nickname, signature, state, searchedAt, provenAt, provenBy }) => ({
          ...{ serverId, uid, gameAccountId, nickname, signature, state, provenBy },
          searchedAt: toUnixSeconds(searchedAt),
          provenAt: toUnixSeconds(provenAt),
        }),
      ),
      rewards: rewards.map(({ serverId, uid, title, part, state, note, acceptedAt, settledAt }) => ({
        ...{ serverId, uid, title, items: part.items, state, note },
        acceptedAt: toUnixSeconds(acceptedAt),
        settledAt: toUnixSeconds(settledAt),
      })),
      points: points.map(({ amount, balance, reason, at }) => ({ amount, balance, reason, at: toUnixSeconds(at) })),
      redeemedCodes: codes.map(({ title, usedAt }) => ({ title, usedAt: toUnixSeconds(usedAt) })),
    };
  };
