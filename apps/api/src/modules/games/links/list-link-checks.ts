import type { LinkCheck } from '@starhaven/contracts/games';
import { inArray } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { getPlatforms } from '../downloads/get-platforms';
import { linkCheck } from '../tables';
import { hasAnswered, linkKey } from './link-key';
import { listLinks } from './list-links';

/** The results of the newest checks of a game's download links; links that were not checked yet are left out. */
export async function listLinkChecks(db: Drizzle, gameId: number): Promise<LinkCheck[]> {
  const urls = new Map(listLinks(await getPlatforms(db, gameId)).map(({ url }) => [linkKey(url), url]));
  if (urls.size === 0) return [];
  const rows = await db
    .select()
    .from(linkCheck)
    .where(inArray(linkCheck.key, [...urls.keys()]));
  return rows.map((row) => ({
    url: urls.get(row.key) ?? '',
    hasAnswered: hasAnswered(row),
    checkedAt: toUnixSeconds(row.checkedAt),
    answeredAt: toUnixSeconds(row.answeredAt),
  }));
}
