import type { SocialProvider } from '@starhaven/contracts';
import type { Drizzle } from '../../../platform/database/database';
import { isEqualSecret } from '../../../platform/http/is-equal-secret';
import type { Logger } from '../../../platform/logging/logger';
import { takeAttempt } from './attempts';
import { findOrCreateAccount, issueLoginTicket } from './enter-from-elsewhere';
import type { OAuthClient } from './oauth-client';
import { providerRules } from './provider';
import type { SocialUser } from './provider';
import { SocialFailure } from './social-failure';

export interface FinishOptions {
  db: Drizzle;
  provider: SocialProvider;
  client: OAuthClient;
  /** Counts a new account; see `RegistrationLimits.count`. */
  admitNew: () => Promise<() => Promise<void>>;
  log: Pick<Logger, 'warn'>;
}

/** What a browser came back with. */
export interface SocialReturn {
  state: string | null;
  code: string | null;
  error: string | null;
  /** The state of the attempt that this browser made. */
  ownState: string | null;
}

const notThisBrowser = () =>
  new SocialFailure('This login has expired or was begun in another browser. Please try again.');

async function fetchUser(
  { client, provider, log }: FinishOptions,
  code: string,
  verifier: string,
): Promise<SocialUser> {
  const { title, parseUser } = providerRules[provider];
  try {
    return parseUser(await client.fetchUser(code, verifier));
  } catch (error) {
    log.warn({ err: error, provider }, 'social login failed at its provider');
    throw new SocialFailure(`${title} did not answer as expected. Please try again in a few minutes.`);
  }
}

/**
 * Ends an attempt with a ticket for the login page. @throws SocialFailure with a text for the visitor; Refusal over the
 * limits of registration
 */
export async function finishAttempt(options: FinishOptions, { state, code, error, ownState }: SocialReturn) {
  const { db, provider, admitNew } = options;
  const { title } = providerRules[provider];
  if (state === null || ownState === null || !isEqualSecret(state, ownState)) throw notThisBrowser();
  const attempt = await takeAttempt(db, provider, state);
  if (!attempt) throw notThisBrowser();
  if (error === 'access_denied') throw new SocialFailure(`You did not allow ${title} to log you in.`);
  if (error !== null || code === null) throw new SocialFailure(`${title} did not log you in. Please try again.`);
  const user = await fetchUser(options, code, attempt.codeVerifier);
  const { accountId, isNew } = await findOrCreateAccount(db, { provider, user }, admitNew);
  const ticket = await issueLoginTicket(db, provider, accountId);
  return { ticket, accountId, isNew, entryType: attempt.entryType, siteState: attempt.siteState };
}
