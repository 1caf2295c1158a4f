import type { GameItem } from '@starhaven/contracts/protocol';
import { planReward } from '@starhaven/game-engines';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { lockAccount } from '../../account';
import { delivery } from '../tables';
import { acceptDelivery } from './accept-delivery';

/** Deliveries of one account that may wait at once, so that nobody fills the outbox (docs/behaviour/chat.md#outbox-offer). */
const maxWaiting = 10;
const title = 'From the chat';

export interface ItemsForPlayer {
  accountId: number;
  serverId: number;
  uid: string;
  /** Kind of the game server's engine. */
  engine: string;
  item: GameItem;
}

/** Accepts an item that the player asked for, in the caller's transaction. False: too many wait, or this kind of server accepts none. */
export async function acceptItems(tx: Transaction, { engine, item, ...player }: ItemsForPlayer): Promise<boolean> {
  const parts = planReward(engine, [item]);
  if (parts === null) return false;
  // Locks the account, so that the limit counts on all servers together.
  await lockAccount(tx, player.accountId);
  const [waiting] = await tx
    .select({ count: count() })
    .from(delivery)
    .where(
      and(
        eq(delivery.accountId, player.accountId),
        // One that is being sent may return to `accepted`.
        inArray(delivery.state, ['accepted', 'sending']),
        eq(delivery.title, title),
      ),
    );
  if ((waiting?.count ?? 0) >= maxWaiting) return false;
  await acceptDelivery(tx, { ...player, title, parts });
  return true;
}
