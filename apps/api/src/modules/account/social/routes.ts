import { extensions, socialProviders, webEntryType } from '@starhaven/contracts';
import type { SocialProvider } from '@starhaven/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/refusal';
import { AccountLog } from '../account-log';
import type { AccountModuleOptions } from '../account-module-options';
import { RegistrationLimits } from '../register/registration-limits';
import { requireVisitorAddress } from '../require-visitor-address';
import { createAttemptCookie } from './attempt-cookie';
import { startAttempt } from './attempts';
import { finishAttempt } from './finish-attempt';
import { createOAuthClient } from './oauth-client';
import type { OAuthClient } from './oauth-client';
import { providerRules } from './provider';
import { failurePage, SocialFailure } from './social-failure';

const entryTypeMaxLength = 40;
const siteStateShape = /^[\w.~-]{1,200}$/;

type Query = Record<string, string | string[] | undefined>;

const isProvider = (text: string): text is SocialProvider => socialProviders.some((provider) => provider === text);

/** A parameter that is there once. */
function textOf(query: unknown, name: string): string | null {
  const value = (query as Query)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * The way to Discord or Twitter and back: pages to navigate to (docs/behaviour/api.md#social-login-pages). Whatever goes wrong
 * ends on the login page with a message.
 */
export function registerSocialRoutes(app: FastifyInstance, options: AccountModuleOptions): void {
  const { db, limits, site, social, metrics } = options;
  const registrations = new RegistrationLimits(limits);
  const starts = limits.create({ name: 'social-login', max: 30, windowSeconds: 5 * 60 });
  const cookie = createAttemptCookie(site.url);
  const log = new AccountLog(options.logSecret);
  const clients = new Map<SocialProvider, OAuthClient>();
  for (const provider of socialProviders) {
    const config = social[provider];
    if (config === null) continue;
    const redirectUrl = `${site.url}/account/login/${provider}/callback`;
    clients.set(provider, createOAuthClient({ ...config, scopes: providerRules[provider].scopes, redirectUrl }));
    app.extensions.add(provider === 'discord' ? extensions.socialDiscord : extensions.socialTwitter);
  }

  function requireClient(provider: SocialProvider): OAuthClient {
    const client = clients.get(provider);
    if (!client) throw new SocialFailure(`Login with ${providerRules[provider].title} is not offered here.`);
    return client;
  }

  /** Sends the browser on; a failure goes to the login page with what happened. */
  async function redirect(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (provider: SocialProvider) => Promise<string>,
  ): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const { provider } = request.params as { provider: string };
    if (!isProvider(provider)) throw new Refusal(404, 'Not Found', { status: 404 });
    const { address } = requireVisitorAddress(request);
    const note = (outcome: string) => {
      metrics.logins.inc({ event: 'social', outcome });
      log.write(request, `social-${provider}`, { outcome, address });
    };
    try {
      if (await app.isDiskLow()) throw new SocialFailure('Logging in this way is not possible at the moment.');
      const target = await work(provider);
      note('ok');
      return reply.redirect(target, 302);
    } catch (error) {
      const isExpected = error instanceof SocialFailure || (error instanceof Refusal && error.status < 500);
      if (!isExpected) request.log.error({ err: error }, 'social login failed');
      note(isExpected ? 'refused' : 'error');
      const message = isExpected ? error.message : 'Something went wrong. Please try again in a few minutes.';
      return reply.redirect(failurePage(site.url, message), 302);
    }
  }

  const documented = (summary: string) => ({
    exposeHeadRoute: false,
    schema: { summary, tags: ['account'] } as object,
  });

  app.get('/account/login/:provider', documented('Leave for a social login'), async (request, reply) => {
    const type = textOf(request.query, 'type') ?? webEntryType;
    if (type === 'link' || type === 'unlink') {
      throw new Refusal(400, 'Linking a social login is not offered yet.', { status: 400 });
    }
    return redirect(request, reply, async (provider) => {
      const client = requireClient(provider);
      const limit = await starts.hit(requireVisitorAddress(request).addressKey);
      if (limit.isOver) throw new SocialFailure('Too many logins were begun. Please try again in a few minutes.');
      const siteState = textOf(request.query, 'state') ?? '';
      const { state, codeVerifier } = await startAttempt(db, {
        provider,
        entryType: type.replace(/[^\w.-]/g, '').slice(0, entryTypeMaxLength) || webEntryType,
        siteState: siteStateShape.test(siteState) ? siteState : '',
      });
      void reply.header('set-cookie', cookie.set(state));
      return client.authorizationUrl(state, codeVerifier);
    });
  });

  app.get('/account/login/:provider/callback', documented('Come back from a social login'), (request, reply) =>
    redirect(request, reply, async (provider) => {
      const client = requireClient(provider);
      void reply.header('set-cookie', cookie.clear);
      const { addressKey } = requireVisitorAddress(request);
      const { ticket, entryType, siteState } = await finishAttempt(
        { db, provider, client, admitNew: () => registrations.count(addressKey), log: request.log },
        {
          state: textOf(request.query, 'state'),
          code: textOf(request.query, 'code'),
          error: textOf(request.query, 'error'),
          ownState: cookie.read(request.headers.cookie),
        },
      );
      const query = new URLSearchParams({ session: ticket, login_type: provider, type: entryType });
      if (siteState !== '') query.set('state', siteState);
      return `${site.url}/login?${query}`;
    }),
  );
}
