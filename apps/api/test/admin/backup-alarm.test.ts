import { Role } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import { account } from '../../src/modules/account/tables';
import { mailFailedBackup } from '../../src/modules/admin';
import { outboxMail } from '../../src/platform/mail/tables';
import type { Transaction } from '../../src/platform/database/transaction-retry';
import type { Mail } from '../../src/platform/mail/mailer';
import { describeOnEachEngine } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('the alarm of failed backups', (open) => {
  const api = useTestApi(open);

  test('mails admins with a confirmed address, once a day, while the newest backup has failed', async () => {
    const { member } = staffClient(api);
    const address = async (role: number, email: string, emailVerifiedAt: Date | null) => {
      const { id } = await member(role);
      await api.database.db.update(account).set({ email, emailVerifiedAt }).where(eq(account.id, id));
    };
    await address(Role.ADMIN, 'admin@inn.test', new Date());
    await address(Role.ADMIN, 'unconfirmed@inn.test', null);
    await address(Role.MOD, 'moderator@inn.test', new Date());
    const sent: Mail[] = [];
    const mailer = {
      isReachable: async () => true,
      // The outbox stores the sent mails.
      enqueue: async (tx: Transaction, mail: Mail) => {
        sent.push(mail);
        const { to: recipient, usefulForSeconds: _, ...rest } = mail;
        await tx.insert(outboxMail).values({ ...rest, recipient, lateAt: new Date(Date.now() + 60_000) });
      },
    };
    let failure = '';
    const site = { name: 'Inn', url: 'https://inn.test' };
    const alarm = () => mailFailedBackup({ db: api.database.db, mailer, site, failure: () => failure });
    await alarm();
    expect(sent).toEqual([]);
    failure = 'the disk is full';
    await alarm();
    await alarm();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['admin@inn.test', 'The newest backup of Inn failed'],
    ]);
    expect(sent[0]?.text).toContain('the disk is full');
    expect(sent[0]?.text).toContain('https://inn.test/admin/database');
  });
});
