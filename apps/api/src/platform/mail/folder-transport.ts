import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '../logging/logger';
import { composeMail } from './compose-mail';
import type { Sender } from './compose-mail';
import type { MailTransport } from './transport';

const keptForMs = 30 * 24 * 3600_000;
const pruneEveryMs = 3600_000;
/** A mail has 5 to 10 KB, so all mails together have at most 50 MB. */
const maxMails = 5_000;
const pruneEveryMails = 100;
/** Unfinished files of this age were left by a process that died. */
const unfinishedForMs = 3600_000;

export interface FolderOptions {
  /** Created when missing, accessible to its owner only. */
  folder: string;
  from: Sender;
  log: Logger;
}

/** The time at the start of a file name; NaN for other files. */
function timeOf(name: string): number {
  const [, day, clock] = /^\.?(\d{4}-\d\d-\d\d)T(\d{6})\d{3}Z-.*\.eml(\.part)?$/.exec(name) ?? [];
  return clock ? Date.parse(`${day}T${clock.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`) : NaN;
}

/** Deletes mails after thirty days, the oldest when there are too many, and unfinished files. */
async function prune(folder: string, nowMs: number): Promise<void> {
  const ours = (await readdir(folder)).filter((name) => !Number.isNaN(timeOf(name)));
  const [unfinished, mails] = [true, false].map((isPart) => ours.filter((name) => name.endsWith('.part') === isPart));
  const surplus = (mails ?? []).sort().slice(0, -maxMails);
  const old = (names: string[] = [], ms: number) => names.filter((name) => nowMs - timeOf(name) > ms);
  const gone = new Set([...surplus, ...old(mails, keptForMs), ...old(unfinished, unfinishedForMs)]);
  await Promise.all([...gone].map((name) => rm(path.join(folder, name), { force: true })));
}

/** Stores mails as files that any mail program can open: for trial sites, and for hosts without a mail server. */
export function createFolderTransport({ folder, from, log }: FolderOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let prunedAtMs = -Infinity;
  let sentSince = 0;
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const nowMs = Date.now();
      sentSince += 1;
      if (performance.now() - prunedAtMs > pruneEveryMs || sentSince >= pruneEveryMails) {
        prunedAtMs = performance.now();
        sentSince = 0;
        await prune(folder, nowMs);
      }
      const { message } = await composer.sendMail(composeMail(mail, from));
      // Sortable by time; some file systems do not allow colons in names.
      const file = `${new Date(nowMs).toISOString().replace(/[:.]/g, '')}-${mail.id}-${mail.kind}.eml`;
      const unfinished = path.join(folder, `.${file}.part`);
      // A buffer, because the composer is not given streams.
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, path.join(folder, file));
      log.info({ file }, 'mail written to the outbox');
    },
    isReachable: () => Promise.resolve(true),
    close: () => {},
  };
}
