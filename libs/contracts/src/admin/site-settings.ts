import * as v from 'valibot';
import { EmailSchema } from '../protocol/wire';

/** One line without characters that are invisible or change the direction of text. */
const lineOf = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}]|[\u200c\u200d])*$/u, 'One line of text without invisible characters'),
    v.maxLength(maxLength, `At most ${maxLength} characters`),
  );
const nameOf = (maxLength: number) => v.pipe(lineOf(maxLength), v.nonEmpty('A text is missing'));

const HttpsSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, 'At most 500 characters'),
  v.regex(/^https:\/\/[^\s<>"']+$/i, 'An address that begins with https://'),
  v.check((text) => URL.canParse(text), 'An address that begins with https://'),
);
const empty = v.literal('');
const MailSchema = v.union([empty, v.pipe(EmailSchema, v.maxLength(254))], 'A mail address, or nothing');
const LinkSchema = v.object({ name: nameOf(40), url: HttpsSchema });

const listUpTo = <S extends v.GenericSchema>(item: S, max: number) =>
  v.pipe(v.array(item), v.maxLength(max, `At most ${max} entries`));

interface SettingRule<Schema extends v.GenericSchema = v.GenericSchema> {
  schema: Schema;
  fallback: v.InferOutput<Schema>;
  /** Everybody may read it. */
  isPublic: boolean;
  /** For the form. */
  title: string;
  group: 'site' | 'home' | 'content' | 'staff' | 'ads' | 'sponsor';
}

const setting = <Schema extends v.GenericSchema>(rule: SettingRule<Schema>) => rule;

/** Every setting of the site that staff changes (docs/behaviour/admin.md#settings). */
export const siteSettings = {
  siteName: setting({
    schema: nameOf(60),
    fallback: 'Starhaven',
    isPublic: true,
    title: 'Name of the site',
    group: 'site',
  }),
  contactEmail: setting({ schema: MailSchema, fallback: '', isPublic: true, title: 'Contact address', group: 'site' }),
  /** Shown to banned accounts; empty: the contact address. */
  appealAddress: setting({
    schema: v.union([empty, HttpsSchema, v.pipe(EmailSchema, v.maxLength(254))], 'A mail address or an https address'),
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
  /** Dollars: a donation of more than `least` makes a sponsor, each `perMonths` dollars make `months` months. */
  sponsorAmounts: setting({
    schema: v.object({
      least: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)),
      amount: v.pipe(v.number(), v.minValue(1), v.maxValue(100_000)),
      months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
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
    schema: listUpTo(v.object({ name: nameOf(40), address: v.pipe(nameOf(120), v.regex(/^[\w:.-]+$/)) }), 6),
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
} as const;

export type SettingName = keyof typeof siteSettings;
export type SettingValue<Name extends SettingName> = v.InferOutput<(typeof siteSettings)[Name]['schema']>;

// The compiler types the keys of an object as strings.
export const settingNames = Object.keys(siteSettings) as SettingName[];

/** A value that is missing or unreadable counts as the default. */
const read = <Schema extends v.GenericSchema>({ schema, fallback }: SettingRule<Schema>) =>
  v.optional(v.fallback(schema, fallback), fallback);

/** What everybody may know of the settings. */
export const PublicSettingsSchema = v.object({
  siteName: read(siteSettings.siteName),
  contactEmail: read(siteSettings.contactEmail),
  appealAddress: read(siteSettings.appealAddress),
  communityChannels: read(siteSettings.communityChannels),
  homeFigures: read(siteSettings.homeFigures),
  notices: read(siteSettings.notices),
  showsDemoFleet: read(siteSettings.showsDemoFleet),
  showsAds: read(siteSettings.showsAds),
  adsNeedConsent: read(siteSettings.adsNeedConsent),
  sponsorAmounts: read(siteSettings.sponsorAmounts),
  sponsorLinks: read(siteSettings.sponsorLinks),
  sponsorWallets: read(siteSettings.sponsorWallets),
  sponsorEmail: read(siteSettings.sponsorEmail),
});
export type PublicSettings = v.InferOutput<typeof PublicSettingsSchema>;
