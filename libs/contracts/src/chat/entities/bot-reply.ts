import * as v from 'valibot';
import { RetcodeSchema } from '../../protocol/answers/envelope';
import { UnixSecondsSchema, WireTextSchema } from '../../protocol/wire/wire';

/**
 * The bot's answer to a command. With 429 or 408 `timestamp` is the end of the wait, unix seconds; 0 = not sent
 * (docs/behaviour/chat.md#bot-reply, docs/behaviour/chat.md#bot-rate-limit).
 */
export const BotReplySchema = v.object({
  retcode: RetcodeSchema,
  message: WireTextSchema,
  timestamp: UnixSecondsSchema,
  /** The `nonce` of the command (extension `chat`). */
  nonce: v.exactOptional(WireTextSchema),
  /** `deliver`: the line did not run, and the outbox can give its items later (extension `chat`, docs/behaviour/chat.md#outbox-offer). */
  offer: v.exactOptional(v.fallback(v.nullable(v.literal('deliver')), null)),
  /** With 408: the line is running now, or it is unknown whether it ran (extension `chat`, docs/behaviour/chat.md#same-command-again). */
  outcome: v.exactOptional(v.fallback(v.nullable(v.picklist(['running', 'unknown'])), null)),
});
export type BotReply = v.InferOutput<typeof BotReplySchema>;
