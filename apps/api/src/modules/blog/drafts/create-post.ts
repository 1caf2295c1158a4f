import type { BlogDraft } from '@starhaven/contracts/blog';
import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { requireCreator } from '../author';
import type { Author } from '../author';
import type { BlogContext } from '../blog-context';
import { blogPost } from '../tables';
import { checkDraft } from './check-draft';
import { limitSaves } from './limit-saves';
import { planState, stateColumns } from './plan-state';
import { renderedColumns } from '../rendering/rendered-columns';
import type { SavedPost } from './saved-post';
import { saveVersion } from './save-version';

const saved = { id: blogPost.id, slug: blogPost.slug, version: blogPost.version };

/**
 * Stores a new post with its first version. Repeated requests with one nonce store one post.
 * @throws DomainError permission-denied, invalid-argument with the field, rate-limited
 */
export async function createPost(context: BlogContext, author: Author, draft: BlogDraft): Promise<SavedPost> {
  requireCreator(author);
  const checked = checkDraft(draft);
  const { accountId } = author;
  // A repeated request is answered before the limit counts it.
  const sent = await findSent(context.db, accountId, draft.nonce);
  if (sent) return sent;
  await limitSaves(context, author);
  const state = planState(draft, null, new Date());
  const rendered = await renderedColumns(context, checked);
  const post = await inTransaction(context.db, async (tx) => {
    const values = { ...checked, ...stateColumns(state), ...rendered, accountId, nonce: draft.nonce };
    const [made] = await tx
      .insert(blogPost)
      .values(values)
      .onConflictDoNothing({ target: [blogPost.accountId, blogPost.nonce] })
      .returning(saved);
    if (made) {
      await saveVersion(tx, { postId: made.id, version: made.version, accountId, draft: checked });
      return made;
    }
    const known = await findSent(tx, accountId, draft.nonce);
    if (!known) throw new DomainError('aborted', 'This post was created and removed at the same time. Try again.');
    return known;
  });
  if (state.state === 'planned') context.planned.start();
  return post;
}

/** The post of an earlier request with this nonce. */
async function findSent(db: Pick<Drizzle, 'select'>, accountId: number, nonce: string | undefined) {
  if (nonce === undefined) return null;
  const [sent] = await db
    .select(saved)
    .from(blogPost)
    .where(and(eq(blogPost.accountId, accountId), eq(blogPost.nonce, nonce)));
  return sent ?? null;
}
