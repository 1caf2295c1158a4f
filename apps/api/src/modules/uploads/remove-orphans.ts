import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { removeOld } from '../../platform/disk/remove-old';
import { fileNamesOf } from './picture-files';
import { uploadedPicture } from './tables';
import type { UploadsContext } from './uploads-context';

const batchSize = 500;
/** An upload takes a minute at most. */
const incomingMaxAgeMs = 3600_000;

/**
 * Removes pictures that no text has contained for seven days, and the remains of interrupted uploads (docs/behaviour/blog.md#uploads). It
 * calls every `PictureUse`; if one fails, the job throws and removes nothing.
 * @returns the number of removed pictures
 */
export async function removeOrphans(
  context: Pick<UploadsContext, 'db' | 'store' | 'uses' | 'incomingFolder'>,
): Promise<number> {
  await removeOld(context.incomingFolder, { olderThanMs: incomingMaxAgeMs });
  await context.store.removeParts?.(incomingMaxAgeMs);
  // Without a `PictureUse` it is unknown which pictures are in use, so none is removed.
  if (context.uses.length === 0) return 0;
  await markUnused(context);
  return removeLeaving(context);
}

/** Stores which pictures are unused, and since when. */
async function markUnused({ db, uses }: Pick<UploadsContext, 'db' | 'uses'>): Promise<void> {
  const { id, unusedSince } = uploadedPicture;
  for (let after = ''; ;) {
    const rows = await db.select({ id }).from(uploadedPicture).where(gt(id, after)).orderBy(asc(id)).limit(batchSize);
    const ids = rows.map((row) => row.id);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    const used = new Set<string>();
    for (const { findUsed } of uses) for (const usedId of await findUsed(ids)) used.add(usedId);
    const unused = ids.filter((one) => !used.has(one));
    const stillUsed = ids.filter((one) => used.has(one));
    if (unused.length > 0)
      await db
        .update(uploadedPicture)
        .set({ unusedSince: sql`now()` })
        .where(and(inArray(id, unused), isNull(unusedSince)));
    if (stillUsed.length > 0)
      await db
        .update(uploadedPicture)
        .set({ unusedSince: null })
        .where(and(inArray(id, stillUsed), isNotNull(unusedSince)));
  }
}

/** First marks the rows, then removes the files, then the rows: after a crash the next run continues. */
async function removeLeaving({ db, store }: Pick<UploadsContext, 'db' | 'store'>): Promise<number> {
  const { id, isLeaving, unusedSince, createdAt } = uploadedPicture;
  const isOld = (time: typeof createdAt | typeof unusedSince) => lt(time, sql`now() - interval '7 days'`);
  await db
    .update(uploadedPicture)
    .set({ isLeaving: true })
    .where(and(isOld(unusedSince), isOld(createdAt)));
  const leaving = await db.select({ id }).from(uploadedPicture).where(eq(isLeaving, true));
  for (const row of leaving) {
    await store.remove(fileNamesOf(row.id));
    await db.delete(uploadedPicture).where(eq(id, row.id));
  }
  return leaving.length;
}
