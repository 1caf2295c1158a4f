import type { SocialProvider } from '@starhaven/contracts/session';
import * as v from 'valibot';

/** A user as a provider describes them. */
export interface SocialUser {
  id: string;
  /** The handle: unique at the provider, mostly plain letters. */
  handle: string;
  /** The display name at the provider. */
  name: string;
}

interface ProviderRules {
  /** The provider's spelling of its own name. */
  title: string;
  scopes: string[];
  parseUser: (answer: unknown) => SocialUser;
}

const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const NameSchema = v.pipe(v.string(), v.maxLength(256));

const DiscordUserSchema = v.object({ id: IdSchema, username: NameSchema, global_name: v.nullish(NameSchema) });
const TwitterUserSchema = v.object({ data: v.object({ id: IdSchema, username: NameSchema, name: NameSchema }) });

/** The differences between providers. Only data that identifies a user is requested. */
export const providerRules: Record<SocialProvider, ProviderRules> = {
  discord: {
    title: 'Discord',
    scopes: ['identify'],
    parseUser: (answer) => {
      const { id, username, global_name } = v.parse(DiscordUserSchema, answer);
      return { id, handle: username, name: global_name ?? username };
    },
  },
  twitter: {
    title: 'Twitter',
    // users/me requires the second scope as well.
    scopes: ['users.read', 'tweet.read'],
    parseUser: (answer) => {
      const { id, username, name } = v.parse(TwitterUserSchema, answer).data;
      return { id, handle: username, name };
    },
  },
};
