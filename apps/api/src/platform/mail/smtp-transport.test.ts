import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createSmtpTransport } from './smtp-transport';
import { MailRejectedError } from './transport';
import type { MailTransport } from './transport';

const mail = {
  id: 7,
  kind: 'test',
  to: 'lumine@example.org',
  subject: 'Your code – Codice',
  text: 'Your code is ABCD2345.\nSee you soon.',
  html: '<p>Your code is <b>ABCD2345</b>.</p>',
  createdAt: new Date('2026-01-02T03:04:05Z'),
};
const from = { name: 'Star, "haven"', address: 'no-reply@play.example.org' };

let server: SMTPServer | null = null;
let transport: MailTransport | null = null;
let received: { raw: string; recipients: string[] }[] = [];

function listen(port = 0): Promise<number> {
  received = [];
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _, callback) => {
      if (address.startsWith('nobody')) callback(Object.assign(new Error('no such user'), { responseCode: 550 }));
      else if (address.startsWith('later')) callback(Object.assign(new Error('come back'), { responseCode: 450 }));
      else callback();
    },
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ raw: Buffer.concat(parts).toString('utf8'), recipients });
        callback();
      });
    },
  });
  server = smtp;
  return new Promise((resolve) => {
    smtp.listen(port, '127.0.0.1', () => resolve((smtp.server.address() as AddressInfo).port));
  });
}
const closeServer = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
const connect = (port: number) => {
  transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from, reachableMaxAgeMs: 0 });
  return transport;
};

afterEach(async () => {
  transport?.close();
  await closeServer();
  server = null;
});

test('a mail arrives with both parts, whole', async () => {
  await connect(await listen()).send(mail);
  const parsed = await PostalMime.parse(received[0]?.raw ?? '');
  expect(parsed).toMatchObject({ from, subject: mail.subject, to: [{ address: mail.to }] });
  expect(parsed.text?.trim()).toBe(mail.text);
  expect(parsed.html?.trim()).toBe(mail.html);
  expect(parsed.messageId).toBe(`<outbox-${mail.createdAt.getTime()}-7@play.example.org>`);
});

test.each(['a@example.org\r\nBcc: victim@example.org', 'a@example.org,victim@example.org'])(
  'the address %j is refused, and nobody gets the mail',
  async (to) => {
    const smtp = connect(await listen());
    await expect(smtp.send({ ...mail, to })).rejects.toThrow(MailRejectedError);
    expect(received).toEqual([]);
  },
);

test('line breaks in a subject make no headers and no recipients', async () => {
  const subject = 'Hello\r\nBcc: victim@example.org\r\n\r\nfree text';
  await connect(await listen()).send({ ...mail, subject });
  expect(received.map(({ recipients }) => recipients)).toEqual([[mail.to]]);
  const parsed = await PostalMime.parse(received[0]?.raw ?? '');
  expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(parsed.subject).toBe('Hello Bcc: victim@example.org free text');
  expect(parsed.text?.trim()).toBe(mail.text);
});

test('a refused recipient is final, an unreachable mail server is not', async () => {
  const port = await listen();
  const smtp = connect(port);
  await expect(smtp.send({ ...mail, to: 'nobody@example.org' })).rejects.toThrow(MailRejectedError);
  await closeServer();
  await expect(smtp.send(mail)).rejects.not.toThrow(MailRejectedError);
});

test('the transport knows whether the mail server is reachable, and when it comes back', async () => {
  const port = await listen();
  const smtp = connect(port);
  expect(await smtp.isReachable()).toBe(true);
  await closeServer();
  expect(await smtp.isReachable()).toBe(false);
  await listen(port);
  expect(await smtp.isReachable()).toBe(true);
});

test('the answer is cached, so the mail server is not asked again', async () => {
  const port = await listen();
  transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from });
  expect(await transport.isReachable()).toBe(true);
  await closeServer();
  expect(await transport.isReachable()).toBe(true);
});

test('a recipient whose mails are deferred does not make the mail server unreachable for others', async () => {
  const port = await listen();
  transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from });
  await expect(transport.send({ ...mail, to: 'later@example.org' })).rejects.not.toThrow(MailRejectedError);
  expect(await transport.isReachable()).toBe(true);
  await transport.send(mail);
  await closeServer();
  await expect(transport.send(mail)).rejects.not.toThrow(MailRejectedError);
  expect(await transport.isReachable()).toBe(false);
});
