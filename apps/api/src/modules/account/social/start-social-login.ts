import { webEntryType } from '@starhaven/contracts/session';
import type { SocialProvider } from '@starhaven/contracts/session';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { startAttempt } from './attempts';
import { requireClient } from './social-context';
import type { SocialContext } from './social-context';

const entryTypeMaxLength = 40;
const siteStateShape = /^[\w.~-]{1,200}$/;

export interface SocialStart {
  provider: SocialProvider;
  addressKey: string;
  entryType: string;
  /** Returned to the site together with the ticket; may be empty. */
  siteState: string;
  /** The account that links the login; null for a login. */
  linkAccountId: number | null;
}

/**
 * Begins an attempt. Returns the address for the browser, and the state that binds the attempt to the browser.
 * @throws DomainError failed-precondition when the provider is not offered, rate-limited
 */
export async function startSocialLogin(
  context: SocialContext,
  { provider, addressKey, entryType, siteState, linkAccountId }: SocialStart,
): Promise<{ state: string; url: string }> {
  const client = requireClient(context, provider);
  await refuseOverLimit(
    context.socialStarts,
    addressKey,
    'Too many logins were begun. Please try again in a few minutes.',
  );
  const { state, codeVerifier } = await startAttempt(context.db, {
    provider,
    entryType: entryType.replace(/[^\w.-]/g, '').slice(0, entryTypeMaxLength) || webEntryType,
    siteState: siteStateShape.test(siteState) ? siteState : '',
    linkAccountId,
  });
  return { state, url: client.authorizationUrl(state, codeVerifier) };
}
