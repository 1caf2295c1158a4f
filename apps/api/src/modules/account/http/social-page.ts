import { socialProviders } from '@starhaven/contracts/session';
import type { SocialProvider } from '@starhaven/contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/domain-error';
import { Refusal } from '../../../platform/http/errors/refusal';
import type { AccountContext } from '../account-context';
import { popupPage } from '../social/popup-page';
import type { ReturnPath } from '../social/popup-page';
import { requireVisitorAddress } from './require-visitor-address';

const isProvider = (text: string): text is SocialProvider => socialProviders.some((provider) => provider === text);

/** A query parameter that occurs exactly once; otherwise null. */
export function textOf(query: unknown, name: string): string | null {
  if (typeof query !== 'object' || query === null) return null;
  const value: unknown = Object.entries(query).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The documentation of the two pages in the API schema. */
export const socialPageOptions = (summary: string) => ({
  exposeHeadRoute: false,
  schema: { summary, tags: ['account'] },
});

/** Redirects the browser to the address that `work` returns; on failure to `failurePath`, the login page by default, with a message. */
export async function answerSocialPage(
  { accountLog, metrics, site }: Pick<AccountContext, 'accountLog' | 'metrics' | 'site'>,
  {
    request,
    reply,
    failurePath = () => '/login',
  }: {
    request: FastifyRequest<{ Params: { provider: string } }>;
    reply: FastifyReply;
    failurePath?: () => ReturnPath;
  },
  work: (provider: SocialProvider) => Promise<string>,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  const { provider } = request.params;
  if (!isProvider(provider)) throw new Refusal(404, 'Not Found', { status: 404 });
  const { address } = requireVisitorAddress(request);
  const note = (outcome: string) => {
    metrics.logins.inc({ event: 'social', outcome });
    accountLog.write(request.log, `social-${provider}`, { outcome, address });
  };
  try {
    if (request.server.isHoldingWrites() || (await request.server.isDiskLow())) {
      throw new DomainError('failed-precondition', 'Logging in this way is not possible at the moment.');
    }
    const target = await work(provider);
    note('ok');
    return reply.redirect(target, 302);
  } catch (error) {
    const isExpected = error instanceof DomainError && error.kind !== 'unavailable';
    if (!isExpected) request.log.error({ err: error }, 'social login failed');
    note(isExpected ? 'refused' : 'error');
    const message = isExpected ? error.message : 'Something went wrong. Please try again in a few minutes.';
    return reply.redirect(popupPage(site.url, failurePath(), 'error', message), 302);
  }
}
