import type { PublicSettings } from '@starhaven/contracts/admin';

export type SiteNotice = PublicSettings['notices'][number];

/** Notices whose end has not come. @param nowMs Unix milliseconds */
export const currentNotices = (notices: readonly SiteNotice[], nowMs = Date.now()): SiteNotice[] =>
  notices.filter(({ until }) => until === 0 || until * 1000 > nowMs);
