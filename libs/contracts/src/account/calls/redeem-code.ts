import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

/** The message `api_db_cdkey_nokey` means that the code is invalid or expired (docs/behaviour/account.md#redeem). */
export const redeemCode = defineCall({
  name: 'redeemCode',
  summary: 'Redeem a code for a player on a server',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/redeem',
  body: v.object({
    code: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    server_id: WireIdSchema,
    uid_player: WireIdSchema,
    /** The game server's own number for the account; empty if it has none. */
    uid_account: WireTextSchema,
  }),
  bodyEncoding: 'form',
  response: OutcomeSchema,
  credential: 'token',
});
