import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { removeOld } from '../../platform/disk/remove-old';
import { fileNamesOf } from './picture-files';
import { uploadedPicture } from './tables';
import type { UploadsContext } from './uploads-context';

const batchSize = 500;
/** Few, so that their removal begins right after the last check; not one, because each check reads all texts. */
const leavingAtOnce = 20;
const maxFailuresInARow = 10;
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

async function findUsed(uses: UploadsContext['uses'], ids: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const use of uses) for (const id of await use.findUsed(ids)) used.add(id);
  return used;
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
    const used = await findUsed(uses, ids);
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

/**
 * First marks the rows, then removes the files, then the rows: after a crash the next run continues. A picture that cannot be removed does
 * not stop the others.
 * @throws the first error, after every picture was tried, or when so many fail in a row that the store is probably unreachable
 */
async function removeLeaving(context: Pick<UploadsContext, 'db' | 'store' | 'uses'>): Promise<number> {
  const { db, store } = context;
  const { id, isLeaving } = uploadedPicture;
  const errors: unknown[] = [];
  let removed = 0;
  let failuresInARow = 0;
  const remove = async (pictureId: string) => {
    try {
      await store.remove(fileNamesOf(pictureId));
      await db.delete(uploadedPicture).where(eq(id, pictureId));
      removed += 1;
      failuresInARow = 0;
    } catch (error) {
      errors.push(error);
      failuresInARow += 1;
      if (failuresInARow === maxFailuresInARow) throw errors[0];
    }
  };
  // An earlier run marked these and ended or failed before it had removed them.
  for (const row of await db.select({ id }).from(uploadedPicture).where(eq(isLeaving, true))) await remove(row.id);
  for (let after = ''; ;) {
    const due = await db
      .select({ id })
      .from(uploadedPicture)
      .where(and(isDue(), gt(id, after)))
      .orderBy(asc(id))
      .limit(leavingAtOnce);
    const last = due.at(-1);
    if (last === undefined) break;
    after = last.id;
    for (const pictureId of await markLeaving(
      context,
      due.map((row) => row.id),
    ))
      await remove(pictureId);
  }
  if (errors.length > 0) throw errors[0];
  return removed;
}

const isOld = (time: typeof uploadedPicture.createdAt | typeof uploadedPicture.unusedSince) =>
  lt(time, sql`now() - interval '7 days'`);
const isDue = () =>
  and(eq(uploadedPicture.isLeaving, false), isOld(uploadedPicture.unusedSince), isOld(uploadedPicture.createdAt));

/**
 * Marks pictures whose files are removed next, and returns their ids. Asks once more which are in use: since `markUnused`, minutes ago, a
 * text may have begun to use one.
 */
async function markLeaving(
  { db, uses }: Pick<UploadsContext, 'db' | 'uses'>,
  ids: readonly string[],
): Promise<string[]> {
  const { id } = uploadedPicture;
  const used = await findUsed(uses, ids);
  if (used.size > 0)
    await db
      .update(uploadedPicture)
      .set({ unusedSince: null })
      .where(inArray(id, [...used]));
  const leaving = ids.filter((one) => !used.has(one));
  if (leaving.length === 0) return [];
  // A picture that was sent again in the meantime is not due any more.
  const marked = await db
    .update(uploadedPicture)
    .set({ isLeaving: true })
    .where(and(inArray(id, leaving), isDue()))
    .returning({ id });
  return marked.map((row) => row.id);
}
