import type { SocialProvider } from '@starhaven/contracts/session';

/** The page of this site that redirects to a provider to link its login. */
export const socialLinkPath = (provider: SocialProvider) => `/account/link/${provider}`;
