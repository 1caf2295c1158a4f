import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { listOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { HostReadingSchema } from '../../entities/host-reading';

/** The newest reading, and those of the last five minutes, the oldest first (docs/behaviour/admin.md#overview). Permission `overview`. */
export const getOverview = defineCall({
  ...adminRead,
  name: 'getOverview',
  summary: 'Readings of the machine and the site',
  path: '/api/v2/admin/overview',
  response: answerWith(v.object({ now: HostReadingSchema, history: listOf(HostReadingSchema) })),
});
