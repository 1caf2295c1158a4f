import type { SocialProvider } from '@starhaven/contracts/session';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import { hashKey } from '../../../../platform/secrets/keys';
import { lockSignedIn } from '../../lock-account';
import { mailSecurityChange } from '../../mails/mail-security-change';
import type { SignedIn } from '../../sessions/find-live-session';
import { accountSocialLogin, socialLink } from '../../tables';
import { providerRules } from '../providers/provider';
import type { SocialLinkContext } from './social-link-context';

/**
 * Links the login of the ticket to this account, which must be the account that began to link it.
 * @throws DomainError expired; already-exists when the login belongs to another account; failed-precondition when this account has another
 * login of the provider
 */
export async function finishSocialLink(
  { db, ...mails }: SocialLinkContext,
  { account, session, ticket }: SignedIn & { ticket: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const owner = await lockSignedIn(tx, { account, session });
    const accountId = owner.id;
    const [held] = await tx
      .delete(socialLink)
      .where(
        and(
          eq(socialLink.ticketHash, hashKey(ticket)),
          eq(socialLink.accountId, accountId),
          isNotNull(socialLink.providerId),
          gt(socialLink.expiresAt, sql`now()`),
        ),
      )
      .returning();
    if (!held || held.providerId === null) {
      throw new DomainError('expired', 'This link has expired or was begun in another account. Please try again.');
    }
    // The column holds only what this module wrote.
    const provider = held.provider as SocialProvider;
    const { title } = providerRules[provider];
    const isProvider = eq(accountSocialLogin.provider, provider);
    const [own] = await tx
      .select({ providerId: accountSocialLogin.providerId })
      .from(accountSocialLogin)
      .where(and(isProvider, eq(accountSocialLogin.accountId, accountId)));
    if (own?.providerId === held.providerId) return;
    if (own) throw new DomainError('failed-precondition', `Please unlink the other ${title} login first.`);
    const linked = await tx
      .insert(accountSocialLogin)
      .values({ provider, providerId: held.providerId, accountId, name: held.name })
      .onConflictDoNothing()
      .returning({ accountId: accountSocialLogin.accountId });
    if (linked.length === 0) {
      throw new DomainError('already-exists', `This ${title} login belongs to another account.`);
    }
    await mailSecurityChange(mails, tx, owner, `A login with ${title} was linked to it.`);
  });
}
