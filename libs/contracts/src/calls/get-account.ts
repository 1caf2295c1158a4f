import * as v from 'valibot';
import { AccountSchema } from '../entities/account';
import { PlayerListSchema } from '../entities/player-entry';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { knownWord } from '../lib/known-word';

/**
 * A read in spite of POST, so it may be sent again; every code but 200 and 0 ends the session
 * (docs/behaviour/account.md#loading-the-account).
 */
export const getAccount = defineCall({
  name: 'getAccount',
  summary: 'The account with its players; refresh_player asks every server anew, which is slow',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account',
  body: v.object({ action: knownWord('refresh_player') }),
  response: answerWith(v.object({ account: AccountSchema, player: PlayerListSchema })),
  isIdempotent: true,
  credential: 'token',
});
