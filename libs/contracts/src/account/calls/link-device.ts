import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';

/** `add` links, `remove` unlinks (docs/behaviour/api.md#account-calls). */
export const linkDevice = defineCall({
  name: 'linkDevice',
  summary: 'Link or unlink a device',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/device/link',
  body: v.object({
    deviceId: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    action: v.picklist(['add', 'remove']),
  }),
  bodyEncoding: 'form',
  response: OutcomeSchema,
  credential: 'token',
});
