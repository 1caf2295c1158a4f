import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { SocialProviderSchema } from './social-provider';

/** The last way to log in cannot be unlinked (docs/behaviour/account.md#ways-to-log-in). */
export const unlinkSocialLogin = defineCall({
  name: 'unlinkSocialLogin',
  summary: 'Unlink the login of a provider',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/social/unlink',
  credential: 'authorization',
  extension: extensions.socialLinks,
  body: v.object({ provider: SocialProviderSchema, password: v.pipe(v.string(), v.maxLength(1024)) }),
  response: OutcomeSchema,
});
