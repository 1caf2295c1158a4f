import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { Mailer } from '../../../platform/mail/mailer';
import { countRecentMails } from '../../../platform/mail/repository';
import type { AccountRow } from '../accounts';
import { issueCodes } from '../codes/mail-codes';
import { verificationCodeMail } from '../mails/code-mails';
import { emailChangedMail, emailChangeRequestedMail } from '../mails/notice-mails';
import type { MailSite } from '../mails/write-mail';
import { account } from '../tables';
import { issueEmailUndo } from './issue-email-undo';

/** An account may name another person's address: its changes must not fill that mailbox. */
const maxNoticesPerDay = 5;

export interface RequestEmailChangeContext {
  mailer: Mailer;
  site: MailSite;
  /** See `getAccountSecret`. */
  accountSecret: string;
}

/** Notifies the former address of an account. Only an address that was confirmed gets a link that undoes the change. */
async function mailFormerAddress(
  { mailer, site }: RequestEmailChangeContext,
  tx: Transaction,
  { id, username, email, emailKey, emailVerifiedAt }: AccountRow,
  newEmail: string,
): Promise<void> {
  if (email === null || emailKey === null) return;
  const isConfirmed = emailVerifiedAt !== null;
  const kind = isConfirmed ? 'email-change-requested' : 'email-changed';
  if ((await countRecentMails(tx, { kind, to: email, hours: 24 })) >= maxNoticesPerDay) return;
  const notice = { username, newEmail, at: new Date() };
  const mail = isConfirmed
    ? emailChangeRequestedMail(site, email, { ...notice, undo: await issueEmailUndo(tx, { id, email, emailKey }) })
    : emailChangedMail(site, email, { ...notice, undo: null });
  await mailer.enqueue(tx, mail);
}

/**
 * Gives an account a new address in the transaction of an edit, and mails a code there. The new address is pending while the account has a
 * confirmed address; an address that was never confirmed is replaced at once (docs/behaviour/account.md#new-address).
 */
export async function requestEmailChange(
  context: RequestEmailChangeContext,
  tx: Transaction,
  row: AccountRow,
  { email, key }: { email: string; key: string },
): Promise<void> {
  const { mailer, site, accountSecret } = context;
  const waiting = { pendingEmail: email, pendingEmailKey: key, pendingEmailAt: sql`now()` };
  const replacing = {
    email,
    emailKey: key,
    emailVerifiedAt: null,
    pendingEmail: null,
    pendingEmailKey: null,
    pendingEmailAt: null,
  };
  await tx
    .update(account)
    .set(row.emailVerifiedAt === null ? replacing : waiting)
    .where(eq(account.id, row.id));
  await mailFormerAddress(context, tx, row, email);
  const [code] = await issueCodes(tx, accountSecret, { purpose: 'verify', emailKey: key }, [row.id]);
  if (code !== undefined)
    await mailer.enqueue(tx, verificationCodeMail(site, email, [{ username: row.username, code }]));
}
