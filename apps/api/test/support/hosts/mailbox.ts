import type { Mail, Mailer } from '../../../src/platform/mail/mailer';

/** Accepts every mail at once and stores it for the test. */
export class Mailbox implements Mailer {
  readonly mails: Mail[] = [];
  isUp = true;

  async enqueue(_tx: unknown, mail: Mail): Promise<void> {
    this.mails.push(mail);
  }

  async isReachable(): Promise<boolean> {
    return this.isUp;
  }

  /** Removes and returns the mails to this address, oldest first. */
  take(to: string): Mail[] {
    const taken = this.mails.filter((mail) => mail.to === to);
    this.mails.splice(0, this.mails.length, ...this.mails.filter((mail) => mail.to !== to));
    return taken;
  }
}

/** The codes in a mail, by username. */
export function codesIn({ text }: Mail): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^Code for (.+): ([A-Z2-9]{8})$/gm)].map(([, name, code]) => [name, code]),
  );
}

/** The only code in the newest mail. @throws when there is no mail or more than one code in it */
export function onlyCode(mails: Mail[]): string {
  const mail = mails.at(-1);
  const codes = mail ? Object.values(codesIn(mail)) : [];
  if (codes.length !== 1 || !codes[0]) throw new Error(`Expected one code, got ${codes.length}`);
  return codes[0];
}
