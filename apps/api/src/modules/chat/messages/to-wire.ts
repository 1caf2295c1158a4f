import type { ChatMessage } from '@starhaven/contracts/chat';
import type { chatMessage } from '../tables';

export type ChatMessageRow = typeof chatMessage.$inferSelect;

/** A message as clients get it (docs/behaviour/chat.md#chat-message). */
export const toWire = ({ id, accountId, name, input, sentAt }: ChatMessageRow): ChatMessage => ({
  id_message: String(id),
  uid: String(accountId),
  name,
  input,
  timestamp: Math.floor(sentAt.getTime() / 1000),
  isBot: false,
});
