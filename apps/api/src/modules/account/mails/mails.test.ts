import { resetCodeMail, verificationCodeMail } from './code-mails';
import {
  deletionPlannedMail,
  emailChangedMail,
  emailChangeRequestedMail,
  newDeviceMail,
  passwordChangedMail,
  securityChangeMail,
} from './notice-mails';

const site = { name: 'Inn & <Stars>', url: 'https://play.example.org' };
const to = 'lumine@example.org';
const at = new Date('2026-03-04T05:06:07Z');
const hostile = '<img src=x onerror=alert(1)>"\'&';

/** The text of the HTML that a reader sees. */
const visible = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

test('a mail for one account has its code, how long it is valid, and whose site it is, in both forms', () => {
  const mail = resetCodeMail(site, to, [{ username: 'Lumine', code: 'ABCD2345' }]);
  expect(mail).toMatchObject({ kind: 'reset-code', to, usefulForSeconds: 600 });
  for (const body of [mail.text, visible(mail.html)]) {
    for (const part of ['Lumine', 'ABCD2345', '10 minutes', site.name, site.url]) expect(body).toContain(part);
  }
});

test('a mail for several accounts shows each name next to its code', () => {
  const codes = [
    { username: 'Lumine', code: 'ABCD2345' },
    { username: 'Aether', code: 'WXYZ6789' },
  ];
  for (const mail of [resetCodeMail(site, to, codes), verificationCodeMail(site, to, codes)]) {
    for (const body of [mail.text, visible(mail.html)]) {
      expect(body).toMatch(/Lumine\W+ABCD2345/);
      expect(body).toMatch(/Aether\W+WXYZ6789/);
    }
  }
});

test('the mail about a login from a new device has device, address, time and what to do', () => {
  const mail = newDeviceMail(site, to, {
    username: 'Lumine',
    device: 'Firefox on Windows',
    address: '2001:db8::1',
    at,
  });
  for (const part of ['Lumine', 'Firefox on Windows', '2001:db8::1', '2026-03-04 05:06 UTC']) {
    expect(mail.text).toContain(part);
    expect(visible(mail.html)).toContain(part);
  }
  expect(mail.text).toContain('https://play.example.org/login?tab=forgot');
  expect(mail.html).toContain('href="https://play.example.org/login?tab=forgot"');
});

test.each([
  ['reset', resetCodeMail(site, to, [{ username: hostile, code: 'ABCD2345' }])],
  ['verify', verificationCodeMail(site, to, [{ username: hostile, code: 'ABCD2345' }])],
  ['password', passwordChangedMail(site, to, { username: hostile, at })],
  ['address', emailChangedMail(site, to, { username: hostile, newEmail: hostile, at, undo: 'x' })],
  ['new address', emailChangeRequestedMail(site, to, { username: hostile, newEmail: hostile, at, undo: 'x' })],
  ['security', securityChangeMail(site, to, { username: hostile, what: hostile, at })],
  ['deletion', deletionPlannedMail(site, to, { username: hostile, deletionAt: at, posts: 'keep' })],
  ['device', newDeviceMail(site, to, { username: hostile, device: hostile, address: hostile, at })],
])('a hostile name is shown as text, nothing is loaded, links stay on the site (%s)', (_, { html, text }) => {
  expect(text).toContain(hostile);
  expect(visible(html)).toContain(hostile);
  expect(html).not.toMatch(/<(img|script|link|iframe|stars)\b/i);
  expect(html).not.toMatch(/url\(|@import|src=(?!x)/i);
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/play\.example\.org(\/|$)/);
});
