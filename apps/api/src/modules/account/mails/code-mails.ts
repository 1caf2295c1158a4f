import type { Mail } from '../../../platform/mail/mailer';
import { codeMinutes } from '../codes/code-rules';
import { writeMail } from './write-mail';
import type { MailSite } from './write-mail';

/** One account of the address, with its own code. */
export interface AccountCode {
  username: string;
  code: string;
}

const blocksOf = (codes: AccountCode[]) => codes.map(({ username, code }) => ({ label: `Code for ${username}`, code }));

const validity = `It can be used once, within ${codeMinutes} minutes.`;
const validities = `Each can be used once, within ${codeMinutes} minutes. The code identifies the account.`;

/** Mails the code that resets the password, one for each account. */
export function resetCodeMail(site: MailSite, to: string, codes: AccountCode[]): Mail {
  const isOne = codes.length === 1;
  return writeMail(site, {
    kind: 'reset-code',
    to,
    subject: `Your code for a new ${site.name} password`,
    usefulForSeconds: codeMinutes * 60,
    blocks: [
      isOne
        ? 'Somebody, hopefully you, asked for a new password. Enter this code on the page where you asked:'
        : 'Somebody, hopefully you, asked for a new password. Several accounts have this mail address; enter the code of the one you mean on the page where you asked:',
      ...blocksOf(codes),
      isOne ? validity : validities,
      'If it was not you, do nothing: without the code nobody can change your password. Never give it to anybody.',
    ],
  });
}

/** Mails the code that verifies a mail address, one for each account. */
export function verificationCodeMail(site: MailSite, to: string, codes: AccountCode[]): Mail {
  const isOne = codes.length === 1;
  return writeMail(site, {
    kind: 'verification-code',
    to,
    subject: `Your ${site.name} verification code`,
    usefulForSeconds: codeMinutes * 60,
    blocks: [
      isOne
        ? 'Enter this code to confirm that this mail address is yours:'
        : 'Several accounts have this mail address. Enter the code of the one you mean to confirm that the address is yours:',
      ...blocksOf(codes),
      isOne ? validity : validities,
      'If you did not ask for it, do nothing.',
    ],
  });
}
