import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { Refusal } from '../../../platform/http/refusal';
import type { Mail, Mailer } from '../../../platform/mail/mailer';
import { atLeast } from '../../../platform/work/at-least';
import type { AccountCode } from '../mails/code-mails';
import { resetCodeMail, verificationCodeMail } from '../mails/code-mails';
import type { MailSite } from '../mails/write-mail';
import { account } from '../tables';
import type { CodePurpose, CodeScope } from './code-text';
import { issueCodes } from './mail-codes';
import type { MailLimits } from './mail-limits';

/** Accounts that one address gets codes for at once. */
const maxAccounts = 5;
/** Longer than the work for known addresses takes, so that the time does not tell them from unknown ones. */
const sendMinMs = 150;

export interface SendCodesOptions {
  db: Drizzle;
  mailer: Mailer;
  limits: MailLimits;
  site: MailSite;
  /** See `getAccountSecret`. */
  secret: string;
}

export interface CodeRequest extends CodeScope {
  addressKey: string;
  isResend: boolean;
  /** Only this account, when it has the address; otherwise all that have it. */
  accountId: number | null;
}

const mailOf: Record<CodePurpose, (site: MailSite, to: string, codes: AccountCode[]) => Mail> = {
  reset: resetCodeMail,
  verify: verificationCodeMail,
};

/** Accounts of the address: proven owners first, then the oldest. */
async function findAccounts(db: Drizzle, { purpose, emailKey, accountId }: CodeRequest) {
  return db
    .select({ id: account.id, username: account.username, email: account.email })
    .from(account)
    .where(
      and(
        eq(account.emailKey, emailKey),
        accountId === null ? undefined : eq(account.id, accountId),
        purpose === 'verify' ? isNull(account.emailVerifiedAt) : undefined,
      ),
    )
    .orderBy(sql`${account.emailVerifiedAt} is null`, asc(account.id))
    .limit(maxAccounts);
}

async function writeMails({ db, mailer, site, secret }: SendCodesOptions, request: CodeRequest): Promise<void> {
  const { purpose, emailKey } = request;
  await inTransaction(db, async (tx) => {
    const accounts = await findAccounts(tx, request);
    const codes = await issueCodes(
      tx,
      secret,
      { purpose, emailKey },
      accounts.map(({ id }) => id),
    );
    // To the address as each account has it, never as somebody typed it: a host may tell upper case from lower.
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
 * Mails a code for each account of an address. The answer is the same whether or not there is one.
 * @throws Refusal -1 while the mail server is away, then nothing is counted; 2, -2 and 429 as in `MailLimits`
 */
export async function sendCodes(options: SendCodesOptions, request: CodeRequest): Promise<void> {
  const { limits, mailer } = options;
  if (!(await mailer.isReachable())) {
    throw new Refusal(-1, 'E-mail cannot be sent at the moment. Please try again in a few minutes.');
  }
  await limits.countRequest(request.addressKey);
  const { purpose, emailKey, isResend } = request;
  const notSent = await limits.countMail({ purpose, emailKey }, { isResend });
  try {
    await atLeast(sendMinMs, () => writeMails(options, request));
  } catch (error) {
    await notSent();
    throw error;
  }
}
