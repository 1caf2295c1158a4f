import { isBlockedPort, isNetwork } from '@starhaven/contracts/network';
import { passwordMinLength } from '@starhaven/contracts/session';
import * as v from 'valibot';
import { OriginsSchema } from './origins';
import { SenderSchema } from './sender';
import { socialEntries } from './social-config';
import { storageEntries } from './storage-config';

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
export const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  API_PORT: v.optional(port, '4000'),
  API_HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'a host name or address')), '127.0.0.1'),
  SITE_URL: v.optional(
    url('an http or https URL such as https://example.org', ['http:', 'https:']),
    'http://localhost:3000',
  ),
  SITE_NAME: v.optional(v.pipe(v.string(), v.maxLength(60, 'at most 60 characters')), 'Starhaven'),
  // The web server checks and shows these. The API reads them to know which settings of the site they replace.
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

export type Environment = v.InferOutput<typeof EnvironmentSchema>;

/** Variables whose values are secrets or may contain one: messages must not repeat them. */
export const secretNames = new Set([
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
