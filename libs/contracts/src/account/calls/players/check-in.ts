import * as v from 'valibot';
import { extensions } from '../../../protocol/extensions';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { UnixSecondsSchema, WireIntegerSchema } from '../../../protocol/wire/wire';

/** Once a day in UTC (docs/behaviour/account.md#daily-check-in). If the account has already checked in today, the answer is -1. */
export const checkIn = defineCall({
  host: 'account',
  method: 'POST',
  credential: 'authorization',
  extension: extensions.checkIn,
  name: 'checkIn',
  summary: "Earn today's points",
  path: '/api/v2/account/points/check-in',
  response: answerWith(
    v.object({
      earned: WireIntegerSchema,
      balance: WireIntegerSchema,
      /** The next check-in is possible from this time, unix seconds. */
      nextAt: UnixSecondsSchema,
    }),
  ),
});
