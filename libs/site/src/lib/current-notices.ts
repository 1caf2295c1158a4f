import type { PublicSettings } from '@starhaven/contracts/admin';

export type SiteNotice = PublicSettings['notices'][number];

/** Notices that have not ended. @param nowMs unix milliseconds */
export const currentNotices = (notices: readonly SiteNotice[], nowMs = Date.now()): SiteNotice[] =>
  notices.filter(({ until }) => until === 0 || until * 1000 > nowMs);
