import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb } from './support/launch-web';

let host: FakeHost;
let web: LaunchedWeb;

beforeAll(async () => {
  host = await new FakeHost(true).start();
  web = await launchWeb(host.url, { RATE_LIMIT_PER_MINUTE: '1' });
});
afterAll(async () => {
  await web.stop();
  await host.stop();
});

const visit = (accept: string) => ask(`${web.url}/login`, { headers: { accept } });

test('a refused browser gets a page with its style, a program gets one line', async () => {
  await visit('text/html');
  const page = await visit('text/html,*/*;q=0.8');
  expect([page.status, Number(page.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(page.body).toContain('<h1>Too many requests</h1>');
  expect(page.body).toContain('<a href="/">Back to the home page</a>');
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page.body) ?? [];
  expect(page.headers['content-security-policy']).toContain("style-src 'self'");
  // A file does not count as a visit, so a visitor whose page was refused still gets the style.
  expect(await ask(web.url + style)).toMatchObject({ status: 200, body: expect.stringContaining('color-scheme') });
  expect(await visit('*/*')).toMatchObject({
    status: 429,
    body: expect.stringMatching(/^Too many requests came[^<]*$/),
  });
});
