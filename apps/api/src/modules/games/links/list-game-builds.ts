import { createHash } from 'node:crypto';
import type { AdminGameBuilds, CheckedLink } from '@starhaven/contracts/admin';
import { isExampleAddress } from '@starhaven/contracts/games';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { getPlatforms } from '../downloads/get-platforms';
import { toDocument } from '../downloads/downloads-document';
import { findGames } from '../repository';
import type { GameRow } from '../repository';
import { linkCheck } from '../tables';
import { hasAnswered, linkKey } from './link-key';
import { listLinks } from './list-links';
import type { OfferedLink } from './list-links';

type CheckRow = typeof linkCheck.$inferSelect;

/** Whether the last computed checksum has the algorithm that the build states now. */
const isComparable = ({ promisedChecksum }: OfferedLink, row: CheckRow | undefined) =>
  row !== undefined && promisedChecksum !== '' && row.checksum.length === promisedChecksum.length;

function faultOf(link: OfferedLink, row: CheckRow): string {
  const { promisedBytes, promisedChecksum } = link;
  const { fault, status, sizeBytes, checksum } = row;
  if (fault !== '') return fault;
  if (!hasAnswered({ status })) return `It answered with status ${status}.`;
  if (promisedBytes > 0 && sizeBytes !== null && sizeBytes !== promisedBytes)
    return `The file has ${sizeBytes} bytes, the build states ${promisedBytes}.`;
  if (isComparable(link, row) && checksum !== promisedChecksum)
    return `Its checksum is ${checksum}, the build states ${promisedChecksum}.`;
  return '';
}

const toChecked = (link: OfferedLink, row: CheckRow | undefined): CheckedLink => ({
  ...link,
  key: linkKey(link.url),
  checksumAt: isComparable(link, row) ? toUnixSeconds(row?.checksumAt ?? null) : 0,
  isExample: isExampleAddress(link.url),
  foundBytes: row?.sizeBytes ?? 0,
  status: row?.status ?? 0,
  checkedAt: toUnixSeconds(row?.checkedAt ?? null),
  answeredAt: toUnixSeconds(row?.answeredAt ?? null),
  fault: row ? faultOf(link, row) : '',
});

/** The document that staff edits, with a fingerprint of its content. */
export async function readDocument(db: Drizzle, row: Pick<GameRow, 'id' | 'version'>) {
  const platforms = await getPlatforms(db, row.id);
  const document = JSON.stringify(toDocument(row.version, platforms), null, 2);
  return { platforms, document, fingerprint: createHash('sha256').update(document).digest('hex').slice(0, 16) };
}

/** All games with their downloads and the results of the newest check of each link. */
export async function listGameBuilds(db: Drizzle): Promise<AdminGameBuilds[]> {
  const checks = new Map((await db.select().from(linkCheck)).map((row) => [row.key, row]));
  const games: AdminGameBuilds[] = [];
  for (const row of await findGames(db)) {
    const { platforms, document, fingerprint } = await readDocument(db, row);
    games.push({
      ...{ slug: row.slug, title: row.title, version: row.version, document, fingerprint },
      engines: row.engines.map(({ short }) => short),
      links: listLinks(platforms).map((link) => toChecked(link, checks.get(linkKey(link.url)))),
    });
  }
  return games;
}
