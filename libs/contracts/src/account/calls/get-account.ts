import * as v from 'valibot';
import { AccountSchema } from '../entities/account';
import { DeliverySchema } from '../entities/delivery';
import { PlayerListSchema } from '../entities/player-entry';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { knownWord } from '../../protocol/wire/known-word';
import { listOf } from '../../protocol/wire/list-of';

/**
 * Without an action, this POST only reads, so it may be retried. Every code except 200 and 0 ends the session
 * (docs/behaviour/account.md#loading-the-account).
 */
export const getAccount = defineCall({
  name: 'getAccount',
  summary: 'The account with its players; refresh_player asks every server again, which is slow',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account',
  body: v.object({
    action: knownWord('refresh_player'),
    /** Asks for `account.extras` (extension `account-extras`). */
    extras: knownWord('yes'),
    /** Asks for `deliveries` (extension `account-deliveries`). */
    deliveries: knownWord('yes'),
  }),
  response: answerWith(
    v.object({
      account: AccountSchema,
      player: PlayerListSchema,
      /** As in `listDeliveries`; missing if they were not requested or could not be listed. */
      deliveries: v.optional(listOf(DeliverySchema)),
    }),
  ),
  isIdempotent: true,
  credential: 'token',
});
