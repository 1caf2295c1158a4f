import { webEntryType } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireVisitorAddress } from '../http/require-visitor-address';
import { answerSocialPage, socialPageOptions, textOf } from '../http/social-page';
import type { AttemptCookie } from '../http/attempt-cookie';
import { takeLinkSession } from './links/take-link-session';
import { unlinkSocialLogin } from './links/unlink-social-login';
import { popupPage } from './popup-page';
import { providerRules } from './providers/provider';
import { requireClient } from './social-context';
import type { SocialContext } from './social-context';
import { startSocialLogin } from './start-social-login';

export interface SocialPageContext extends AccountContext, SocialContext {
  cookie: AttemptCookie;
}

export function startSocialLoginRoute(app: FastifyInstance, context: SocialPageContext): void {
  app.get<{ Params: { provider: string } }>(
    '/account/login/:provider',
    socialPageOptions('Start a social login'),
    async (request, reply) => {
      const type = textOf(request.query, 'type') ?? webEntryType;
      const session = textOf(request.query, 'session') ?? '';
      const isLink = type === 'link' || type === 'unlink';
      const failurePath = () => (isLink ? '/account' : '/login');
      return answerSocialPage(context, { request, reply, failurePath }, async (provider) => {
        requireClient(context, provider);
        const linkAccountId = isLink ? await takeLinkSession(context.db, { type, provider, session }) : null;
        if (type === 'unlink' && linkAccountId !== null) {
          const account = { id: linkAccountId };
          await auditChange(context, { request, account, event: 'social-unlinked' }, () =>
            unlinkSocialLogin(context, { accountId: account.id, provider }),
          );
          return popupPage(context.site.url, '/account', 'ok', `${providerRules[provider].title} was unlinked.`);
        }
        const { state, url } = await startSocialLogin(context, {
          provider,
          addressKey: requireVisitorAddress(request).addressKey,
          entryType: isLink ? webEntryType : type,
          siteState: textOf(request.query, 'state') ?? '',
          linkAccountId,
        });
        void reply.header('set-cookie', context.cookie.set(state));
        return url;
      });
    },
  );
}
