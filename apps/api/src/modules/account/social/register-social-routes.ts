import { extensions } from '@starhaven/contracts/protocol';
import { socialProviders } from '@starhaven/contracts/session';
import type { SocialProvider } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../account-context';
import { createAttemptCookie } from '../http/attempt-cookie';
import { finishSocialLoginRoute } from './finish-social-login.route';
import { finishSocialLinkRoute } from './links/finish-social-link.route';
import { startSocialLinkRoute } from './links/start-social-link.route';
import { unlinkSocialLoginRoute } from './links/unlink-social-login.route';
import { createOAuthClient } from './providers/oauth-client';
import type { OAuthClient } from './providers/oauth-client';
import { providerRules } from './providers/provider';
import { startSocialLoginRoute } from './start-social-login.route';

/**
 * The pages that lead to Discord or Twitter and back (docs/behaviour/api.md#social-login-pages). Every failure ends on the login page with
 * a message.
 */
export function registerSocialRoutes(app: FastifyInstance, context: AccountContext): void {
  const { site, social } = context;
  const clients = new Map<SocialProvider, OAuthClient>();
  for (const provider of socialProviders) {
    const config = social[provider];
    if (config === null) continue;
    const redirectUrl = `${site.url}/account/login/${provider}/callback`;
    clients.set(provider, createOAuthClient({ ...config, scopes: providerRules[provider].scopes, redirectUrl }));
    app.extensions.add(provider === 'discord' ? extensions.socialDiscord : extensions.socialTwitter);
  }
  const pages = { ...context, clients, cookie: createAttemptCookie(site.url) };
  if (clients.size > 0) app.extensions.add(extensions.socialLinks);
  startSocialLoginRoute(app, pages);
  finishSocialLoginRoute(app, pages);
  startSocialLinkRoute(app, pages);
  finishSocialLinkRoute(app, context);
  unlinkSocialLoginRoute(app, context);
}
