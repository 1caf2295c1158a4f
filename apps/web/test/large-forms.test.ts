import { once } from 'node:events';
import { ask } from './support/ask';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl } from './support/launch-web';
import { connectTo } from './support/raw-client';
import { sessionCookie } from './support/session';
import { SpecHost } from './support/spec-host';

// Forms that may be larger than others, sent through all middleware (docs/security.md#http-limits).

let host: SpecHost;
let web: LaunchedWeb;
beforeAll(async () => {
  host = await new SpecHost().start();
  web = await launchWeb(host.url);
});
afterAll(async () => {
  await web.stop();
  await host.stop();
});

const boundary = 'boundary-of-the-form';

const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** Sends a form with parts, as a browser does. */
const sendForm = (path: string, parts: string[], cookie = '', accept = '*/*') =>
  ask(web.url + path, {
    method: 'POST',
    headers: { origin: siteUrl, cookie, accept, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  });

const engine = 'genshin-impact/grasscutter';
const fields = { intent: 'preview', engine, text: '' };
const broom = { key: 'BroomOfTheYard', level: 90, ascension: 6, refinement: 1, location: '', lock: true };
/** A file of the format GOOD with exactly this many bytes. */
function buildOf(bytes: number): string {
  const build = { format: 'GOOD', version: 2, source: '', weapons: Array.from({ length: 900 }, () => broom) };
  const rest = bytes - JSON.stringify(build).length;
  return JSON.stringify({ ...build, source: 'x'.repeat(rest) });
}
const sendBuild = (path: string, bytes: number) =>
  sendForm(path, [
    ...Object.entries(fields).map(([name, value]) => part(name, value)),
    part('file', buildOf(bytes), '; filename="build.json"\r\nContent-Type: application/json'),
  ]);
const tooBig = 'This file is too big. Builds have at most 1 MB.';

// The second path is the one that the page's script uses.
describe.each(['/command/import', '/command/import.data'])('%s', (path) => {
  test.each([100_000, 800_000, 1_000_000])('a guest imports a build of %i bytes', async (bytes) => {
    const { status, body } = await sendBuild(path, bytes);
    expect([status, body.includes('give 11901'), body.includes(tooBig)]).toEqual([200, true, false]);
  });

  test.each([1_000_001, 1_100_000])('a build of %i bytes is refused at its field', async (bytes) => {
    const { status, body } = await sendBuild(path, bytes);
    expect([status, body.includes(tooBig)]).toEqual([413, true]);
  });

  test('a much larger body is refused before it is read', async () => {
    const { status, body } = await sendBuild(path, 1_200_000);
    expect([status, body]).toEqual([413, 'Nothing was saved. Builds have at most 1 MB. Please go back and send less.']);
  });
});

test.each([13, 30])(
  'without scripts, a picture of %i MB is refused with its limit and the way to its form',
  async (megabytes) => {
    const picture = part('image', 'x'.repeat(megabytes * 1_000_000), '; filename="a.png"\r\nContent-Type: image/png');
    const sent = await sendForm('/blog/create?picture=image', [picture], await sessionCookie(), 'text/html');
    expect([sent.status, sent.body]).toEqual([413, expect.stringContaining('A picture may have at most 10 MB.')]);
    expect(sent.body).toContain('<a href="/blog/create">Open the form again</a>');
  },
);

describe.each(['/admin/downloads', '/admin/downloads.data'])('%s', (path) => {
  const document = '\u706f'.repeat(400_000);

  // A host of the specification has no dashboard, so the page answers with 404.
  test('a document of the longest allowed length reaches the page', async () => {
    const cookie = await sessionCookie({ role: [1, 3] });
    const sent = await sendForm(path, [part('intent', 'save'), part('document', document)], cookie);
    expect(sent.status).toBe(404);
  });

  test('a larger body is refused', async () => {
    const cookie = await sessionCookie();
    expect((await sendForm(path, [part('document', `${document}${document}`)], cookie)).status).toBe(413);
  });

  test.each<[string, () => Promise<string>]>([
    ['a guest', () => Promise.resolve('')],
    ['a visitor with an invented cookie', () => Promise.resolve('starhaven=invented')],
    ['a visitor with a changed cookie', async () => (await sessionCookie()).replace('=ey', '=fy')],
  ])('%s is told to log in', async (_name, cookie) => {
    const { status, body } = await sendForm(path, [part('document', document)], await cookie());
    expect([status, body]).toEqual([401, expect.stringContaining('Please log in in another tab')]);
  });

  test('a visitor whose session has expired is sent to the login, as with a small form', async () => {
    const cookie = await sessionCookie({ lifeSeconds: -60 });
    const { headers, body } = await sendForm(path, [part('document', document)], cookie);
    // To the page's script the body names the address.
    expect(`${headers.location} ${body}`).toContain('/login');
  });
});

test('the page of a large build shows the first items one by one, and all commands', async () => {
  const { body } = await sendBuild('/command/import', 800_000);
  // React puts a comment between two texts.
  const page = body.slice(body.indexOf('<main'), body.indexOf('</main>')).replaceAll('<!-- -->', '');
  expect(page).toContain('900 commands for Grasscutter');
  expect(page).toContain('700 more are not shown one by one.');
  expect(page.split('give 11901')).toHaveLength(900 + 200 + 1);
});

test('slow bodies with an invented cookie keep no place from staff', async () => {
  const slow = await connectTo(web.url);
  const fields = [`Host: x`, `Origin: ${siteUrl}`, 'Cookie: starhaven=invented', 'Content-Length: 30000000'];
  slow.write(['POST /admin/handbook HTTP/1.1', ...fields, 'Expect: 100-continue', '', ''].join('\r\n'));
  // The server has read the headers, and waits for the body.
  expect(String((await once(slow, 'data'))[0])).toContain('100 Continue');
  const cookie = await sessionCookie({ role: [1, 3] });
  const sent = await sendForm('/admin/handbook', [part('file', 'x'.repeat(100_000), '; filename="a.json"')], cookie);
  expect(sent.status).toBe(404);
  slow.destroy();
});

test('other pages accept no large form from guests', async () => {
  expect((await sendBuild('/command/recipes/edit', 100_000)).status).toBe(413);
});
