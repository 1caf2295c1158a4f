import * as v from 'valibot';
import { defineClientEvent } from '../../protocol/define-event';

/** Removes a message: one's own, or any for moderators (extension `chat`, docs/behaviour/chat.md#removing-messages). */
export const removeChatMessage = defineClientEvent(
  'chat_remove',
  v.object({ id_message: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
);
