import type { BlogDraft } from '@starhaven/contracts/blog';
import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { auditPost } from '../audit-post';
import { requireEditor } from '../author';
import type { Author } from '../author';
import type { BlogContext } from '../blog-context';
import { postNotFound, requirePostId } from '../posts/post-id';
import { blogPost } from '../tables';
import { checkDraft } from './check-draft';
import { isUnchanged } from './is-unchanged';
import { limitSaves } from './limit-saves';
import { planState, stateColumns } from './plan-state';
import { renderedColumns } from '../rendering/rendered-columns';
import type { SavedPost } from './saved-post';
import { saveVersion } from './save-version';

type Row = typeof blogPost.$inferSelect;

async function requirePost(db: Drizzle, id: number, author: Author, isLocked: boolean): Promise<Row> {
  const query = db
    .select()
    .from(blogPost)
    .where(and(eq(blogPost.id, id), isNull(blogPost.deletedAt)));
  // The lock makes parallel saves of one post run one after the other.
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw postNotFound();
  requireEditor(author, row);
  return row;
}

function requireLatest({ version }: Row, seen: number | undefined): void {
  // Clients of the specification send no version: their save overwrites the text, and the earlier text stays as a version.
  if (seen === undefined || seen >= version) return;
  throw new DomainError('aborted', 'Somebody saved a newer version of this post. Your text was not saved.');
}

/**
 * Replaces the content of a post and stores a new version (docs/behaviour/blog.md#conflicts). A save without a change makes no version.
 * @throws DomainError not-found, permission-denied, invalid-argument with the field, aborted when the post has a newer version,
 * rate-limited
 */
export async function editPost(
  context: BlogContext,
  author: Author,
  { id, draft }: { id: string; draft: BlogDraft },
): Promise<SavedPost> {
  const { db } = context;
  const postId = requirePostId(id);
  // Checked before the form, so that somebody who may not edit the post learns nothing about it.
  requireLatest(await requirePost(db, postId, author, false), draft.version);
  const checked = checkDraft(draft);
  await limitSaves(context, author);
  // Rendered outside the transaction, which holds the lock and a connection.
  const rendered = await renderedColumns(context, checked);
  const saved = await inTransaction(db, async (tx) => {
    const row = await requirePost(tx, postId, author, true);
    requireLatest(row, draft.version);
    const state = planState(draft, row, new Date());
    if (isUnchanged(row, checked, state)) return row;
    const version = row.version + 1;
    // Readers do not see changes from before the first publication as an update.
    const isFirstShown = state.state !== 'draft' && (row.shownAt === null || row.shownAt > new Date());
    const updatedAt = isFirstShown ? null : new Date();
    await tx
      .update(blogPost)
      .set({ ...checked, ...stateColumns(state), ...rendered, version, updatedAt })
      .where(eq(blogPost.id, postId));
    await auditPost(tx, author, { action: 'edited', post: row });
    await saveVersion(tx, { postId, version, accountId: author.accountId, draft: checked });
    return { id: postId, slug: checked.slug, version };
  });
  if (draft.state === 'planned') context.planned.start();
  return saved;
}
