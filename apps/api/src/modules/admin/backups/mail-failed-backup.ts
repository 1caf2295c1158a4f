import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Mailer } from '../../../platform/mail/mailer';
import { countRecentMails } from '../../../platform/mail/repository';
import { listAdminAddresses, writeMail } from '../../account';
import type { MailSite } from '../../account';

const kind = 'backup-failed';
const maxAdmins = 20;
/** The mail about a lasting failure is repeated after this time. */
const againHours = 24;
const usefulForSeconds = 24 * 3600;

export interface FailedBackupOptions {
  db: Drizzle;
  mailer: Mailer;
  site: MailSite;
  /** The failure of the newest attempt; empty: it succeeded. */
  failure: () => string;
}

/** Mails the admins while the newest backup has failed, at most once a day each (docs/behaviour/admin.md#alarm). */
export async function mailFailedBackup({ db, mailer, site, failure }: FailedBackupOptions): Promise<void> {
  const reason = failure();
  if (reason === '') return;
  const addresses = await listAdminAddresses(db, maxAdmins);
  await inTransaction(db, async (tx) => {
    for (const to of addresses) {
      if ((await countRecentMails(tx, { kind, to, hours: againHours })) > 0) continue;
      const subject = `The newest backup of ${site.name} failed`;
      await mailer.enqueue(
        tx,
        writeMail(site, {
          ...{ kind, to, subject, usefulForSeconds },
          blocks: [
            'No new backup was made. Earlier ones are still there; without a new one, everything since then would be lost.',
            { facts: [['Reason', reason]] },
            { label: 'Backups', link: `${site.url}/admin/database` },
          ],
        }),
      );
    }
  });
}
