/** A mail ready to send; its id from the outbox is the same for all tries. */
export interface OutgoingMail {
  id: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  createdAt: Date;
}

/** A way to send mails: a mail server, or the outbox folder. */
export interface MailTransport {
  /** @throws MailRejectedError when a retry is useless, any other error when a retry may help */
  send(mail: OutgoingMail): Promise<void>;
  isReachable(): Promise<boolean>;
  close(): void;
}

/** The mail server rejects this mail permanently. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError';
}
