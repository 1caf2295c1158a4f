import type { GameItem } from '@starhaven/contracts/protocol';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { ChatContext } from '../chat-context';
import type { CommandOutcome } from './command-outcome';
import { beginCommand, findKnownOutcome } from './command-record';
import type { CommandKey } from './command-record';

const accepted: CommandOutcome = { kind: 'delivery-accepted' };

export interface Gift {
  accountId: number;
  serverId: number;
  uid: string;
  engine: string;
  item: GameItem;
}

/** Puts an item into the outbox only once, also when the request is repeated: record and delivery are stored together or not at all. */
export async function acceptGift(
  { db, outbox }: Pick<ChatContext, 'db'> & { outbox: NonNullable<ChatContext['outbox']> },
  key: CommandKey,
  gift: Gift,
): Promise<CommandOutcome> {
  const outcome = await inTransaction(db, async (tx): Promise<CommandOutcome | null> => {
    if (!(await beginCommand(tx, key, accepted))) return null;
    if (await outbox.accept(tx, gift)) return accepted;
    // The transaction rolls back without a record, so that the player may try again.
    throw new OutboxFull();
  }).catch((error: unknown): CommandOutcome => {
    if (error instanceof OutboxFull) return { kind: 'outbox-full' };
    throw error;
  });
  if (outcome === accepted) outbox.wake();
  return outcome ?? (await findKnownOutcome(db, key)) ?? accepted;
}

class OutboxFull extends Error {}
