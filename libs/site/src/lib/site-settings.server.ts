/** What the operator decides about the site; the launcher gives it to Remix as `context.site`. */
export interface SiteSettings {
  name: string;
  /** Public base URL without a trailing slash. */
  url: string;
  channels: readonly CommunityChannel[];
  /** Address for the contact page, or null when the operator gave none. */
  contactEmail: string | null;
  /** The live socket as the browser reaches it; `/` = the page's own host; null = there is none. */
  realtimeUrl: string | null;
}

export interface CommunityChannel {
  kind: 'chat' | 'messaging' | 'video';
  name: string;
  url: string;
}

interface Environment {
  [name: string]: string | undefined;
}

/** Reads the settings from environment variables; throws one line that names the variable when a value is wrong. */
export function siteSettingsFrom(env: Environment): SiteSettings {
  return {
    name: env['SITE_NAME'] || 'Starhaven',
    url: (env['SITE_URL'] || `http://localhost:${env['PORT'] || 3000}`).replace(/\/+$/, ''),
    channels: [
      { kind: 'chat', name: 'Discord', url: readAddress(env, 'COMMUNITY_CHAT_URL', 'https://discord.com') },
      { kind: 'messaging', name: 'Telegram', url: readAddress(env, 'COMMUNITY_MESSAGING_URL', 'https://telegram.org') },
      { kind: 'video', name: 'YouTube', url: readAddress(env, 'COMMUNITY_VIDEO_URL', 'https://www.youtube.com') },
    ],
    contactEmail: readEmail(env['CONTACT_EMAIL']),
    // Only the launcher forwards the socket; under plain remix-serve it has to have an address of its own.
    realtimeUrl: env['REALTIME_URL'] && env['REALTIME_URL'] !== 'off' ? env['REALTIME_URL'] : null,
  };
}

function readAddress(env: Environment, name: string, ordinary: string): string {
  const given = env[name]?.trim();
  if (!given) return ordinary;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) refuse(name, given, 'an http or https URL');
  return given;
}

function readEmail(given: string | undefined): string | null {
  const email = given?.trim();
  if (!email) return null;
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(email)) refuse('CONTACT_EMAIL', email, 'a mail address such as inn@example.org');
  return email;
}

function refuse(name: string, given: string, accepted: string): never {
  throw new Error(`${name} is ${JSON.stringify(given)}; accepted: ${accepted}`);
}

let fromEnvironment: SiteSettings | undefined;

/** The settings of this request: the launcher's, or the environment's under plain remix-serve. */
export function siteFor(context: unknown): SiteSettings {
  const given = (context as { site?: SiteSettings } | undefined)?.site;
  return given ?? (fromEnvironment ??= siteSettingsFrom(process.env));
}
