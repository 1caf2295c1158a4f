import type { Transaction } from '../../../platform/database/transaction-retry';
import type { Mailer } from '../../../platform/mail/mailer';
import { countRecentMails } from '../../../platform/mail/repository';
import type { AccountRow } from '../accounts';
import { securityChangeMail } from './notice-mails';
import type { MailSite } from './write-mail';

/** An account may name another person's address: its changes must not fill that mailbox. */
const maxPerDay = 10;

/**
 * Mails the owner, if there is an address, in the transaction of a change of the account's security. `what` is a sentence about the account
 * (docs/behaviour/account.md#security-mails).
 */
export async function mailSecurityChange(
  { mailer, site }: { mailer: Mailer; site: MailSite },
  tx: Transaction,
  { username, email }: Pick<AccountRow, 'username' | 'email'>,
  what: string,
): Promise<void> {
  if (email === null) return;
  if ((await countRecentMails(tx, { kind: 'security-change', to: email, hours: 24 })) >= maxPerDay) return;
  await mailer.enqueue(tx, securityChangeMail(site, email, { username, what, at: new Date() }));
}
