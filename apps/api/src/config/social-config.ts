import type { SocialProvider } from '@starhaven/contracts/session';
import { ConfigError } from '@starhaven/node-kit/server';
import * as v from 'valibot';

/** A login provider and the settings of its OAuth client. */
export interface SocialProviderConfig {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  /** The URL that returns the user of a token. */
  userUrl: string;
}

/** null: this site does not offer the provider. */
export type SocialConfig = Record<SocialProvider, SocialProviderConfig | null>;

const endpoint = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'an http or https URL'),
  ),
);
const text = v.optional(v.string());

/** The variables of both providers. The default addresses are those of the real providers. */
export const socialEntries = {
  DISCORD_CLIENT_ID: text,
  DISCORD_CLIENT_SECRET: text,
  DISCORD_AUTHORIZE_URL: endpoint,
  DISCORD_TOKEN_URL: endpoint,
  DISCORD_USER_URL: endpoint,
  TWITTER_CLIENT_ID: text,
  TWITTER_CLIENT_SECRET: text,
  TWITTER_AUTHORIZE_URL: endpoint,
  TWITTER_TOKEN_URL: endpoint,
  TWITTER_USER_URL: endpoint,
};

type SocialEnvironment = { [Name in keyof typeof socialEntries]?: string | undefined };

const addresses: Record<SocialProvider, Pick<SocialProviderConfig, 'authorizeUrl' | 'tokenUrl' | 'userUrl'>> = {
  discord: {
    authorizeUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    userUrl: 'https://discord.com/api/v10/users/@me',
  },
  twitter: {
    authorizeUrl: 'https://twitter.com/i/oauth2/authorize',
    tokenUrl: 'https://api.twitter.com/2/oauth2/token',
    userUrl: 'https://api.twitter.com/2/users/me',
  },
};

/** @throws ConfigError when a provider has an id without a secret or a secret without an id */
export function socialConfigOf(values: SocialEnvironment): SocialConfig {
  const configOf = (provider: SocialProvider): SocialProviderConfig | null => {
    const prefix = provider === 'discord' ? 'DISCORD' : 'TWITTER';
    const clientId = values[`${prefix}_CLIENT_ID`];
    const clientSecret = values[`${prefix}_CLIENT_SECRET`];
    if (!clientId && !clientSecret) return null;
    if (!clientId || !clientSecret) {
      throw new ConfigError(`Only one of ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET is set. Set both or neither.`);
    }
    const { authorizeUrl, tokenUrl, userUrl } = addresses[provider];
    return {
      clientId,
      clientSecret,
      authorizeUrl: values[`${prefix}_AUTHORIZE_URL`] ?? authorizeUrl,
      tokenUrl: values[`${prefix}_TOKEN_URL`] ?? tokenUrl,
      userUrl: values[`${prefix}_USER_URL`] ?? userUrl,
    };
  };
  return { discord: configOf('discord'), twitter: configOf('twitter') };
}
