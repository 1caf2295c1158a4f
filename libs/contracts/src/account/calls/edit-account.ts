import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answer';
import { defineCall } from '../../protocol/define-call';

/** 200 is success. With 429, `timestamp` says until when the address cannot be changed (docs/behaviour/account.md#edit-messages). */
export const editAccount = defineCall({
  name: 'editAccount',
  summary: 'Change name, username, address or passwords',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/edit',
  body: v.object({
    /** The current web password; required to set a new one (docs/behaviour/account.md#edit-form). */
    password_saveit: v.nullish(v.string()),
    /** Fields that are absent or empty stay unchanged. */
    data: v.object({
      name: v.nullish(v.string()),
      username: v.nullish(v.string()),
      email: v.nullish(v.string()),
      password_web: v.nullish(v.string()),
      password_ingame: v.nullish(v.string()),
    }),
  }),
  response: OutcomeSchema,
  credential: 'token',
});
