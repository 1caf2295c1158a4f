import type { Transaction } from '../database/transaction-retry';

export interface Mail {
  /** The template: a fixed word for logs and metrics. */
  kind: string;
  to: string;
  subject: string;
  /** The whole message, for mail programs without HTML. */
  text: string;
  html: string;
  /** Ends such mails with one click, without a login (RFC 8058). */
  unsubscribeUrl?: string;
  /** After this time an undelivered mail is of no use and is dropped. */
  usefulForSeconds: number;
}

export interface Mailer {
  /** Sends the mail after the commit of the transaction and retries until it is late; a rollback sends nothing. */
  enqueue(tx: Transaction, mail: Mail): Promise<void>;
  /** False while the mail server does not answer; the result is at most about fifteen seconds old. */
  isReachable(): Promise<boolean>;
}
