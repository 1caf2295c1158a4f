import * as v from 'valibot';
import { DeviceListSchema } from '../entities/device';
import { answerOrEmpty } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';

/** Linked and seen devices (docs/behaviour/account.md#devices). */
export const listDevices = defineCall({
  name: 'listDevices',
  summary: 'The devices of the account',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/device',
  // Intentionally empty: the session key is sent as `token`.
  query: v.object({}),
  response: answerOrEmpty(DeviceListSchema, {}),
  credential: 'token',
});
