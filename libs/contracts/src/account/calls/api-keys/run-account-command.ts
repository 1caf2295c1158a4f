import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { WireIdSchema, WireTextSchema } from '../../../protocol/wire/wire';

/**
 * Runs one command for the account's own character on a server, with an API key in `Authorization` (docs/behaviour/account.md#api-keys).
 * The codes are those of the bot: 200 ran, 403 not allowed, 404 no such server or character, or not in the game, 408 may have run, 429 too
 * many.
 */
export const runAccountCommand = defineCall({
  name: 'runAccountCommand',
  summary: "Run a command for the account's own character, with an API key",
  host: 'account',
  method: 'POST',
  path: '/api/v2/command',
  credential: 'authorization',
  extension: extensions.apiKeys,
  body: v.object({
    server: WireIdSchema,
    command: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
  }),
  response: outcomeWith(v.object({ output: WireTextSchema })),
  isIdempotent: false,
});
