import type { Transaction } from '../database/transaction-retry';

export interface Mail {
  /** Which template: for logs and metrics, a fixed word. */
  kind: string;
  to: string;
  subject: string;
  /** The whole message, for readers that show no HTML. */
  text: string;
  html: string;
  /** When it is not delivered by then, it is of no use and is dropped. */
  usefulForSeconds: number;
}

export interface Mailer {
  /** Sent once the transaction is committed, retried until it is late; nothing when the transaction fails. */
  enqueue(tx: Transaction, mail: Mail): Promise<void>;
  /** False while the mail server does not answer; at most about fifteen seconds old. */
  isReachable(): Promise<boolean>;
}
