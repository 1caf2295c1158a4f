import { serviceOf } from '@starhaven/upstream/server';

/** The operator's settings for the site; the launcher passes them to Remix as `context.site`. */
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
  /** Links and wallets from the environment of this process. Those that our API stores replace them. */
  sponsor?: SponsorAddresses;
  /** What the environment of this process sets; the rest comes from the stored settings, see `readSite`. */
  given?: readonly ('name' | 'channels' | 'contactEmail')[];
  /** The browser's address of the live socket; `/` = the page's own host; null = none. */
  realtimeUrl: string | null;
}

export interface CommunityChannel {
  kind: 'chat' | 'messaging' | 'video';
  name: string;
  url: string;
}

/** The services and wallets that the specification names, in its order (docs/behaviour/site.md#sponsor-page). */
export const sponsorServices = ['Ko-Fi', 'Trakteer', 'Saweria'] as const;
export const sponsorWallets = ['Bitcoin', 'Ethereum', 'USDT (TRC-20)'] as const;
export type SponsorService = (typeof sponsorServices)[number];
export type SponsorWallet = (typeof sponsorWallets)[number];

/** An address that is empty or missing is not set up. */
export interface SponsorAddresses {
  links: Readonly<Partial<Record<SponsorService, string>>>;
  wallets: Readonly<Partial<Record<SponsorWallet, string>>>;
}

/** The site's settings, for loaders and actions. */
export const siteFor = (context: unknown): SiteSettings => serviceOf(context, 'site');
