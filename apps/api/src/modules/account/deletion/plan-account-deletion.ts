import type { PostsAfterDeletion } from '@starhaven/contracts/account';
import { Role } from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit } from '../../../platform/limits/limits';
import type { Mailer } from '../../../platform/mail/mailer';
import { lockSignedIn } from '../lock-account';
import { deletionPlannedMail } from '../mails/notice-mails';
import type { MailSite } from '../mails/write-mail';
import { requirePassword } from '../passwords/require-password';
import { effectiveRoles } from '../roles';
import { endSessions } from '../sessions/end-sessions';
import type { SignedIn } from '../sessions/find-live-session';
import { account } from '../tables';

/** A login within this many days cancels the deletion (docs/behaviour/account.md#deletion). */
export const graceDays = 14;

export interface PlanDeletionContext {
  db: Drizzle;
  mailer: Mailer;
  site: MailSite;
  wrongPasswords: Limit;
}

/**
 * Deletes the account after the grace period, and ends its sessions now. Returns the time of the deletion.
 * @throws DomainError wrong-credentials, rate-limited; failed-precondition for an admin, without whom nobody could run the site
 */
export async function planAccountDeletion(
  { db, mailer, site, wrongPasswords }: PlanDeletionContext,
  { account: owner, session, password, posts }: SignedIn & { password: string; posts: PostsAfterDeletion },
): Promise<Date> {
  await requirePassword(wrongPasswords, owner, password);
  return inTransaction(db, async (tx) => {
    const row = await lockSignedIn(tx, { account: owner, session });
    if (effectiveRoles(row).includes(Role.ADMIN)) {
      throw new DomainError(
        'failed-precondition',
        'An admin cannot be deleted. Let another admin remove the role from your account first.',
      );
    }
    const [planned] = await tx
      .update(account)
      .set({ deletionAt: sql`now() + make_interval(days => ${graceDays})`, deletionPosts: posts })
      .where(eq(account.id, row.id))
      .returning({ deletionAt: account.deletionAt });
    const deletionAt = planned?.deletionAt ?? new Date();
    await endSessions(tx, row.id, 'deletion');
    if (row.email !== null) {
      await mailer.enqueue(tx, deletionPlannedMail(site, row.email, { username: row.username, deletionAt, posts }));
    }
    return deletionAt;
  });
}
