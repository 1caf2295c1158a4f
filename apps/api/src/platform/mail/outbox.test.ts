import { sql } from 'drizzle-orm';
import { describeOnEachEngine } from '../../../test/support/engines';
import type { TestDatabase } from '../../../test/support/engines';
import { createLogger } from '../logging/logger';
import { createMetrics } from '../metrics/metrics';
import type { Mail } from './mailer';
import { Outbox } from './outbox';
import type { OutboxOptions } from './outbox';
import { outboxMail } from './tables';
import { MailRejectedError } from './transport';
import type { OutgoingMail } from './transport';

const mail: Mail = {
  kind: 'test',
  to: 'lumine@example.org',
  subject: 'A code',
  text: 'ABCD2345',
  html: '<p>ABCD2345</p>',
  usefulForSeconds: 600,
};

describeOnEachEngine('outbox', (open) => {
  let opened: TestDatabase;
  const started: Outbox[] = [];
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => opened.database.db.delete(outboxMail));
  afterEach(async () => {
    await Promise.all(started.splice(0).map((outbox) => outbox.stop()));
  });
  afterAll(() => opened.close());

  /** An outbox whose transport passes each mail to `send`, and its log. */
  async function startOutbox(send: (mail: OutgoingMail) => Promise<void>, options: Partial<OutboxOptions> = {}) {
    const metrics = createMetrics();
    const lines: string[] = [];
    const outbox = new Outbox({
      database: opened.database,
      transport: { send, isReachable: () => Promise.resolve(true), close: () => {} },
      metrics,
      log: createLogger('info', { write: (line: string) => void lines.push(line) }),
      retrySeconds: () => 0,
      ...options,
    });
    await outbox.start();
    started.push(outbox);
    return { outbox, metrics, lines };
  }
  const enqueue = (outbox: Outbox, what: Mail) => opened.database.db.transaction((tx) => outbox.enqueue(tx, what));

  test('a mail is sent after its transaction, once, and its content is forgotten', async () => {
    let arrived: (mail: OutgoingMail) => void;
    const arrival = new Promise<OutgoingMail>((resolve) => (arrived = resolve));
    const send = jest.fn(async (sent: OutgoingMail) => arrived(sent));
    const { outbox, metrics, lines } = await startOutbox(send);
    await enqueue(outbox, mail);
    expect(await arrival).toMatchObject({ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
    await outbox.stop();
    expect(send).toHaveBeenCalledTimes(1);
    const [row] = await opened.database.db.select().from(outboxMail);
    expect(row).toMatchObject({ text: '', html: '', tries: 1, sentAt: expect.any(Date) });
    expect(await metrics.registry.getSingleMetricAsString('mail_total')).toContain('{outcome="sent"} 1');
    expect(lines.join()).not.toContain('ABCD2345');
  });

  test('a transaction that fails sends nothing', async () => {
    const send = jest.fn(async () => {});
    const { outbox } = await startOutbox(send);
    const failing = opened.database.db.transaction(async (tx) => {
      await outbox.enqueue(tx, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await outbox.stop();
    expect(send).not.toHaveBeenCalled();
  });

  test('a mail that failed is tried again until it arrives', async () => {
    let arrived: () => void;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    let tries = 0;
    const { outbox, metrics } = await startOutbox(async () => {
      tries += 1;
      if (tries < 3) throw new Error('421 busy');
      arrived();
    });
    await enqueue(outbox, mail);
    await arrival;
    await outbox.stop();
    expect(await metrics.registry.getSingleMetricAsString('mail_total')).toContain('{outcome="failed"} 2');
  });

  test('the waits between tries grow from five seconds to five minutes', async () => {
    const { outbox } = await startOutbox(() => Promise.reject(new Error('down')), { retrySeconds: undefined });
    await enqueue(outbox, mail);
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      await opened.database.db.update(outboxMail).set({ tries: tries - 1, nextTryAt: sql`now()` });
      await outbox.stop();
      const [row] = await opened.database.db
        .select({ seconds: sql<number>`extract(epoch from ${outboxMail.nextTryAt} - now())::float8` })
        .from(outboxMail);
      waits.push(Math.ceil(Number(row?.seconds)));
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  test.each([
    ['comes too late', { ...mail, usefulForSeconds: 0 }, async () => {}, 'late'],
    ['is rejected for good', mail, () => Promise.reject(new MailRejectedError('550 no such user')), 'rejected'],
  ])('a mail that %s is dropped, counted and reported', async (_, lost, send, outcome) => {
    let dropped: (mail: { kind: string; to: string }) => void;
    const drop = new Promise((resolve) => (dropped = resolve));
    const { outbox, metrics } = await startOutbox(send, { onDropped: async (which) => dropped(which) });
    await enqueue(outbox, lost);
    expect(await drop).toEqual({ kind: 'test', to: mail.to });
    await outbox.stop();
    expect(await opened.database.db.select().from(outboxMail)).toEqual([]);
    expect(await metrics.registry.getSingleMetricAsString('mail_total')).toContain(`{outcome="${outcome}"} 1`);
  });

  test('several servers send each mail once', async () => {
    const sent: string[] = [];
    let allArrived: () => void;
    const arrival = new Promise<void>((resolve) => (allArrived = resolve));
    const send = async ({ subject }: OutgoingMail) => {
      sent.push(subject);
      if (sent.length >= 30) allArrived();
    };
    const servers = await Promise.all([startOutbox(send), startOutbox(send), startOutbox(send)]);
    const subjects = Array.from({ length: 30 }, (_, index) => `mail ${index}`);
    await opened.database.db.transaction(async (tx) => {
      for (const subject of subjects) await servers[0].outbox.enqueue(tx, { ...mail, subject });
    });
    await arrival;
    await Promise.all(servers.map(({ outbox }) => outbox.stop()));
    expect(sent.sort()).toEqual(subjects.sort());
  });

  test('mails left by an earlier process are sent at the next start', async () => {
    const idle = new Outbox({
      database: opened.database,
      transport: { send: async () => {}, isReachable: async () => true, close: () => {} },
      metrics: createMetrics(),
      log: createLogger('silent'),
    });
    await enqueue(idle, mail);
    const sent = await new Promise((resolve) => void startOutbox(async (message) => resolve(message)));
    expect(sent).toMatchObject({ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
  });

  test('the waiting time of the oldest mail is measured', async () => {
    const { outbox, metrics } = await startOutbox(() => Promise.reject(new Error('down')), { retrySeconds: () => 60 });
    await enqueue(outbox, mail);
    await opened.database.db.update(outboxMail).set({ createdAt: sql`now() - interval '1 hour'` });
    await outbox.stop();
    const [line] = /outbox_oldest_seconds \d+/.exec(await metrics.registry.metrics()) ?? [];
    expect(Number(line?.split(' ')[1])).toBeGreaterThanOrEqual(3600);
  });
});
