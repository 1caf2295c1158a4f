import type { Transaction } from '../../platform/database/transaction-retry';
import { writeAuditEntry } from '../audit';
import type { Author } from './author';

/** Writes an entry of the audit log, in the same transaction, when somebody other than its author changes a post. */
export async function auditPost(
  tx: Transaction,
  { accountId: id, name, address }: Author,
  { action, post }: { action: 'edited' | 'removed' | 'restored'; post: { id: number; accountId: number | null } },
): Promise<void> {
  if (post.accountId === id) return;
  await writeAuditEntry(tx, {
    ...{ actor: { id, name }, address, outcome: 'ok' },
    ...{ action: `blog.post-${action}`, subject: `post:${post.id}` },
    details: post.accountId === null ? {} : { author: `user:${post.accountId}` },
  });
}
