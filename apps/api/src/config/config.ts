import path from 'node:path';
import { isBlockedPort, isNetwork } from '@starhaven/contracts/network';
import { passwordMinLength } from '@starhaven/contracts/session';
import * as v from 'valibot';
import type { AdmissionLimits } from '../modules/live';
import type { GivenSettings } from '../modules/settings';
import type { Sender } from '../platform/mail/compose-mail';
import { ConfigError } from './config-error';
import { OriginsSchema } from './origins';
import { defaultSender, SenderSchema } from './sender';
import { socialConfigOf, socialEntries } from './social-config';
import type { SocialConfig } from './social-config';

import type { S3Settings } from '../platform/storage/s3-store';
import { storageConfigOf, storageEntries } from './storage-config';

export { ConfigError };

const wholeNumber = (accepted: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, accepted),
    v.transform(Number),
    v.minValue(min, accepted),
    v.maxValue(max, accepted),
  );

const port = v.pipe(
  wholeNumber('a port from 1 to 65535', 1, 65_535),
  v.check((number) => !isBlockedPort(number), 'a port that browsers do not refuse, such as 4000'),
);

const isUrlOf = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const url = (accepted: string, protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => isUrlOf(text, protocols), accepted),
  );

const secret = v.pipe(v.string(), v.minLength(32, 'at least 32 characters that nobody can guess'));

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The API's variables as an operator writes them; the message of each check says what is accepted. */
const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  API_PORT: v.optional(port, '4000'),
  API_HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'a host name or address')), '127.0.0.1'),
  SITE_URL: v.optional(
    url('an http or https URL such as https://example.org', ['http:', 'https:']),
    'http://localhost:3000',
  ),
  SITE_NAME: v.optional(v.pipe(v.string(), v.maxLength(60, 'at most 60 characters')), 'Starhaven'),
  // The web server checks these and shows them; here they say which settings of the site they replace.
  CONTACT_EMAIL: v.optional(v.string()),
  COMMUNITY_CHAT_URL: v.optional(v.string()),
  COMMUNITY_MESSAGING_URL: v.optional(v.string()),
  COMMUNITY_VIDEO_URL: v.optional(v.string()),
  PASSWORD_MIN_LENGTH: v.optional(
    wholeNumber(`a number from ${passwordMinLength} to 64`, passwordMinLength, 64),
    String(passwordMinLength),
  ),
  CORS_ORIGINS: v.optional(OriginsSchema, ''),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(url('a URL such as postgres://user:password@host:5432/name', ['postgres:', 'postgresql:'])),
  REDIS_URL: v.optional(url('a URL such as redis://host:6379', ['redis:', 'rediss:'])),
  API_TRUST_SECRET: v.optional(secret),
  ACCOUNT_SECRET: v.optional(secret),
  DEMO_FLEET: v.optional(v.picklist(['on', 'off'], 'on or off')),
  HANDBOOK_DATA: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  ITEM_IMAGES_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.includes('{icon}') && /^https?:\/\//.test(text) && URL.canParse(text.replaceAll(/[{}]/g, '')),
        'an https URL (or http where SITE_URL is http) with {icon} in it, such as https://images.example.org/{game}/{icon}.png',
      ),
    ),
  ),
  ASK_REVIEW: v.optional(v.picklist(['off', 'first', 'all'], 'off, first or all'), 'off'),
  PROOF_OF_WORK: v.optional(v.picklist(['auto', 'off'], 'auto or off'), 'auto'),
  SMTP_URL: v.optional(
    v.pipe(
      url('a URL such as smtp://user:password@host:587 or smtps://host', ['smtp:', 'smtps:']),
      v.check((text) => new URL(text).hostname !== '', 'a URL with a host, such as smtps://user:password@host'),
    ),
  ),
  MAIL_FROM: v.optional(SenderSchema),
  ...socialEntries,
  ...storageEntries,
  LIVE_MAX_CONNECTIONS: v.optional(wholeNumber('a number from 1 to 100000', 1, 100_000), '5000'),
  LIVE_MAX_PER_ADDRESS: v.optional(wholeNumber('a number from 1 to 100000', 1, 100_000), '10'),
  LIVE_NEW_PER_MINUTE: v.optional(wholeNumber('a number from 1 to 1000000', 1, 1_000_000), '60'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))),
  METRICS_PORT: v.optional(port),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  SHUTDOWN_DELAY: v.optional(wholeNumber('seconds from 0 to 60', 0, 60), '0'),
  BACKUP_INTERVAL_MINUTES: v.optional(wholeNumber('minutes from 1 to 1440', 1, 1440), '60'),
  BACKUP_KEEP_HOURLY: v.optional(wholeNumber('a number from 1 to 1000', 1, 1000), '24'),
  BACKUP_KEEP_DAILY: v.optional(wholeNumber('a number from 0 to 1000', 0, 1000), '7'),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check((parts) => parts.every(isNetwork), 'addresses or networks such as 10.0.0.0/8, separated by commas'),
    ),
  ),
});

