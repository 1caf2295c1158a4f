import type { SocialProvider } from '@starhaven/contracts';
import { socialProviders } from '@starhaven/contracts';

/** What the operator decides about logging in; the launcher gives it to Remix as `context.login`. */
export interface LoginSettings {
  /** Public base URL of this site. */
  siteUrl: string;
  /** Hosts beside our own that a `redirect` may lead to. */
  redirectHosts: readonly string[];
  /** Scheme of the address that starts the game; null = logins from inside the game end with a text. */
  appScheme: string | null;
  /** Where browsers find the account host's own pages; null = under our own address, forwarded by us. */
  accountPublicUrl: string | null;
  /** Social logins of an account host that speaks the specification only; null = all that the specification names. */
  socialLogins: readonly SocialProvider[] | null;
}

type Environment = Record<string, string | undefined>;

/** Reads the settings from environment variables; throws one line that names the variable when a value is wrong. */
export function loginSettingsFrom(env: Environment): LoginSettings {
  return {
    siteUrl: (env['SITE_URL'] || `http://localhost:${env['PORT'] || 3000}`).replace(/\/+$/, ''),
    redirectHosts: readHosts(env['REDIRECT_HOSTS'] ?? ''),
    appScheme: readAppScheme(env['APP_SCHEME']),
    accountPublicUrl: readOrigin(env['ACCOUNT_PUBLIC_URL']),
    socialLogins: readProviders(env['SOCIAL_LOGINS']),
  };
}

let fromEnvironment: LoginSettings | undefined;

/** The settings of this request: the launcher's, or the environment's under plain remix-serve. */
export function loginSettingsFor(context: unknown): LoginSettings {
  const given = (context as { login?: LoginSettings } | null | undefined)?.login;
  return given ?? (fromEnvironment ??= loginSettingsFrom(process.env));
}

function readHosts(text: string): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(:\d{1,5})?$/.test(host));
  if (wrong !== undefined)
    refuse('REDIRECT_HOSTS', wrong, 'host names, separated by commas, such as forum.example.org');
  return hosts;
}

function readProviders(text = ''): SocialProvider[] | null {
  const names = text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  if (names.length === 0) return null;
  if (names.length === 1 && names[0] === 'off') return [];
  return names.map((name) => {
    const known = socialProviders.find((provider) => provider === name);
    return known ?? refuse('SOCIAL_LOGINS', name, `${socialProviders.join(' and ')}, separated by commas, or off`);
  });
}

// Schemes that a browser or the system acts on itself: a token must never be handed to one of them.
const foreignSchemes =
  /^(https?|wss?|ftp|file|data|blob|javascript|vbscript|about|mailto|tel|sms|view-source|chrome|filesystem)$/;

function readAppScheme(value: string | undefined): string | null {
  const scheme = value?.trim();
  if (!scheme) return null;
  if (!/^[a-z][a-z0-9+.-]*$/.test(scheme) || foreignSchemes.test(scheme)) {
    refuse('APP_SCHEME', scheme, "the scheme of the game's own launcher in small letters, such as starhaven");
  }
  return scheme;
}

function readOrigin(value: string | undefined): string | null {
  const url = value?.trim();
  if (!url) return null;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) refuse('ACCOUNT_PUBLIC_URL', url, 'an http or https URL');
  return url.replace(/\/+$/, '');
}

function refuse(name: string, given: string, accepted: string): never {
  throw new Error(`${name} is ${JSON.stringify(given)}; accepted: ${accepted}`);
}
