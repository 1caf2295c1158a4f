import * as v from 'valibot';
import { DiscordIdSchema, setting, secret, webhook } from './setting-rule';

/** What the site does on Discord. */
export const discordSettings = {
  discordNews: webhook('Webhook of the channel for incidents and posts'),
  announcesIncidents: setting({
    schema: v.boolean(),
    fallback: true,
    isPublic: false,
    title: 'Announce incidents and planned work',
    group: 'discord',
  }),
  announcesPosts: setting({
    schema: v.boolean(),
    fallback: true,
    isPublic: false,
    title: 'Announce posts of the blog',
    group: 'discord',
  }),
  discordReports: webhook("Webhook of the staff's channel for reports"),
  discordBot: secret('Token of a Discord bot that gives sponsors a role', 'discord'),
  discordServer: setting({
    schema: DiscordIdSchema,
    fallback: '',
    isPublic: false,
    title: 'Id of the Discord server of the bot',
    group: 'discord',
  }),
  discordSponsorRole: setting({
    schema: DiscordIdSchema,
    fallback: '',
    isPublic: false,
    title: 'Id of the role for sponsors there',
    group: 'discord',
  }),
} as const;
