import { withTimeout } from '../work/with-timeout';
import { codeOf, messageOf } from '@starhaven/node-kit/server';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail';
import type { Sender } from './compose-mail';
import { MailRejectedError } from './transport';
import type { MailTransport, OutgoingMail } from './transport';

const timeoutMs = 10_000;
/** Well below the time that a web server waits for an answer, because a visitor is waiting. */
const verifyLimitMs = 3_000;
const reachableMaxAgeMs = 15_000;

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password. */
  url: string;
  from: Sender;
  /** After this age the reachability of the mail server is checked again; 15 s by default. */
  reachableMaxAgeMs?: number;
}

/** The error concerns this recipient or this message; the server itself works. The operator has to fix a refused login. */
function isAboutMail(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return isAboutMail(error) && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/** Sends through a mail server over a small connection pool. */
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
    const isReachable = await withTimeout(verifyLimitMs, () => smtp.verify()).then(
      () => true,
      () => false,
    );
    known = { isReachable, atMs: performance.now() };
    return isReachable;
  };

  return {
    send: async (mail: OutgoingMail) => {
      try {
        await smtp.sendMail(composeMail(mail, from));
        known = { isReachable: true, atMs: performance.now() };
      } catch (error) {
        if (isFinal(error)) throw new MailRejectedError(messageOf(error), { cause: error });
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
