import * as v from 'valibot';
import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireTextSchema } from '../../protocol/wire/wire';

/**
 * `data.code` is the new access code (the account's tokenAPI), empty when turned off (docs/behaviour/account.md#access-code). A bare code
 * is accepted too.
 */
export const setAccessCode = defineCall({
  name: 'setAccessCode',
  summary: 'Generate, turn off or choose the access code of the game-command API',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/code',
  /** `gen`, `off`, or the code itself. */
  query: v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
  response: outcomeWith(
    v.union([
      v.object({ code: WireTextSchema }),
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((code) => ({ code: String(code) })),
      ),
    ]),
  ),
  isIdempotent: false,
  credential: 'token',
});
