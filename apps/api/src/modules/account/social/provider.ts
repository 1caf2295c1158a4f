import type { SocialProvider } from '@starhaven/contracts';
import * as v from 'valibot';

/** Who somebody is elsewhere. */
export interface SocialUser {
  id: string;
  /** The name one is found under there; unique there, mostly plain letters. */
  handle: string;
  /** The name that is shown there. */
  name: string;
}

interface ProviderRules {
  /** As the provider writes itself. */
  title: string;
  scopes: string[];
  parseUser: (answer: unknown) => SocialUser;
}

const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const NameSchema = v.pipe(v.string(), v.maxLength(256));

const DiscordUserSchema = v.object({ id: IdSchema, username: NameSchema, global_name: v.nullish(NameSchema) });
const TwitterUserSchema = v.object({ data: v.object({ id: IdSchema, username: NameSchema, name: NameSchema }) });

/** What differs between providers; nothing is asked for that is not needed to tell people apart. */
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
    // users/me answers only who also has the second one.
    scopes: ['users.read', 'tweet.read'],
    parseUser: (answer) => {
      const { id, username, name } = v.parse(TwitterUserSchema, answer).data;
      return { id, handle: username, name };
    },
  },
};
