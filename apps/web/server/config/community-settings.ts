import type { SiteSettings } from '@starhaven/site/server';
import { refuseSetting } from './config-error';
import type { Environment } from './environment';

export type CommunitySettings = Pick<SiteSettings, 'channels' | 'contactEmail'>;

/** Reads the community settings that visitors see. Throws ConfigError naming the variable, what was given and what is accepted. */
export function readCommunitySettings(env: Environment): CommunitySettings {
  return {
    channels: [
      { kind: 'chat', name: 'Discord', url: readAddress(env, 'COMMUNITY_CHAT_URL', 'https://discord.com') },
      { kind: 'messaging', name: 'Telegram', url: readAddress(env, 'COMMUNITY_MESSAGING_URL', 'https://telegram.org') },
      { kind: 'video', name: 'YouTube', url: readAddress(env, 'COMMUNITY_VIDEO_URL', 'https://www.youtube.com') },
    ],
    contactEmail: readEmail(env['CONTACT_EMAIL']),
  };
}

function readAddress(env: Environment, name: string, ordinary: string): string {
  const given = env[name]?.trim();
  if (!given) return ordinary;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    refuseSetting(name, given, 'an http or https URL');
  return given;
}

function readEmail(given: string | undefined): string | null {
  const email = given?.trim();
  if (!email) return null;
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(email))
    refuseSetting('CONTACT_EMAIL', email, 'a mail address such as inn@example.org');
  return email;
}
