import type { AppLoadContext } from '@remix-run/node';
import { getSiteSettings } from '@starhaven/contracts/admin';
import type { PublicSettings } from '@starhaven/contracts/admin';
import { extensions } from '@starhaven/contracts/protocol';
import { orNull, requireSuccess, serviceOf, siteFor, upstreamFor } from '@starhaven/upstream/server';
import type { CommunityChannel, SiteSettings } from '@starhaven/upstream/server';
import type { AdSettings } from './ad-settings.server';

/** The operator's settings that pages show. */
export interface SiteToday extends Pick<SiteSettings, 'name' | 'url' | 'channels' | 'contactEmail'> {
  /** Settings that only the dashboard sets; null: the host has no such settings, or did not answer. */
  settings: PublicSettings | null;
  ads: AdSettings;
  /** Who runs the site; empty: not named. */
  operatorName: string;
}

/**
 * The current settings of the site, as staff last changed them (docs/behaviour/admin.md#settings). An environment variable of this process
 * replaces the stored value. If the host does not answer, only the environment is used.
 */
export async function readSite(context: AppLoadContext, request: Request): Promise<SiteToday> {
  const site = siteFor(context);
  const { url, given = [] } = site;
  const settings = await readSettings(context, request);
  const isStored = (name: 'name' | 'channels' | 'contactEmail') => settings !== null && !given.includes(name);
  return {
    url,
    settings,
    ads: settings ?? serviceOf(context, 'ads'),
    operatorName: settings?.operatorName ?? '',
    name: isStored('name') ? (settings?.siteName ?? site.name) : site.name,
    contactEmail: isStored('contactEmail') ? settings?.contactEmail || null : site.contactEmail,
    channels:
      isStored('channels') && settings && settings.communityChannels.length > 0
        ? settings.communityChannels.map(toChannel)
        : site.channels,
  };
}

async function readSettings(context: AppLoadContext, request: Request): Promise<PublicSettings | null> {
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.admin)) return null;
  // Every page shows the name of the site, so none may fail because of it.
  return orNull(async () => requireSuccess(getSiteSettings, await client.call(getSiteSettings, {})).data);
}

const kinds: readonly [RegExp, CommunityChannel['kind']][] = [
  [/(^|\.)(youtube\.com|youtu\.be|twitch\.tv|bilibili\.com)$/, 'video'],
  [/(^|\.)(t\.me|telegram\.org|whatsapp\.com|line\.me)$/, 'messaging'],
];

function toChannel({ name, url }: { name: string; url: string }): CommunityChannel {
  const { hostname } = new URL(url);
  return { kind: kinds.find(([host]) => host.test(hostname))?.[1] ?? 'chat', name, url };
}
