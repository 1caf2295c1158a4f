import { planReward } from '@starhaven/game-engines';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { findCharacter } from '../characters/find-character';
import { acceptDelivery } from '../deliveries/accept-delivery';
import type { PlayersContext } from '../players-context';
import { requireCallableServer } from '../require-callable-server';
import { redeemableCode, redeemUse } from '../tables';
import { redeemCodeKey } from './redeem-code-key';

export interface RedeemInput {
  accountId: number;
  code: string;
  serverId: string;
  /** The player's number in the game; it must be the account's own character. */
  uid: string;
  /** The game server's own number for the account; empty: not given. */
  gameAccountId: string;
  addressKey: string;
}

/** The same error for a code that is unknown, expired, used up or for other servers, so that the answer reveals no existing code. */
const noKey = () => new DomainError('not-found', 'api_db_cdkey_nokey');

/**
 * Redeems a code for the account's own character: the use and its deliveries are stored together or not at all
 * (docs/behaviour/account.md#redeem-codes). The items are sent afterwards.
 * @throws DomainError not-found, already-exists when the account has used the code, failed-precondition, rate-limited
 */
export async function redeemCode(
  { db, gateway, limits, wakeDeliveries }: Pick<PlayersContext, 'db' | 'gateway' | 'limits' | 'wakeDeliveries'>,
  { accountId, code, serverId, uid, gameAccountId, addressKey }: RedeemInput,
): Promise<void> {
  await refuseOverLimit(limits.redeemsOfAccount, String(accountId));
  await refuseOverLimit(limits.redeemsOfAddress, addressKey);
  const server = requireCallableServer({ gateway }, serverId);
  const own = await findCharacter(db, { accountId, serverId: server.id });
  const isOwn = own?.uid === uid && (gameAccountId === '' || gameAccountId === own.gameAccountId);
  if (!isOwn) throw new DomainError('failed-precondition', 'Invalid Server');
  await inTransaction(db, async (tx) => {
    // The update itself checks the number of uses, so only one of two parallel requests gets the last use.
    const [key] = await tx
      .update(redeemableCode)
      .set({ uses: sql`${redeemableCode.uses} + 1` })
      .where(
        and(
          eq(redeemableCode.code, redeemCodeKey(code)),
          eq(redeemableCode.game, server.game),
          or(isNull(redeemableCode.serverId), eq(redeemableCode.serverId, server.id)),
          eq(redeemableCode.isDisabled, false),
          or(isNull(redeemableCode.expiresAt), gt(redeemableCode.expiresAt, sql`now()`)),
          or(isNull(redeemableCode.maxUses), lt(redeemableCode.uses, redeemableCode.maxUses)),
        ),
      )
      .returning({ id: redeemableCode.id, title: redeemableCode.title, items: redeemableCode.items });
    if (!key) throw noKey();
    const used = await tx
      .insert(redeemUse)
      .values({ codeId: key.id, accountId })
      .onConflictDoNothing()
      .returning({ codeId: redeemUse.codeId });
    if (used.length === 0) throw new DomainError('already-exists', 'You have redeemed this code already.');
    const parts = planReward(server.engine, key.items);
    if (parts === null) throw new DomainError('failed-precondition', 'This game server accepts no rewards.');
    await acceptDelivery(tx, { accountId, serverId: server.id, uid, title: key.title, parts });
  });
  wakeDeliveries();
}
