import type { SocialProvider } from '@starhaven/contracts/session';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { lockAccount } from '../../lock-account';
import { mailSecurityChange } from '../../mails/mail-security-change';
import { requireAnotherWayIn } from '../../require-another-way-in';
import { accountSocialLogin, loginTicket } from '../../tables';
import { providerRules } from '../providers/provider';
import type { SocialLinkContext } from './social-link-context';

/**
 * Unlinks the logins of a provider; does nothing when there is none.
 * @throws DomainError failed-precondition when it is the last way to log in
 */
export async function unlinkSocialLogin(
  { db, ...mails }: Pick<SocialLinkContext, 'db' | 'mailer' | 'site'>,
  { accountId, provider }: { accountId: number; provider: SocialProvider },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    const removed = await tx
      .delete(accountSocialLogin)
      .where(and(eq(accountSocialLogin.provider, provider), eq(accountSocialLogin.accountId, accountId)))
      .returning({ providerId: accountSocialLogin.providerId });
    if (removed.length === 0) return;
    await requireAnotherWayIn(tx, owner);
    // Tickets of logins with this provider that are not finished.
    await tx.delete(loginTicket).where(and(eq(loginTicket.provider, provider), eq(loginTicket.accountId, accountId)));
    await mailSecurityChange(mails, tx, owner, `The login with ${providerRules[provider].title} was unlinked from it.`);
  });
}
