import path from 'node:path';
import { ConfigError } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import type { AdmissionLimits } from '../modules/live';
import type { GivenSettings } from '../modules/settings';
import type { Sender } from '../platform/mail/compose-mail';
import type { S3Settings } from '../platform/storage/s3-store';
import { EnvironmentSchema, secretNames } from './environment-schema';
import type { Environment } from './environment-schema';
import { givenSettingsOf } from './given-settings';
import { defaultSender } from './sender';
import { socialConfigOf } from './social-config';
import type { SocialConfig } from './social-config';
import { storageConfigOf } from './storage-config';

export { ConfigError };

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
  /** null: stored in the data folder, see `getTrustSecret`. */
  trustSecret: string | null;
  /** null: stored in the data folder, see `getAccountSecret`. */
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
  /** null: mails are written to `dataDir`/outbox. */
  smtpUrl: string | null;
  mailFrom: Sender;
  social: SocialConfig;
  /** null: uploads are stored in `dataDir`/uploads. */
  s3: S3Settings | null;
  /** Limits of the live connection. */
  liveLimits: AdmissionLimits;
  metricsToken: string | null;
  metricsPort: number | null;
  logLevel: Environment['LOG_LEVEL'];
  shutdownDelayMs: number;
  /** Always true for the embedded database. PostgreSQL has its own tools; there it is true if `BACKUP_INTERVAL_MINUTES` is set. */
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
    givenSettings: givenSettingsOf(values, given),
  };
}