/** Variables whose values are secrets or may contain one: messages must not repeat them. */
const secretNames = new Set([
  'API_TRUST_SECRET',
  'ACCOUNT_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'DISCORD_CLIENT_SECRET',
  'TWITTER_CLIENT_SECRET',
  'S3_SECRET_ACCESS_KEY',
]);

export interface ApiConfig {
  isProduction: boolean;
  port: number;
  host: string;
  siteUrl: string;
  siteName: string;
  /** The minimum for new passwords, in characters. */
  passwordMinLength: number;
  /** Origins whose pages may read the calls of the specification from browsers. */
  corsOrigins: string[];
  /** An absolute path. */
  dataDir: string;
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  redisUrl: string | null;
  /** null: kept in the data folder, see `getTrustSecret`. */
  trustSecret: string | null;
  /** null: kept in the data folder, see `getAccountSecret`. */
  accountSecret: string | null;
  /** Require a puzzle after repeated failures and during a flood of registrations. */
  hasPuzzles: boolean;
  /** Which new questions and answers wait for a moderator. */
  askReview: 'off' | 'first' | 'all';
  /** Show demo game servers, which run in their own process. */
  hasDemoFleet: boolean;
  /** Fill the handbook with the data that is shipped with the software. */
  hasShippedData: boolean;
  /** Address of item pictures: `{icon}` is the game's name of the picture, `{game}` the game's id; null: there are no pictures. */
  itemImagesUrl: string | null;
  /** null: mails are kept in `dataDir`/outbox. */
  smtpUrl: string | null;
  mailFrom: Sender;
  social: SocialConfig;
  /** null: uploads are kept in `dataDir`/uploads. */
  s3: S3Settings | null;
  /** Limits of the live connection. */
  liveLimits: AdmissionLimits;
  metricsToken: string | null;
  metricsPort: number | null;
  logLevel: (typeof logLevels)[number];
  shutdownDelayMs: number;
  /** The embedded database always has one; PostgreSQL has its own tools, and one if `BACKUP_INTERVAL_MINUTES` is set. */
  hasBackupPlan: boolean;
  backupIntervalMs: number;
  backupKeepHourly: number;
  backupKeepDaily: number;
  /** Networks whose `X-Forwarded-For` is trusted; false: none. */
  trustProxy: string[] | false;
  /** Settings of the site that the environment decides (docs/behaviour/admin.md#settings). */
  givenSettings: GivenSettings;
}

/**
 * Reads the variables of the API server. An empty value counts as unset; a relative DATA_DIR starts at `baseDir`.
 * @throws ConfigError with the variable, the given value (never a secret) and the accepted values
 */
