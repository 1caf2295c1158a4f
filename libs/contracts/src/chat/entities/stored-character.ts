import * as v from 'valibot';
import { RetcodeSchema } from '../../protocol/answers/envelope';
import { WireIdSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';

/**
 * A character for which the visitor can run bot commands, as the account page stores it in the browser
 * (docs/behaviour/chat.md#stored-characters).
 */
export const StoredCharacterSchema = v.object({
  player: v.object({
    retcode: RetcodeSchema,
    data: v.object({ uid: WireIdSchema, nickname: WireTextSchema }),
  }),
  server: v.object({
    id: WireIdSchema,
    title: WireTextSchema,
    /** Game id; a command runs only on a server of the same game (docs/behaviour/chat.md#bot-chat). */
    type_game: WireIntegerSchema,
    /** Version of the server's command API, compared as text. */
    api_game: WireTextSchema,
  }),
});
export type StoredCharacter = v.InferOutput<typeof StoredCharacterSchema>;

export const StoredCharactersSchema = v.array(StoredCharacterSchema);
