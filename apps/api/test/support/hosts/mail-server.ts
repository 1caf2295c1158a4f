import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on a free port that can be stopped and started again. */
export class MailServer {
  private smtp: SMTPServer | null = null;
  private port = 0;
  private refusals = 0;
  private readonly received: string[] = [];
  private readonly waiting: ((mail: string) => void)[] = [];

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Starts on the same port as before. */
  async start(): Promise<void> {
    const smtp = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      closeTimeout: 50,
      disableReverseLookup: true,
      onData: (stream, _, callback) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (this.refusals > 0) {
            this.refusals -= 1;
            callback(Object.assign(new Error('busy'), { responseCode: 451 }));
            return;
          }
          this.take(Buffer.concat(parts).toString('utf8'));
          callback();
        });
      },
    });
    // A waiting client that is cut off is not a failure of the test.
    smtp.on('error', () => {});
    this.smtp = smtp;
    const listening = smtp.listen(this.port, '127.0.0.1');
    await once(listening, 'listening');
    this.port = (listening.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { smtp } = this;
    this.smtp = null;
    if (smtp) await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }

  /** Answers this number of mails with a temporary error. */
  refuseNext(count: number): void {
    this.refusals = count;
  }

  /** The oldest unread mail, or the next one to arrive. */
  async nextMail(): Promise<string> {
    return this.received.shift() ?? new Promise((resolve) => this.waiting.push(resolve));
  }

  private take(mail: string): void {
    const reader = this.waiting.shift();
    if (reader) reader(mail);
    else this.received.push(mail);
  }
}
