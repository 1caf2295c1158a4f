import type { SocialProvider } from '@starhaven/contracts/session';
import { DomainError } from '../../../platform/errors/domain-error';
import type { AccountContext } from '../account-context';
import type { OAuthClient } from './providers/oauth-client';
import { providerRules } from './providers/provider';

/** The dependencies of the social-login verbs. */
export interface SocialContext extends Pick<AccountContext, 'db' | 'registrationLimits' | 'site' | 'socialStarts'> {
  /** Clients of the providers that this site offers. */
  clients: ReadonlyMap<SocialProvider, OAuthClient>;
}

/** @throws DomainError failed-precondition when this site does not offer logins with the provider */
export function requireClient({ clients }: Pick<SocialContext, 'clients'>, provider: SocialProvider): OAuthClient {
  const client = clients.get(provider);
  if (client) return client;
  const { title } = providerRules[provider];
  throw new DomainError('failed-precondition', `Login with ${title} is not offered here.`);
}
