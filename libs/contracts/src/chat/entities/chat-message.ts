import * as v from 'valibot';
import { rowsOf } from '../../protocol/wire/rows-of';
import { UnixSecondsSchema, WireFlagSchema, WireTextSchema } from '../../protocol/wire/wire';

const nowSeconds = () => Math.floor(Date.now() / 1000);

/**
 * A message of the public chat or the bot. `timestamp` is in unix seconds; if it is absent, the current time is used
 * (docs/behaviour/chat.md#chat-message).
 */
export const ChatMessageSchema = v.object({
  /** Unique among the messages of a host; empty if the host sends none. */
  id_message: WireTextSchema,
  uid: WireTextSchema,
  name: WireTextSchema,
  /** The text, as typed. Show it as text, never as HTML. */
  input: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  timestamp: v.pipe(
    UnixSecondsSchema,
    v.transform((timestamp) => timestamp || nowSeconds()),
  ),
  isBot: v.nullish(WireFlagSchema, false),
  /** The room, unless it is the public one (extension `chat`). */
  room: v.exactOptional(WireTextSchema),
});
export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>;

const MessageListSchema = rowsOf(ChatMessageSchema, { isWhole: true });

/**
 * The latest messages, oldest first: a list, or an object with the list in `messages` (docs/behaviour/api.md#heard-by-the-client). The
 * output is the list.
 */
export const ChatHistorySchema = v.union([
  MessageListSchema,
  v.pipe(
    v.object({ messages: MessageListSchema }),
    v.transform(({ messages }) => messages),
  ),
]);
