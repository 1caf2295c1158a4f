import os from 'node:os';
import path from 'node:path';
import type { LoginSettings } from '@starhaven/account/server';
import { isBlockedPort, isNetwork } from '@starhaven/contracts/network';
import { ConfigError, keptSecret } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import type { CommunitySettings } from './community-settings';
import { readCommunitySettings } from './community-settings';
import type { Environment } from './environment';
import { readLoginSettings } from './login-settings';

/** The launcher's settings: read once from the environment, then passed on. */
export interface WebConfig {
  port: number;
  host: string;
  /** Number of processes that serve the site on its one port. */
  workers: number;
  siteUrl: string;
  siteName: string;
  accountApiUrl: string;
  bookApiUrl: string;
  /** Address of the live socket for browsers; null = the page's own host, which forwards it; `off` = no live socket. */
  realtimeUrl: string | null;
  sessionSecrets: string[];
  trustSecret: string;
  /** Milliseconds that one upstream call may take. */
  upstreamTimeoutMs: number;
  /** Milliseconds between "not ready" and "no new connections" on shutdown. */
  shutdownDelayMs: number;
  /** Requests that may reach Remix from one address in a minute; 0 = no limit. */
  visitsPerMinute: number;
  /** Bearer token for /metrics; null = the page does not exist. */
  metricsToken: string | null;
  logLevel: string;
  /** undefined = the parent domain of an https site, null = this host only. */
  sessionCookieDomain: string | null | undefined;
  sessionSameSite: 'none' | 'lax' | 'strict' | undefined;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  community: CommunitySettings;
  login: LoginSettings;
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform(Number),
  v.maxValue(65_535),
  v.check((number) => !isBlockedPort(number)),
);
const origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const secret = v.pipe(v.string(), v.minLength(32));
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const settings = {
  PORT: { schema: port, accepts: 'a port number from 0 to 65535 that browsers do not refuse' },
  HOST: { schema: v.pipe(v.string(), v.minLength(1)), accepts: 'an address to listen on' },
  WEB_WORKERS: {
    schema: v.union([
      v.pipe(
        v.literal('auto'),
        v.transform(() => os.availableParallelism()),
      ),
      v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(64)),
    ]),
    accepts: '1 to 64 processes, or auto for one on each core',
  },
  SITE_URL: { schema: origin, accepts: 'an http or https URL' },
  SITE_NAME: { schema: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)), accepts: '1 to 40 characters' },
  ACCOUNT_API_URL: { schema: origin, accepts: 'an http or https URL' },
  BOOK_API_URL: { schema: origin, accepts: 'an http or https URL' },
  REALTIME_URL: {
    schema: v.union([v.literal('off'), v.pipe(v.string(), v.url(), v.regex(/^(wss?|https?):\/\/[^/?#]+\/?$/))]),
    accepts: 'a ws, wss, http or https URL without a path, or off',
  },
  API_PORT: { schema: port, accepts: 'a port number from 0 to 65535 that browsers do not refuse' },
  DATA_DIR: { schema: v.pipe(v.string(), v.minLength(1)), accepts: 'a folder' },
  SESSION_SECRET: {
    schema: v.pipe(list, v.minLength(1), v.array(secret)),
    accepts: 'secrets of at least 32 characters, separated by commas',
    isSecret: true,
  },
  SESSION_COOKIE_DOMAIN: { schema: v.pipe(v.string(), v.regex(/^\.?[a-z0-9.-]+$/i)), accepts: 'a domain, or host' },
  SESSION_SAMESITE: { schema: v.picklist(['none', 'lax', 'strict']), accepts: 'none, lax or strict' },
  API_TRUST_SECRET: { schema: secret, accepts: 'at least 32 characters', isSecret: true },
  UPSTREAM_TIMEOUT_MS: {
    schema: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(100), v.maxValue(60_000)),
    accepts: '100 to 60000 milliseconds',
  },
  SHUTDOWN_DELAY: {
    schema: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(60)),
    accepts: '0 to 60 seconds',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(1_000_000)),
    accepts: '0 (no limit) to 1000000 requests',
  },
  METRICS_TOKEN: { schema: v.pipe(v.string(), v.minLength(16)), accepts: 'at least 16 characters', isSecret: true },
  LOG_LEVEL: {
    schema: v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    accepts: 'fatal, error, warn, info, debug, trace or silent',
  },
  TRUST_PROXY: {
    schema: v.pipe(
      list,
      v.check((networks) => networks.every(isNetwork)),
    ),
    accepts: 'addresses or networks such as 10.0.0.0/8, separated by commas',
  },
} as const;

type Settings = typeof settings;

/** Reads and checks the environment. Throws ConfigError naming the variable, its value and the accepted values. */
export function readConfig(env: Environment, cwd: string): WebConfig {
  const get = <Name extends keyof Settings>(name: Name): v.InferOutput<Settings[Name]['schema']> | undefined => {
    const given = env[name]?.trim();
    if (!given) return undefined;
    const { schema, accepts, ...rest } = settings[name];
    // The compiler does not tie a setting's schema to its name.
    const result = v.safeParse(schema as v.GenericSchema<string, v.InferOutput<Settings[Name]['schema']>>, given);
    if (result.success) return result.output;
    throw new ConfigError(
      `${name} is ${'isSecret' in rest ? 'not usable' : JSON.stringify(given)}; accepted: ${accepts}`,
    );
  };

  const webPort = get('PORT') ?? 3000;
  const dataDir = path.resolve(cwd, get('DATA_DIR') ?? '.data');
  const accountApiUrl = get('ACCOUNT_API_URL') ?? `http://127.0.0.1:${get('API_PORT') ?? 4000}`;
  const siteUrl = get('SITE_URL') ?? `http://localhost:${webPort}`;
  return {
    port: webPort,
    host: get('HOST') ?? '0.0.0.0',
    workers: get('WEB_WORKERS') ?? 1,
    siteUrl,
    siteName: get('SITE_NAME') ?? 'Starhaven',
    accountApiUrl,
    bookApiUrl: get('BOOK_API_URL') ?? accountApiUrl,
    realtimeUrl: get('REALTIME_URL') ?? null,
    sessionSecrets: get('SESSION_SECRET') ?? [keptSecret(dataDir, 'session-secret')],
    trustSecret: get('API_TRUST_SECRET') ?? keptSecret(dataDir, 'api-trust-secret'),
    upstreamTimeoutMs: get('UPSTREAM_TIMEOUT_MS') ?? 5_000,
    shutdownDelayMs: (get('SHUTDOWN_DELAY') ?? 0) * 1_000,
    visitsPerMinute: get('RATE_LIMIT_PER_MINUTE') ?? 1_000,
    metricsToken: get('METRICS_TOKEN') ?? null,
    logLevel: get('LOG_LEVEL') ?? 'info',
    sessionCookieDomain: get('SESSION_COOKIE_DOMAIN') === 'host' ? null : get('SESSION_COOKIE_DOMAIN'),
    sessionSameSite: get('SESSION_SAMESITE'),
    trustedProxies: get('TRUST_PROXY') ?? [],
    community: readCommunitySettings(env),
    login: readLoginSettings(env, siteUrl),
  };
}
