import type { BotReply } from '@starhaven/contracts/chat';
import type { GameItem } from '@starhaven/contracts/protocol';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { ChatContext } from '../chat-context';
import { beginCommand, findKnownReply } from './command-record';
import type { CommandKey } from './command-record';

const accepted: BotReply = {
  retcode: 200,
  message:
    'The items arrive when your character is in the game and the server is online. The account page shows your deliveries.',
  timestamp: 0,
};
const isFull: BotReply = {
  retcode: 429,
  message: 'Too many of your deliveries are waiting. Log in to the game, and try again after they have arrived.',
  timestamp: 0,
};

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
): Promise<BotReply> {
  const reply = await inTransaction(db, async (tx) => {
    if (!(await beginCommand(tx, key, accepted))) return null;
    if (await outbox.accept(tx, gift)) return accepted;
    // The transaction rolls back without a record, so that the player may try again.
    throw new OutboxFull();
  }).catch((error: unknown) => {
    if (error instanceof OutboxFull) return isFull;
    throw error;
  });
  if (reply === accepted) outbox.wake();
  return reply ?? (await findKnownReply(db, key)) ?? accepted;
}

class OutboxFull extends Error {}
