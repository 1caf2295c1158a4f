import * as v from 'valibot';
import { outcome } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

const FoundSchema = v.pipe(
  v.object({ code: WireTextSchema, timestamp: UnixSecondsSchema }),
  v.transform(({ code = '', timestamp = 0 }) => ({ code, timestamp })),
);
const nothing = { code: '', timestamp: 0 };

/**
 * A search answers -2 if it has started, and 429 with `data.timestamp` if it is limited. For a code, `data` is the code itself
 * (docs/behaviour/api.md#account-calls, docs/behaviour/account.md#player-search). The output is `{code, timestamp}`: '' and 0 if absent,
 * `timestamp` in unix seconds.
 */
export const findOnServer = defineCall({
  name: 'findOnServer',
  summary: 'Look for the player of this account on a server, or get the code to enter in its game',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/find/server',
  query: v.object({ type: v.picklist(['player_search', 'code_server']), id_server: WireIdSchema }),
  response: outcome({
    data: v.optional(
      v.union([
        FoundSchema,
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform((code) => ({ ...nothing, code: String(code) })),
        ),
        v.pipe(
          v.union([v.null(), v.strictTuple([]), v.boolean()]),
          v.transform(() => nothing),
        ),
      ]),
      () => nothing,
    ),
  }),
  isIdempotent: false,
  credential: 'token',
});
