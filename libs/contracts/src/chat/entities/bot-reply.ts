import * as v from 'valibot';
import { RetcodeSchema } from '../../protocol/envelope';
import { UnixSecondsSchema, WireTextSchema } from '../../protocol/wire';

/**
 * The bot's answer to a command. With 429 or 408 `timestamp` says until when to wait, unix seconds, 0 = not sent
 * (docs/behaviour/chat.md#bot-reply, docs/behaviour/chat.md#bot-rate-limit).
 */
export const BotReplySchema = v.object({
  retcode: RetcodeSchema,
  message: WireTextSchema,
  timestamp: UnixSecondsSchema,
  /** The `nonce` of the command (extension `chat`). */
  nonce: v.exactOptional(WireTextSchema),
});
export type BotReply = v.InferOutput<typeof BotReplySchema>;

/** True for the two codes that block further commands for a while (docs/behaviour/chat.md#bot-rate-limit). */
export function isBotRateLimit(retcode: number): boolean {
  return retcode === 429 || retcode === 408;
}
