import type { AppLoadContext } from '@remix-run/node';
import { serviceOf } from './service-of.server';

/** The operator's settings of this process for the site, which several features read. */
export interface SiteSettings {
  name: string;
  /** Public base URL without a trailing slash. */
  url: string;
  /** Empty: the operator has named none. */
  channels: readonly CommunityChannel[];
  /** Address for the contact page, or null if the operator has set none. */
  contactEmail: string | null;
  /** The operator's short name at the comment service of the blog; null = no comments. */
  commentsName?: string | null;
  /** Names of the settings that the environment of this process sets. The stored settings of our API provide the others. */
  given?: readonly ('name' | 'channels' | 'contactEmail')[];
  /** The browser's address of the live socket; `/` = the page's own host; null = none. */
  realtimeUrl: string | null;
}

export interface CommunityChannel {
  kind: 'chat' | 'messaging' | 'video';
  name: string;
  url: string;
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    site: SiteSettings;
  }
}

/** The site's settings, for loaders and actions. */
export const siteFor = (context: AppLoadContext): SiteSettings => serviceOf(context, 'site');
