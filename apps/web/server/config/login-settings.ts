import type { LoginSettings } from '@starhaven/account/server';
import type { SocialProvider } from '@starhaven/contracts/session';
import { socialProviders } from '@starhaven/contracts/session';
import { refuseSetting } from './refuse-setting';
import type { Environment } from './environment';

/** Reads the operator's settings for login. Throws ConfigError naming the variable, its value and the accepted values. */
export function readLoginSettings(env: Environment, siteUrl: string): LoginSettings {
  return {
    siteUrl,
    redirectHosts: readHosts(env['REDIRECT_HOSTS'] ?? ''),
    appScheme: readAppScheme(env['APP_SCHEME']),
    accountPublicUrl: readOrigin(env['ACCOUNT_PUBLIC_URL']),
    socialLogins: readProviders(env['SOCIAL_LOGINS']),
  };
}

function readHosts(text: string): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(:\d{1,5})?$/.test(host));
  if (wrong !== undefined)
    refuseSetting('REDIRECT_HOSTS', wrong, 'host names, separated by commas, such as forum.example.org');
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
    return (
      known ?? refuseSetting('SOCIAL_LOGINS', name, `${socialProviders.join(' and ')}, separated by commas, or off`)
    );
  });
}

// Schemes that a browser or the system handles itself: a token must never be passed to one of them.
const foreignSchemes =
  /^(https?|wss?|ftp|file|data|blob|javascript|vbscript|about|mailto|tel|sms|view-source|chrome|filesystem)$/;

function readAppScheme(value: string | undefined): string | null {
  const scheme = value?.trim();
  if (!scheme) return null;
  if (!/^[a-z][a-z0-9+.-]*$/.test(scheme) || foreignSchemes.test(scheme)) {
    refuseSetting('APP_SCHEME', scheme, "the scheme of the game's own launcher in lower case, such as starhaven");
  }
  return scheme;
}

function readOrigin(value: string | undefined): string | null {
  const url = value?.trim();
  if (!url) return null;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) refuseSetting('ACCOUNT_PUBLIC_URL', url, 'an http or https URL');
  return url.replace(/\/+$/, '');
}
