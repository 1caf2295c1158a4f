import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport';

export interface Sender {
  name: string;
  address: string;
}

/** A header is one line: a visitor's text can neither end it nor begin another (header injection). */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A mail in nodemailer's form. The id is the same for every try, so that mail programs show a repeated mail once. */
export function composeMail(
  { id, to, subject, text, html, unsubscribeUrl = '', createdAt }: OutgoingMail,
  from: Sender,
): SendMailOptions {
  const host = from.address.split('@').at(-1) ?? 'localhost';
  return {
    from: { name: oneLine(from.name), address: oneLine(from.address) },
    // An object instead of a text, so that a comma in the address does not make two recipients.
    to: { name: '', address: oneLine(to) },
    subject: oneLine(subject),
    text,
    html,
    date: createdAt,
    messageId: `<outbox-${createdAt.getTime()}-${id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === ''
        ? {}
        : {
            'List-Unsubscribe': `<${oneLine(unsubscribeUrl)}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
