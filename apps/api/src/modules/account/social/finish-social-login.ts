import type { SocialProvider } from '@starhaven/contracts/session';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Logger } from '../../../platform/logging/logger';
import { isEqualSecret } from '../../../platform/secrets/is-equal-secret';
import { takeAttempt } from './attempts';
import { holdSocialLink } from './links/hold-social-link';
import { findOrCreateAccount, issueLoginTicket } from './people/find-or-create-account';
import { providerRules } from './providers/provider';
import type { SocialUser } from './providers/provider';
import { requireClient } from './social-context';
import type { SocialContext } from './social-context';

export interface FinishSocialLoginContext extends SocialContext {
  log: Pick<Logger, 'warn'>;
}

/** The data that the browser brings back from the provider. */
export interface SocialReturn {
  provider: SocialProvider;
  addressKey: string;
  state: string | null;
  code: string | null;
  error: string | null;
  /** The state in the attempt cookie of this browser. */
  ownState: string | null;
}

/** Where the visitor returns: the login page, or the account page that began to link a login. */
export type FinishedSocialLogin =
  | { kind: 'login'; ticket: string; entryType: string; siteState: string }
  | { kind: 'link'; ticket: string; siteState: string };

const notThisBrowser = () =>
  new DomainError('expired', 'This login has expired or was begun in another browser. Please try again.');

const notLoggedIn = (message: string) => new DomainError('failed-precondition', message);

async function fetchUser(
  context: FinishSocialLoginContext,
  { provider, code, verifier }: { provider: SocialProvider; code: string; verifier: string },
): Promise<SocialUser> {
  const { title, parseUser } = providerRules[provider];
  try {
    return parseUser(await requireClient(context, provider).fetchUser(code, verifier));
  } catch (error) {
    context.log.warn({ err: error, provider }, 'social login failed at its provider');
    throw notLoggedIn(`${title} did not answer as expected. Please try again in a few minutes.`);
  }
}

/**
 * Ends an attempt with a ticket for the page that began it. In an attempt to link a login, `onLink` is called before anything can fail.
 * @throws DomainError expired, failed-precondition, rate-limited over the limits of registration
 */
export async function finishSocialLogin(
  context: FinishSocialLoginContext,
  input: SocialReturn,
  onLink: () => void,
): Promise<FinishedSocialLogin> {
  const { db, registrationLimits } = context;
  const { provider, addressKey, state, code, error, ownState } = input;
  const { title } = providerRules[provider];
  if (state === null || ownState === null || !isEqualSecret(state, ownState)) throw notThisBrowser();
  const attempt = await takeAttempt(db, provider, state);
  if (!attempt) throw notThisBrowser();
  const { entryType, siteState, linkAccountId } = attempt;
  if (linkAccountId !== null) onLink();
  if (error === 'access_denied') throw notLoggedIn(`You did not allow ${title} to log you in.`);
  if (error !== null || code === null) throw notLoggedIn(`${title} did not log you in. Please try again.`);
  const user = await fetchUser(context, { provider, code, verifier: attempt.codeVerifier });
  if (linkAccountId !== null) {
    const ticket = await holdSocialLink(db, { accountId: linkAccountId, provider, user });
    return { kind: 'link', ticket, siteState };
  }
  const admitNew = () => registrationLimits.count(addressKey);
  const { accountId } = await findOrCreateAccount(db, { provider, user, siteName: context.site.name }, admitNew);
  const ticket = await issueLoginTicket(db, provider, accountId);
  return { kind: 'login', ticket, entryType, siteState };
}
