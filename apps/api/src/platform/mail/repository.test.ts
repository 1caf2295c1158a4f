import { sql } from 'drizzle-orm';
import { describeOnEachEngine } from '../../../test/support/engines';
import type { TestDatabase } from '../../../test/support/engines';
import { secondsFromNow } from '../database/seconds-from-now';
import { selectRows } from '../database/select-rows';
import { countRecentMails } from './repository';
import { outboxMail } from './tables';

describeOnEachEngine('recent mails', (open) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('are those of one kind to one recipient within the given hours, and an index finds them', async () => {
    const { db } = opened.database;
    const mail = { kind: 'new-device', recipient: 'lumine@example.org', subject: '', text: '', html: '' };
    const lateAt = secondsFromNow(3600);
    await db.insert(outboxMail).values([
      { ...mail, lateAt },
      { ...mail, lateAt, createdAt: secondsFromNow(-3 * 3600) },
      { ...mail, lateAt, kind: 'other' },
      { ...mail, lateAt, recipient: 'aether@example.org' },
    ]);
    const of = { kind: mail.kind, to: mail.recipient };
    expect(await countRecentMails(db, { ...of, hours: 2 })).toBe(1);
    expect(await countRecentMails(db, { ...of, hours: 4 })).toBe(2);

    const plan = await db.transaction(async (tx) => {
      // Without this setting, PostgreSQL would not use the index for a table of four rows.
      await tx.execute(sql`set local enable_seqscan = off`);
      return selectRows(
        tx,
        sql`explain select count(*) from outbox_mail
          where kind = ${of.kind} and recipient = ${of.to} and created_at > now() - interval '2 hours'`,
      );
    });
    expect(JSON.stringify(plan)).toContain('outbox_mail_recent');
  });
});
