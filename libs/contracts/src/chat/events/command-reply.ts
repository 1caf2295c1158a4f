import { BotReplySchema } from '../entities/bot-reply';
import { defineServerEvent } from '../../protocol/define-event';

/** The answer to a command (docs/behaviour/api.md#heard-by-the-client). */
export const commandReplied = defineServerEvent('cmdRsp', BotReplySchema);
