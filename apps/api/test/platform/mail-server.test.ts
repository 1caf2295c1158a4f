import { forgetPassword } from '@starhaven/contracts/session';
import PostalMime from 'postal-mime';
import { createMailRefund } from '../../src/modules/account';
import { Limits } from '../../src/platform/limits/limits';
import { createLogger } from '../../src/platform/logging/logger';
import { Outbox } from '../../src/platform/mail/outbox';
import { createSmtpTransport } from '../../src/platform/mail/smtp-transport';
import { createMetrics } from '../../src/platform/metrics/metrics';
import { accountClient, newAddress, newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { MailServer } from '../support/hosts/mail-server';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const awayMessage = 'Email cannot be sent at the moment. Please try again in a few minutes.';

describeOnEachEngine('mails through a mail server', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let outbox: Outbox;
  const mailServer = new MailServer();
  beforeAll(async () => {
    db = await open();
    await mailServer.start();
    const metrics = createMetrics();
    const from = { name: 'Starhaven', address: 'no-reply@play.example.org' };
    outbox = new Outbox({
      database: db.database,
      transport: createSmtpTransport({ url: mailServer.url, from, reachableMaxAgeMs: 0 }),
      metrics,
      log: createLogger('silent'),
      retrySeconds: () => 0,
      onDropped: createMailRefund(new Limits({ database: db.database, metrics, onStoreError: () => {} })),
    });
    await outbox.start();
    server = await createTestApp(db.database, { mailer: outbox });
  });
  afterAll(async () => {
    await server?.app.close();
    await outbox?.stop();
    await mailServer.stop();
    await db?.close();
  });

  const forgot = async (query: Record<string, string>) =>
    (
      await server.app.inject({
        url: `${forgetPassword.path}?${new URLSearchParams(query)}`,
        remoteAddress: newAddress(),
      })
    ).json();
  const register = async (email: string) => {
    const username = newName();
    await accountClient(server).register({ username, email });
    return username;
  };
  const codeIn = (text = '') => /: ([A-Z2-9]{8})$/m.exec(text)?.[1] ?? '';

  test('a forgotten password is reset with the code from the mail', async () => {
    const username = await register('lumine@example.org');
    expect((await forgot({ email: 'lumine@example.org' })).retcode).toBe(0);
    const mail = await PostalMime.parse(await mailServer.nextMail());
    expect(mail).toMatchObject({
      from: { name: 'Starhaven', address: 'no-reply@play.example.org' },
      to: [{ address: 'lumine@example.org' }],
      subject: 'Your code for a new Starhaven password',
    });
    expect(mail.html).toContain(codeIn(mail.text));
    const reset = { email: 'lumine@example.org', code: codeIn(mail.text), password: 'four black horses' };
    expect((await forgot(reset)).retcode).toBe(0);
    expect((await PostalMime.parse(await mailServer.nextMail())).subject).toBe('Your Starhaven password was changed');
    const { logIn } = accountClient(server);
    expect((await logIn({ username, password: 'four black horses' })).json().retcode).toBe(200);
    expect((await logIn({ username, password })).json().retcode).toBe(-1);
  });

  test('while it is away everybody sees an error, nothing is counted, and it works once it is back', async () => {
    await register('aether@example.org');
    await mailServer.stop();
    for (let count = 0; count < 12; count += 1) {
      for (const email of ['aether@example.org', 'stranger@example.org']) {
        expect(await forgot({ email, resend: 'yes' })).toEqual({ retcode: -1, message: awayMessage });
      }
    }
    await mailServer.start();
    expect((await forgot({ email: 'aether@example.org' })).retcode).toBe(0);
    expect(codeIn((await PostalMime.parse(await mailServer.nextMail())).text)).not.toBe('');
  });

  test('a mail that it cannot take now arrives later', async () => {
    await register('paimon@example.org');
    mailServer.refuseNext(3);
    expect((await forgot({ email: 'paimon@example.org' })).retcode).toBe(0);
    expect((await PostalMime.parse(await mailServer.nextMail())).to?.[0]?.address).toBe('paimon@example.org');
  });

  test('an account gets five mails about new devices a day, and none about the sixth', async () => {
    const username = await register('venti@example.org');
    for (let count = 0; count < 8; count += 1) await accountClient(server).logIn({ username, password });
    for (let count = 0; count < 5; count += 1) {
      const { subject, to } = await PostalMime.parse(await mailServer.nextMail());
      expect([subject, to?.[0]?.address]).toEqual(['New login to your Starhaven account', 'venti@example.org']);
    }
    await forgot({ email: 'venti@example.org' });
    expect((await PostalMime.parse(await mailServer.nextMail())).subject).toMatch(/^Your code/);
  });
});
