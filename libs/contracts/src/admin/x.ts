import * as v from 'valibot';
import {
  lineOf,
  nameOf,
  HttpsSchema,
  empty,
  AddressSchema,
  emptyOr,
  MailSchema,
  LinkSchema,
  listUpTo,
  DiscordIdSchema,
  amountFrom,
  setting,
  secret,
  webhook,
} from './setting-rule';
import type { SettingRule } from './setting-rule';

/** Every setting of the site that staff changes (docs/behaviour/admin.md#settings). */
export const siteSettings = {
  siteName: setting({
    schema: nameOf(60),
    fallback: 'Starhaven',
    isPublic: true,
    title: 'Name of the site',
    group: 'site',
  }),
  /** Shown on the contact page; empty: it says that nobody is named. */
  operatorName: setting({
    schema: lineOf(60),
    fallback: '',
    isPublic: true,
    title: 'Who runs this site: a name, or that of a group',
    group: 'site',
  }),
  contactEmail: setting({ schema: MailSchema, fallback: '', isPublic: true, title: 'Contact address', group: 'site' }),
  /** Shown to banned accounts; empty: the contact address. */
  appealAddress: setting({
    schema: emptyOr([HttpsSchema, AddressSchema], 'A mail address, an address that begins with https://, or nothing'),
    fallback: '',
    isPublic: true,
    title: 'Where banned members appeal',
    group: 'site',
  }),
  communityChannels: setting({
    schema: listUpTo(LinkSchema, 10),
    fallback: [],
    isPublic: true,
    title: 'Community channels',
    group: 'site',
  }),
  homeFigures: setting({
    schema: listUpTo(v.object({ value: nameOf(20), label: nameOf(40) }), 6),
    fallback: [],
    isPublic: true,
    title: 'Figures on the home page',
    group: 'home',
  }),
  notices: setting({
    schema: listUpTo(
      v.object({
        text: nameOf(300),
        url: v.union([empty, HttpsSchema], 'An https address, or nothing'),
        kind: v.picklist(['info', 'warning']),
        /** Unix seconds; 0: until it is removed. */
        until: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
      5,
    ),
    fallback: [],
    isPublic: true,
    title: 'Notices',
    group: 'home',
  }),
  showsDemoFleet: setting({
    schema: v.boolean(),
    fallback: true,
    isPublic: true,
    title: 'Show the demo servers',
    group: 'home',
  }),
  reviewsFirstPosts: setting({
    schema: v.boolean(),
    fallback: false,
    isPublic: false,
    title: 'Review the first posts of new members',
    group: 'content',
  }),
  staffNeedSecondFactor: setting({
    schema: v.boolean(),
    fallback: false,
    isPublic: false,
    title: 'Staff must have a second factor',
    group: 'staff',
  }),
  showsAds: setting({ schema: v.boolean(), fallback: false, isPublic: true, title: 'Show ads', group: 'ads' }),
  adsNeedConsent: setting({
    schema: v.boolean(),
    fallback: true,
    isPublic: true,
    title: 'Ask before ads load',
    group: 'ads',
  }),
  /** Empty: there are no ads, whatever `showsAds` says. */
  adsScript: setting({
    schema: v.union([empty, HttpsSchema], 'An https address, or nothing'),
    fallback: '',
    isPublic: true,
    title: 'Script of the ad network',
    group: 'ads',
  }),
  /** Besides the host of the script; the frame of an ad may load from no other host. */
  adsHosts: setting({
    schema: listUpTo(
      v.object({
        host: v.pipe(
          v.string(),
          v.trim(),
          v.toLowerCase(),
          v.maxLength(120),
          v.regex(/^(?:\*\.)?(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/, 'A host, such as ads.example or *.ads.example'),
        ),
      }),
      20,
    ),
    fallback: [],
    isPublic: true,
    title: 'Further hosts of the ad network',
    group: 'ads',
  }),
  /** Attributes by which the script finds the place for the ad: `class`, or `data-` and the name. */
  adsSlot: setting({
    schema: listUpTo(
      v.object({
        name: v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'Lower case letters, such as ad-slot')),
        value: lineOf(200),
      }),
      10,
    ),
    fallback: [],
    isPublic: true,
    title: 'Attributes of the place for an ad: class, or names without data-',
    group: 'ads',
  }),
  /** In pixels: the place has this size before the ad is there, so that nothing moves. */
  adsSize: setting({
    schema: v.object({
      width: v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(1_000)),
      height: v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(300)),
    }),
    fallback: { width: 728, height: 90 },
    isPublic: true,
    title: 'Size of an ad',
    group: 'ads',
  }),
  /** Dollars: a donation of more than `least` makes a sponsor, each `perMonths` dollars make `months` months. */
  sponsorAmounts: setting({
    schema: v.object({
      least: amountFrom(0, 100_000),
      amount: amountFrom(1, 100_000),
      months: v.pipe(amountFrom(1, 120), v.integer('A whole number')),
    }),
    fallback: { least: 5, amount: 10, months: 2 },
    isPublic: true,
    title: 'Amounts for sponsors',
    group: 'sponsor',
  }),
  sponsorLinks: setting({
    schema: listUpTo(LinkSchema, 6),
    fallback: [],
    isPublic: true,
    title: 'Links for donations',
    group: 'sponsor',
  }),
  sponsorWallets: setting({
    schema: listUpTo(
      v.object({
        name: nameOf(40),
        address: v.pipe(nameOf(120), v.regex(/^[\w:.-]+$/, 'Only letters, digits and : . -')),
      }),
      6,
    ),
    fallback: [],
    isPublic: true,
    title: 'Wallets',
    group: 'sponsor',
  }),
  sponsorEmail: setting({
    schema: MailSchema,
    fallback: '',
    isPublic: true,
    title: 'Mail address for sponsors',
    group: 'sponsor',
  }),
  /** How much of a currency is one dollar. Dollars always count; a donation in any other currency waits for staff. */
  donationRates: setting({
    schema: v.pipe(
      listUpTo(
        v.object({
          currency: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, 'Three letters, such as IDR')),
          perDollar: v.pipe(
            v.number('A number above 0'),
            v.finite(),
            v.gtValue(0, 'A number above 0'),
            v.maxValue(1e6),
          ),
        }),
        20,
      ),
      v.check((rates) => new Set(rates.map(({ currency }) => currency)).size === rates.length, 'A currency is twice'),
    ),
    fallback: [],
    isPublic: true,
    title: 'How much of a currency is one dollar',
    group: 'sponsor',
  }),
  kofiToken: secret('Verification token of Ko-fi, whose webhook goes to /donations/ko-fi'),
  saweriaKey: secret('Stream key of Saweria, whose webhook goes to /donations/saweria'),
  trakteerToken: secret('Webhook token of Trakteer, whose webhook goes to /donations/trakteer'),
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

export type SettingName = keyof typeof siteSettings;
export type SettingValue<Name extends SettingName> = v.InferOutput<(typeof siteSettings)[Name]['schema']>;

// The compiler types the keys of an object as strings.
export const settingNames = Object.keys(siteSettings) as SettingName[];

/** The settings that no answer has. */
export type SecretName = {
  [Name in SettingName]: (typeof siteSettings)[Name] extends { isSecret: true } ? Name : never;
}[SettingName];

export const isSecretSetting = (name: SettingName): boolean => {
  const rule: SettingRule = siteSettings[name];
  return rule.isSecret === true;
};
