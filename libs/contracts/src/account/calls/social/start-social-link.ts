import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { SocialProviderSchema } from './social-provider';

/**
 * The ticket is the `session` of the page `/account/login/{provider}?type=link`; it works once and for one minute. So the session key is
 * never part of an address. The visitor comes back to `/account` with `link` and `login_type` (docs/behaviour/account.md#social-logins).
 */
export const startSocialLink = defineCall({
  name: 'startSocialLink',
  summary: 'A ticket for the redirect to a provider whose login is to be linked',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/social/start',
  credential: 'authorization',
  extension: extensions.socialLinks,
  body: v.object({ provider: SocialProviderSchema, password: v.pipe(v.string(), v.maxLength(1024)) }),
  response: answerWith(v.object({ ticket: v.pipe(v.string(), v.nonEmpty()) })),
});
