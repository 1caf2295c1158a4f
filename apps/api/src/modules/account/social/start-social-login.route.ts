import { webEntryType } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/http/errors/refusal';
import type { AccountContext } from '../account-context';
import { requireVisitorAddress } from '../http/require-visitor-address';
import { answerSocialPage, socialPageOptions, textOf } from '../http/social-page';
import type { AttemptCookie } from './attempt-cookie';
import type { SocialContext } from './social-context';
import { startSocialLogin } from './start-social-login';

export interface SocialPageContext extends AccountContext, SocialContext {
  cookie: AttemptCookie;
}

export function startSocialLoginRoute(app: FastifyInstance, context: SocialPageContext): void {
  app.get<{ Params: { provider: string } }>(
    '/account/login/:provider',
    socialPageOptions('Leave for a social login'),
    async (request, reply) => {
      const type = textOf(request.query, 'type') ?? webEntryType;
      if (type === 'link' || type === 'unlink') {
        throw new Refusal(400, 'Linking a social login is not offered yet.', { status: 400 });
      }
      return answerSocialPage(context, { request, reply }, async (provider) => {
        const { state, url } = await startSocialLogin(context, {
          provider,
          addressKey: requireVisitorAddress(request).addressKey,
          entryType: type,
          siteState: textOf(request.query, 'state') ?? '',
        });
        void reply.header('set-cookie', context.cookie.set(state));
        return url;
      });
    },
  );
}
