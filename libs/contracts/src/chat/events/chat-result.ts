import * as v from 'valibot';
import { defineServerEvent } from '../../protocol/define-event';
import { RetcodeSchema } from '../../protocol/answers/envelope';
import { UnixSecondsSchema, WireTextSchema } from '../../protocol/wire/wire';

/**
 * The result of a message, for its sender (extension `chat`): 0 = stored under `id_message`; 429 and 403 = refused until `timestamp`, where
 * 0 = no end is known. `message` is the reason, for display (docs/behaviour/chat.md#refused-messages). `isPending`: it waits for approval.
 */
export const chatResult = defineServerEvent(
  'chat_result',
  v.object({
    nonce: WireTextSchema,
    retcode: RetcodeSchema,
    id_message: WireTextSchema,
    message: WireTextSchema,
    timestamp: UnixSecondsSchema,
    isPending: v.optional(v.boolean(), false),
  }),
);
