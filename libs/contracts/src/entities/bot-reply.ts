import * as v from 'valibot';
import { RetcodeSchema } from '../lib/envelope';
import { UnixSecondsSchema, WireTextSchema } from '../lib/wire';

/**
 * What the bot answers to a command; with 429 or 408 `timestamp` says until when to wait, unix seconds, 0 = not said
 * (docs/behaviour/chat.md#bot-reply, docs/behaviour/chat.md#bot-rate-limit).
 */
export const BotReplySchema = v.object({
  retcode: RetcodeSchema,
  message: WireTextSchema,
  timestamp: UnixSecondsSchema,
});
export type BotReply = v.InferOutput<typeof BotReplySchema>;

/** True for the two codes after which commands wait (docs/behaviour/chat.md#bot-rate-limit). */
export function isBotRateLimit(retcode: number): boolean {
  return retcode === 429 || retcode === 408;
}
