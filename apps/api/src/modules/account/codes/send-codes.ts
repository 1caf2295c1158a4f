import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Mail, Mailer } from '../../../platform/mail/mailer';
import { withMinDuration } from '../../../platform/work/with-min-duration';
import type { AccountCode } from '../mails/code-mails';
import { resetCodeMail, verificationCodeMail } from '../mails/code-mails';
import { pendingHours } from '../email/pending-email';
import type { MailSite } from '../mails/write-mail';
import { account } from '../tables';
import type { CodePurpose, CodeScope } from './code-text';
import { issueCodes } from './mail-codes';
import type { MailLimits } from './mail-limits';

/** Accounts of one address that get codes at once. */
const maxAccounts = 5;
/** Longer than the work for known addresses takes, so that timing does not distinguish them from unknown addresses. */
const sendMinMs = 150;

export interface SendCodesContext {
  db: Drizzle;
  mailer: Mailer;
  mailLimits: MailLimits;
  site: MailSite;
  /** See `getAccountSecret`. */
  accountSecret: string;
}

export interface CodeRequest extends CodeScope {
  addressKey: string;
  isResend: boolean;
  /** Only this account, if it has the address; null: all accounts that have it. */
  accountId: number | null;
}

const mailOf: Record<CodePurpose, (site: MailSite, to: string, codes: AccountCode[]) => Mail> = {
  reset: resetCodeMail,
  verify: verificationCodeMail,
};

/** Accounts of the address: verified ones first, then the oldest. A pending address gets only codes that verify it. */
async function findAccounts(db: Drizzle, { purpose, emailKey, accountId }: CodeRequest) {
  const isOwn = eq(account.emailKey, emailKey);
  const isWaiting = and(
    eq(account.pendingEmailKey, emailKey),
    sql`${account.pendingEmailAt} > now() - make_interval(hours => ${pendingHours})`,
  );
  return db
    .select({
      id: account.id,
      username: account.username,
      email: sql<string | null>`case when ${isOwn} then ${account.email} else ${account.pendingEmail} end`,
    })
    .from(account)
    .where(
      and(
        purpose === 'verify' ? or(and(isOwn, isNull(account.emailVerifiedAt)), isWaiting) : isOwn,
        accountId === null ? undefined : eq(account.id, accountId),
      ),
    )
    .orderBy(sql`${account.emailVerifiedAt} is null`, asc(account.id))
    .limit(maxAccounts);
}

async function writeMails({ db, mailer, site, accountSecret }: SendCodesContext, request: CodeRequest): Promise<void> {
  const { purpose, emailKey } = request;
  await inTransaction(db, async (tx) => {
    const accounts = await findAccounts(tx, request);
    const codes = await issueCodes(
      tx,
      accountSecret,
      { purpose, emailKey },
      accounts.map(({ id }) => id),
    );
    // Sends to the address as each account stores it, never as it was typed: a mail host may distinguish upper case from lower case.
    const mails = new Map<string, AccountCode[]>();
    accounts.forEach(({ username, email }, index) => {
      const code = codes[index];
      if (email === null || code === undefined) return;
      mails.set(email, [...(mails.get(email) ?? []), { username, code }]);
    });
    for (const [to, list] of mails) await mailer.enqueue(tx, mailOf[purpose](site, to, list));
  });
}

/**
 * Mails a code for each account of an address. The answer is the same whether or not there is an account.
 * @throws DomainError mail-unavailable while the mail server is unreachable; such a request does not count. The others as in `MailLimits`
 */
export async function sendCodes(context: SendCodesContext, request: CodeRequest): Promise<void> {
  const { mailLimits, mailer } = context;
  if (!(await mailer.isReachable())) {
    throw new DomainError('mail-unavailable', 'Email cannot be sent at the moment. Please try again in a few minutes.');
  }
  await mailLimits.countRequest(request.addressKey);
  const { purpose, emailKey, isResend } = request;
  const notSent = await mailLimits.countMail({ purpose, emailKey }, { isResend });
  try {
    await withMinDuration(sendMinMs, () => writeMails(context, request));
  } catch (error) {
    await notSent();
    throw error;
  }
}
