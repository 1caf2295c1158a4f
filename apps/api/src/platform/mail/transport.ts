/** A mail as it leaves; the outbox gives it an id that stays the same over all tries. */
export interface OutgoingMail {
  id: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

/** The way out: a mail server, or the outbox folder. */
export interface MailTransport {
  /** @throws MailRejectedError when trying again is of no use, any other error when it may be */
  send(mail: OutgoingMail): Promise<void>;
  isReachable(): Promise<boolean>;
  close(): void;
}

/** The mail server will never take this mail. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError';
}
