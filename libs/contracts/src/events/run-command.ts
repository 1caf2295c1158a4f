import * as v from 'valibot';
import { defaultLanguage, LanguageSchema } from '../entities/language';
import { defineClientEvent } from '../lib/define-event';
import { WireIdSchema } from '../lib/wire';
import { socketTextMaxLength } from '../limits';

/**
 * Runs one game command for a character; `session` is the session key, `language` that of the reply
 * (docs/behaviour/chat.md#command-request).
 */
export const runCommand = defineClientEvent(
  'cmdReq',
  v.object({
    input: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(socketTextMaxLength)),
    id_player: WireIdSchema,
    id_server: WireIdSchema,
    session: v.pipe(v.string(), v.nonEmpty(), v.maxLength(socketTextMaxLength)),
    language: v.nullish(v.fallback(LanguageSchema, defaultLanguage), defaultLanguage),
  }),
);
