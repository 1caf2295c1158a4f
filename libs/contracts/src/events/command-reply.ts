import { BotReplySchema } from '../entities/bot-reply';
import { defineServerEvent } from '../lib/define-event';

/** The answer to a command (spec 1 §7). */
export const commandReplied = defineServerEvent('cmdRsp', BotReplySchema);
