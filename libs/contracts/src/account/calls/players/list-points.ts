import * as v from 'valibot';
import { extensions } from '../../../protocol/extensions';
import { PointEntrySchema } from '../../entities/point-entry';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { listOf } from '../../../protocol/wire/list-of';
import { UnixSecondsSchema, WireIntegerSchema } from '../../../protocol/wire/wire';

export const listPoints = defineCall({
  host: 'account',
  method: 'GET',
  credential: 'authorization',
  extension: extensions.checkIn,
  name: 'listPoints',
  summary: 'The points of the account, and their history',
  path: '/api/v2/account/points',
  response: answerWith(
    v.object({
      balance: WireIntegerSchema,
      /** When the next check-in is possible, unix seconds; 0 = now. */
      nextAt: UnixSecondsSchema,
      /** Newest first, at most 100. */
      entries: listOf(PointEntrySchema),
    }),
  ),
});
