import { randomBytes } from 'node:crypto';
import { startSocialLink, unlinkSocialLogin } from '@starhaven/contracts/account';
import { socialProviders } from '@starhaven/contracts/session';
import { formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { socialLinkCookie } from '../../../lib/login/login-cookies.server';
import { settle } from '../../../lib/visit/settle.server';
import { socialLabel } from '../../../lib/social/social-label';
import type { AccountReplyFields } from '../account-reply';

const SocialSchema = v.object({
  provider: v.picklist(socialProviders),
  password: v.pipe(v.optional(v.string(), ''), v.maxBytes(1024, 'Password is too long')),
});

/**
 * Asks for the password before a link, because a linked login gives access to the account. The ticket goes into a cookie. The page leads
 * to the provider by a link, because browsers refuse a form that redirects to another host (docs/security.md#forms-and-redirects).
 */
export const linkSocialIntent = formIntent(
  SocialSchema,
  async (visit: AccountVisit, body) => {
    const result = await visit.client.call(startSocialLink, { sessionKey: visit.sessionKey, body });
    const answer = await settle<AccountReplyFields>(visit, result, {
      success: null,
      refusal: { title: 'Not linked', message: 'That did not work. Please try again.' },
      more: { leaveFor: body.provider },
    });
    if (!result.ok) return answer;
    const state = randomBytes(32).toString('base64url');
    const link = { provider: body.provider, state, ticket: result.data.ticket };
    const headers = new Headers({ 'Set-Cookie': await socialLinkCookie(visit.context).set(link) });
    return { ...answer, headers };
  },
  { secrets: ['password'] },
);

/** Unlinks a login. The host refuses if it is the last way to log in (docs/behaviour/account.md#ways-to-log-in). */
export const unlinkSocialIntent = formIntent(
  SocialSchema,
  async (visit: AccountVisit, body) =>
    settle<AccountReplyFields>(
      visit,
      await visit.client.call(unlinkSocialLogin, { sessionKey: visit.sessionKey, body }),
      {
        success: { title: 'Unlinked', message: `You can no longer log in with ${socialLabel(body.provider)}.` },
        refusal: { title: 'Not unlinked', message: 'That did not work. Please try again.' },
      },
    ),
  { secrets: ['password'] },
);
