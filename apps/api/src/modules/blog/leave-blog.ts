import { eq } from 'drizzle-orm';
import type { LeaveAccount } from '../account';
import { blogPost } from './tables';

/**
 * When an account is deleted, deletes its posts if the owner chose that. Otherwise they stay without an author, as do versions that it
 * saved of other posts: the foreign keys empty the author.
 */
export const leaveBlog: LeaveAccount = async (tx, { accountId, posts }) => {
  if (posts === 'delete') await tx.delete(blogPost).where(eq(blogPost.accountId, accountId));
};
