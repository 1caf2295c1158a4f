import type { FastifyInstance } from 'fastify';
import { requireVisitorAddress } from '../http/require-visitor-address';
import { answerSocialPage, socialPageOptions, textOf } from '../http/social-page';
import { finishSocialLogin } from './finish-social-login';
import type { ReturnPath } from './popup-page';
import { requireClient } from './social-context';
import type { SocialPageContext } from './start-social-login.route';

export function finishSocialLoginRoute(app: FastifyInstance, context: SocialPageContext): void {
  app.get<{ Params: { provider: string } }>(
    '/account/login/:provider/callback',
    socialPageOptions('Finish a social login'),
    (request, reply) => {
      let returnPath: ReturnPath = '/login';
      const failurePath = () => returnPath;
      return answerSocialPage(context, { request, reply, failurePath }, async (provider) => {
        // Without the provider's client there is no attempt, so there is no cookie to clear.
        requireClient(context, provider);
        void reply.header('set-cookie', context.cookie.clear);
        const finished = await finishSocialLogin(
          { ...context, log: request.log },
          {
            provider,
            addressKey: requireVisitorAddress(request).addressKey,
            state: textOf(request.query, 'state'),
            code: textOf(request.query, 'code'),
            error: textOf(request.query, 'error'),
            ownState: context.cookie.read(request.headers.cookie),
          },
          () => {
            returnPath = '/account';
          },
        );
        const { ticket, siteState } = finished;
        const query = new URLSearchParams(
          finished.kind === 'link'
            ? { link: ticket, login_type: provider }
            : { session: ticket, login_type: provider, type: finished.entryType },
        );
        if (siteState !== '') query.set('state', siteState);
        return `${context.site.url}${returnPath}?${query}`;
      });
    },
  );
}
