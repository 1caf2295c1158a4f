import * as v from 'valibot';
import { outcome } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';

/** The fields of an edit. */
export const editableFields = ['name', 'username', 'email', 'password_web', 'password_ingame', 'locale'] as const;
export type EditableField = (typeof editableFields)[number];

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
    /** The `extras.version` that the form showed (extension `account-extras`); without it the last edit wins. */
    version: v.nullish(v.pipe(v.string(), v.regex(/^([\w-]{8}\.){6}[\w-]{8}$/))),
    /** Fields that are absent or empty stay unchanged. */
    data: v.object({
      name: v.nullish(v.string()),
      username: v.nullish(v.string()),
      email: v.nullish(v.string()),
      password_web: v.nullish(v.string()),
      password_ingame: v.nullish(v.string()),
      /** A language tag such as `en` or `zh-CN` (extension `account-extras`). */
      locale: v.nullish(v.string()),
    }),
  }),
  response: outcome({
    /** For an edit with `version`: the fields that another edit changed since then. A refused edit changed nothing. */
    changed: v.optional(v.array(v.picklist(editableFields))),
  }),
  credential: 'token',
});
