import * as v from 'valibot';
import { OutcomeSchema } from '../lib/answer';
import { defineCall } from '../lib/define-call';

/** 200 is success, 429 says in `timestamp` until when the address cannot be changed (docs/behaviour/account.md#edit-messages). */
export const editAccount = defineCall({
  name: 'editAccount',
  summary: 'Change name, username, address or passwords',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/edit',
  body: v.object({
    /** The current web password; needed when a new one is set (docs/behaviour/account.md#edit-form). */
    password_saveit: v.nullish(v.string()),
    /** Fields that are left out or empty stay as they are. */
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
