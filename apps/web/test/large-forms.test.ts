import { ask } from './support/ask';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl } from './support/launch-web';
import { SpecHost } from './support/spec-host';

// Forms that may be larger than others, through all middleware (docs/security.md#http-limits).
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

/** Sends a form with one file, as a browser does. */
function sendFile(path: string, fields: Record<string, string>, file: string, cookie = '') {
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const type = 'Content-Type: application/json';
  const chosen = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="build.json"\r\n${type}\r\n\r\n`;
  const body = Object.entries(fields).map(([name, value]) => part(name, value));
  return ask(web.url + path, {
    method: 'POST',
    headers: { origin: siteUrl, cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${body.join('')}${chosen}${file}\r\n--${boundary}--\r\n`,
  });
}

const engine = 'genshin-impact/grasscutter';
const fields = { intent: 'preview', engine, text: '' };
const broom = { key: 'BroomOfTheYard', level: 90, ascension: 6, refinement: 1, location: '', lock: true };
/** A GOOD file of exactly so many bytes. */
function buildOf(bytes: number): string {
  const build = { format: 'GOOD', version: 2, source: '', weapons: Array.from({ length: 900 }, () => broom) };
  const rest = bytes - JSON.stringify(build).length;
  return JSON.stringify({ ...build, source: 'x'.repeat(rest) });
}
const tooBig = 'This file is too big. Builds have at most 1 MB.';

// The second path is the one that the page's script uses.
describe.each(['/command/import', '/command/import.data'])('%s', (path) => {
  test.each([100_000, 800_000, 1_000_000])('a guest imports a build of %i bytes', async (bytes) => {
    const { status, body } = await sendFile(path, fields, buildOf(bytes));
    expect([status, body.includes('give 11901'), body.includes(tooBig)]).toEqual([200, true, false]);
  });

  test.each([1_000_001, 1_100_000])('a build of %i bytes is refused at its field', async (bytes) => {
    const { status, body } = await sendFile(path, fields, buildOf(bytes));
    expect([status, body.includes(tooBig)]).toEqual([413, true]);
  });

  test('a much larger body is refused before it is read', async () => {
    const { status, body } = await sendFile(path, fields, buildOf(1_200_000));
    expect([status, body]).toEqual([413, 'Nothing was saved. Please go back and send less.']);
  });
});

test('other pages accept no large form from guests', async () => {
  expect((await sendFile('/command/recipes/edit', fields, buildOf(100_000))).status).toBe(413);
});
