import type { ChatMessage, ShownChatMessage } from '@starhaven/contracts/chat';
import { publicChatRoom } from '@starhaven/contracts/chat';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { chatMessage } from '../tables';

export type ChatMessageRow = typeof chatMessage.$inferSelect;

/** A message as clients get it (docs/behaviour/chat.md#chat-message). Clients of the specification get none with a room. */
export const toWire = ({ id, accountId, name, input, sentAt, room }: ChatMessageRow): ChatMessage => ({
  id_message: String(id),
  uid: String(accountId),
  name,
  input,
  timestamp: toUnixSeconds(sentAt),
  isBot: false,
  ...(room === publicChatRoom ? {} : { room }),
});

export const toShown = (row: ChatMessageRow): ShownChatMessage => ({ ...toWire(row), isPending: row.isPending });
