import * as v from 'valibot';
import { DeviceListSchema } from '../entities/device';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';

/** Linked and seen devices (docs/behaviour/account.md#devices). */
export const listDevices = defineCall({
  name: 'listDevices',
  summary: 'The devices of the account',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/device',
  // Open on purpose: the session key travels as `token`.
  query: v.object({}),
  response: answerWith(DeviceListSchema),
  credential: 'token',
});
