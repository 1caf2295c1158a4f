import type { BlogPost, OwnBlogPost, Owner } from '@starhaven/contracts/blog';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { ownersOf } from '../../account';
import type { FullRow, ShortRow } from './post-row';

export const previewPath = (key: string | null) => (key === null ? '' : `/blog/preview/${key}`);

/** A post as readers get it, without the fields that only its authors may know. */
function toPublic(row: ShortRow, owner: Owner): BlogPost {
  const seconds = toUnixSeconds(row.shownAt ?? row.createdAt);
  return {
    id: String(row.id),
    title: row.title,
    shortContent: row.shortContent,
    slug: row.slug,
    thumbnail: row.thumbnail,
    comment: row.allowsComments,
    index: row.isIndexed,
    tag: row.tags,
    owner,
    time: seconds,
    update: Math.max(toUnixSeconds(row.updatedAt), 0),
    view: row.views,
    minutes: row.minutes,
  };
}

/** A post with its state, for accounts that may edit it. */
export function toOwn(row: ShortRow, owner: Owner): OwnBlogPost {
  const isPlanned = row.state === 'planned' && !row.isDue;
  return {
    ...toPublic(row, owner),
    ...(row.state === 'draft' || isPlanned ? { time: toUnixSeconds(row.createdAt) } : {}),
    state: row.state === 'planned' && row.isDue ? 'published' : row.state,
    publishAt: isPlanned ? toUnixSeconds(row.shownAt) : 0,
    version: row.version,
    deletedAt: toUnixSeconds(row.deletedAt),
    preview: previewPath(row.previewKey),
  };
}

/** Without html when it was not rendered: the page then renders the Markdown. */
export const withText = <P extends BlogPost>(post: P, { content, html }: Pick<FullRow, 'content' | 'html'>): P => ({
  ...post,
  content,
  ...(html === null ? {} : { html }),
});

async function shapeAll<P>(db: Drizzle, rows: ShortRow[], shape: (row: ShortRow, owner: Owner) => P): Promise<P[]> {
  const ownerOf = await ownersOf(
    db,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((row) => shape(row, ownerOf(row.accountId)));
}

export const toPublicPosts = (db: Drizzle, rows: ShortRow[]) => shapeAll(db, rows, toPublic);
export const toOwnPosts = (db: Drizzle, rows: ShortRow[]) => shapeAll(db, rows, toOwn);
