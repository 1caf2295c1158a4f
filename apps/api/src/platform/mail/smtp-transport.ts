import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail';
import type { Sender } from './compose-mail';
import { MailRejectedError } from './transport';
import type { MailTransport, OutgoingMail } from './transport';

const timeoutMs = 10_000;
/** A visitor waits for this answer. */
// Well below what a web server waits for an answer.
const verifyLimitMs = 3_000;
const reachableMaxAgeMs = 15_000;

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password. */
  url: string;
  from: Sender;
  /** Age at which the mail server is asked again whether it is there; 15 s by default. */
  reachableMaxAgeMs?: number;
}

/** It was about this recipient or this message; the server itself is there. A refused login is the operator's to mend. */
function isAboutMail(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

function isFinal(error: unknown): boolean {
  return isAboutMail(error) && ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
}

/** Sends through a mail server over a few kept connections. */
export function createSmtpTransport({ url, from, ...options }: SmtpOptions): MailTransport {
  const maxAgeMs = options.reachableMaxAgeMs ?? reachableMaxAgeMs;
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let known: { isReachable: boolean; atMs: number } | null = null;
  let asking: Promise<boolean> | null = null;

  const ask = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), verifyLimitMs);
    });
    const isReachable = await Promise.race([
      smtp.verify().then(
        () => true,
        () => false,
      ),
      tooLate,
    ]);
    clearTimeout(timer);
    known = { isReachable, atMs: performance.now() };
    return isReachable;
  };

  return {
    send: async (mail: OutgoingMail) => {
      try {
        await smtp.sendMail(composeMail(mail, from));
        known = { isReachable: true, atMs: performance.now() };
      } catch (error) {
        if (isFinal(error)) throw new MailRejectedError((error as Error).message, { cause: error });
        if (!isAboutMail(error)) known = { isReachable: false, atMs: performance.now() };
        throw error;
      }
    },
    isReachable: async () => {
      if (known && performance.now() - known.atMs < maxAgeMs) return known.isReachable;
      asking ??= ask().finally(() => (asking = null));
      return asking;
    },
    close: () => smtp.close({ force: true }),
  };
}
