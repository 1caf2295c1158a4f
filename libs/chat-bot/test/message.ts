import type { ChatMessage } from '@starhaven/contracts/chat';

/** A message of another member. */
export const message = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id_message: id, uid: '8', name: 'Aru', input: `text ${id}`, timestamp: 1_800_000_000, isBot: false },
  ...more,
});
