import type { AdSettings, SponsorAddresses } from '@starhaven/site/server';
import type { CommunityChannel, SiteSettings } from '@starhaven/upstream/server';
import { readAds } from './ad-settings';
import { refuseSetting } from './refuse-setting';
import type { Environment } from './environment';
import { readWebAddress } from './read-web-address';
import { readSponsorAddresses } from './sponsor-settings';

export interface CommunitySettings extends Required<
  Pick<SiteSettings, 'channels' | 'contactEmail' | 'commentsName' | 'given'>
> {
  sponsor: SponsorAddresses;
  ads: AdSettings;
}

/** Reads the community settings that visitors see. Throws ConfigError naming the variable, its value and the accepted values. */
export function readCommunitySettings(env: Environment): CommunitySettings {
  const isGiven = (name: string) => Boolean(env[name]?.trim());
  const addresses = ['COMMUNITY_CHAT_URL', 'COMMUNITY_MESSAGING_URL', 'COMMUNITY_VIDEO_URL'];
  return {
    given: [
      ...(isGiven('SITE_NAME') ? (['name'] as const) : []),
      ...(addresses.some(isGiven) ? (['channels'] as const) : []),
      ...(isGiven('CONTACT_EMAIL') ? (['contactEmail'] as const) : []),
    ],
    channels: [
      ...readChannel(env, 'COMMUNITY_CHAT_URL', { kind: 'chat', name: 'Discord' }),
      ...readChannel(env, 'COMMUNITY_MESSAGING_URL', { kind: 'messaging', name: 'Telegram' }),
      ...readChannel(env, 'COMMUNITY_VIDEO_URL', { kind: 'video', name: 'YouTube' }),
    ],
    contactEmail: readEmail(env['CONTACT_EMAIL']),
    commentsName: readShortName(env['COMMENTS_NAME']),
    sponsor: readSponsorAddresses(env),
    ads: readAds(env),
  };
}

function readChannel(env: Environment, name: string, channel: Omit<CommunityChannel, 'url'>): CommunityChannel[] {
  const url = readWebAddress(env, name);
  return url === '' ? [] : [{ ...channel, url }];
}

/** The text becomes a part of a host name. */
function readShortName(given: string | undefined): string | null {
  const name = given?.trim();
  if (!name) return null;
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(name))
    refuseSetting('COMMENTS_NAME', name, 'a short name of a-z, 0-9 and hyphens');
  return name;
}

function readEmail(given: string | undefined): string | null {
  const email = given?.trim();
  if (!email) return null;
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(email))
    refuseSetting('CONTACT_EMAIL', email, 'a mail address such as inn@example.org');
  return email;
}
