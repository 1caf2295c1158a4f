import type { SocialProvider } from '@starhaven/contracts/session';
import { extensions } from '@starhaven/contracts/protocol';
import { socialProviders } from '@starhaven/contracts/session';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { LoginSettings } from '../login/login-settings.server';

const extensionOf: Record<SocialProvider, string> = {
  discord: extensions.socialDiscord,
  twitter: extensions.socialTwitter,
};

/** True if the host announces this social login itself; such a host returns our `state`. */
export function isAnnounced(provider: SocialProvider, client: UpstreamClient): boolean {
  return client.hasExtension(extensionOf[provider]);
}

/**
 * The social logins to offer: those that the host announces. A host that supports only the specification offers all that the specification
 * names, unless the operator's settings say otherwise.
 */
export function availableProviders(client: UpstreamClient, settings: LoginSettings): SocialProvider[] {
  const unannounced = client.isSpecOnly ? (settings.socialLogins ?? socialProviders) : [];
  return socialProviders.filter((provider) => isAnnounced(provider, client) || unannounced.includes(provider));
}
