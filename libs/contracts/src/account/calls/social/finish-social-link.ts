import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';

/**
 * Links the login with which the visitor came back to the account that started the link. Works once
 * (docs/behaviour/account.md#social-logins).
 */
export const finishSocialLink = defineCall({
  name: 'finishSocialLink',
  summary: 'Link the social login with which the visitor came back',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/social/link',
  credential: 'authorization',
  extension: extensions.socialLinks,
  body: v.object({ link: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)) }),
  response: OutcomeSchema,
});