export function parseConfig(environment: Record<string, string | undefined>, baseDir: string): ApiConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(EnvironmentSchema, given, { abortPipeEarly: true });
  if (!result.success) {
    const issue = result.issues[0];
    const name = v.getDotPath(issue) ?? 'environment';
    const shown = secretNames.has(name) ? 'the given value (not shown)' : JSON.stringify(given[name]);
    throw new ConfigError(`${name} is ${shown}; it must be ${issue.message}.`);
  }
  const values = result.output;
  if (values.ITEM_IMAGES_URL?.startsWith('http:') && values.SITE_URL.startsWith('https:'))
    throw new ConfigError('ITEM_IMAGES_URL is http; it must be https: pages over https load no pictures over http.');
  return {
    isProduction: values.NODE_ENV === 'production',
    port: values.API_PORT,
    host: values.API_HOST,
    siteUrl: values.SITE_URL,
    siteName: values.SITE_NAME,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    corsOrigins: values.CORS_ORIGINS,
    dataDir: path.resolve(baseDir, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    trustSecret: values.API_TRUST_SECRET ?? null,
    accountSecret: values.ACCOUNT_SECRET ?? null,
    askReview: values.ASK_REVIEW,
    hasPuzzles: values.PROOF_OF_WORK === 'auto',
    // A site with its own PostgreSQL database is past the trial phase.
    hasDemoFleet: (values.DEMO_FLEET ?? (values.DATABASE_URL === undefined ? 'on' : 'off')) === 'on',
    hasShippedData: values.HANDBOOK_DATA === 'on',
    itemImagesUrl: values.ITEM_IMAGES_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? defaultSender(values.SITE_NAME, values.SITE_URL),
    social: socialConfigOf(values),
    s3: storageConfigOf(values),
    liveLimits: {
      maxOpen: values.LIVE_MAX_CONNECTIONS,
      maxPerAddress: values.LIVE_MAX_PER_ADDRESS,
      maxNewPerMinute: values.LIVE_NEW_PER_MINUTE,
    },
    metricsToken: values.METRICS_TOKEN ?? null,
    metricsPort: values.METRICS_PORT ?? null,
    logLevel: values.LOG_LEVEL,
    shutdownDelayMs: values.SHUTDOWN_DELAY * 1000,
    hasBackupPlan: values.DATABASE_URL === undefined || given.BACKUP_INTERVAL_MINUTES !== undefined,
    backupIntervalMs: values.BACKUP_INTERVAL_MINUTES * 60_000,
    backupKeepHourly: values.BACKUP_KEEP_HOURLY,
    backupKeepDaily: values.BACKUP_KEEP_DAILY,
    trustProxy: values.TRUST_PROXY ?? false,
    givenSettings: {
      ...(values.CONTACT_EMAIL === undefined
        ? {}
        : { contactEmail: { variable: 'CONTACT_EMAIL', value: values.CONTACT_EMAIL } }),
      ...givenChannels(values),
      ...(given.ASK_REVIEW === undefined
        ? {}
        : { reviewsFirstPosts: { variable: 'ASK_REVIEW', value: values.ASK_REVIEW !== 'off' } }),
      ...(given.SITE_NAME === undefined ? {} : { siteName: { variable: 'SITE_NAME', value: values.SITE_NAME } }),
      ...(values.DEMO_FLEET === undefined
        ? {}
        : { showsDemoFleet: { variable: 'DEMO_FLEET', value: values.DEMO_FLEET === 'on' } }),
      // Without DEMO_FLEET=on a site with its own PostgreSQL has none.
      ...(values.DEMO_FLEET === undefined && values.DATABASE_URL !== undefined
        ? { showsDemoFleet: { variable: 'DATABASE_URL', value: false } }
        : {}),
    },
  };
}

/** One variable is enough to decide about all channels. */
function givenChannels(values: v.InferOutput<typeof EnvironmentSchema>): GivenSettings {
  const channels = [
    { variable: 'COMMUNITY_CHAT_URL', name: 'Discord', url: values.COMMUNITY_CHAT_URL },
    { variable: 'COMMUNITY_MESSAGING_URL', name: 'Telegram', url: values.COMMUNITY_MESSAGING_URL },
    { variable: 'COMMUNITY_VIDEO_URL', name: 'YouTube', url: values.COMMUNITY_VIDEO_URL },
  ].flatMap(({ variable, name, url }) => (url === undefined ? [] : [{ variable, name, url }]));
  const [first] = channels;
  if (!first) return {};
  const value = channels.map(({ name, url }) => ({ name, url }));
  return { communityChannels: { variable: first.variable, value } };
}
