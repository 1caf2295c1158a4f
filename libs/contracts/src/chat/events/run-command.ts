import * as v from 'valibot';
import { LanguageSchema } from '../../handbook/entities/language';
import { defaultLanguage } from '../../handbook/entities/languages';
import { defineClientEvent } from '../../protocol/define-event';
import { ChatNonceSchema } from '../entities/nonce';
import { WireIdSchema } from '../../protocol/wire/wire';
import { socketTextMaxLength } from '../../protocol/limits';

/**
 * Runs one game command for a character. `session` is the session key, `language` the language of the reply
 * (docs/behaviour/chat.md#command-request).
 */
export const runCommand = defineClientEvent(
  'cmdReq',
  v.object({
    input: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(socketTextMaxLength)),
    id_player: WireIdSchema,
    id_server: WireIdSchema,
    session: v.pipe(v.string(), v.nonEmpty(), v.maxLength(socketTextMaxLength)),
    nonce: ChatNonceSchema,
    /** Accepts the `offer` of a reply: the items of the line go to the outbox (extension `chat`, needs a `nonce`). */
    deliver: v.exactOptional(v.boolean()),
    language: v.nullish(v.fallback(LanguageSchema, defaultLanguage), defaultLanguage),
  }),
);
