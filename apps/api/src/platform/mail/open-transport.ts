import path from 'node:path';
import type { Logger } from '../logging/logger';
import type { Sender } from './compose-mail';
import { createFolderTransport } from './folder-transport';
import { createSmtpTransport } from './smtp-transport';
import type { MailTransport } from './transport';

/** The mail server of the configuration, or the outbox folder when none is set. */
export function openTransport(
  { smtpUrl, mailFrom: from, dataDir }: { smtpUrl: string | null; mailFrom: Sender; dataDir: string },
  log: Logger,
): MailTransport {
  if (smtpUrl !== null) return createSmtpTransport({ url: smtpUrl, from });
  return createFolderTransport({ folder: path.join(dataDir, 'outbox'), from, log });
}
