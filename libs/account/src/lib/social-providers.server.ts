import type { SocialProvider } from '@starhaven/contracts';
import { extensions, socialProviders } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { LoginSettings } from './login-settings.server';

const extensionOf: Record<SocialProvider, string> = {
  discord: extensions.socialDiscord,
  twitter: extensions.socialTwitter,
};

/** True when the host announces this login itself; such a host gives our `state` back. */
export function isAnnounced(provider: SocialProvider, client: UpstreamClient): boolean {
  return client.hasExtension(extensionOf[provider]);
}

/**
 * The logins elsewhere that can be offered: those that the host announces. A host that speaks the specification only has all that the
 * specification names, unless the operator knows better.
 */
export function availableProviders(client: UpstreamClient, settings: LoginSettings): SocialProvider[] {
  const unannounced = client.isSpecOnly ? (settings.socialLogins ?? socialProviders) : [];
  return socialProviders.filter((provider) => isAnnounced(provider, client) || unannounced.includes(provider));
}
