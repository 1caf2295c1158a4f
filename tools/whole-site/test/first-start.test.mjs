import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
// tools/ is not a package, so its scripts are imported by their path.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { startSite } from '../../start/site.mjs';
import { freePorts } from '../src/free-ports.mjs';
import { busySiteSettings } from '../src/site-settings.mjs';
import { until } from '../src/until.mjs';
import { logIn } from '../src/visitor.mjs';

let dataDir;
let site;
beforeEach(() => (dataDir = mkdtempSync(path.join(os.tmpdir(), 'starhaven-first-'))));
afterEach(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env) {
  const [port, apiPort] = await freePorts(2);
  const siteUrl = `http://127.0.0.1:${port}`;
  site = null;
  site = await startSite({ port, apiPort, dataDir, env: { ...busySiteSettings(siteUrl), ...env } });
  return siteUrl;
}

test.each([
  ['the web server', { APP_SCHEME: 'https' }, 'web: APP_SCHEME is "https"'],
  ['the web server', { TRUST_PROXY: 'my-proxy' }, 'web: TRUST_PROXY is "my-proxy"'],
  [
    'the site',
    { COMMUNITY_CHAT_URL: 'discord' },
    'web: COMMUNITY_CHAT_URL is "discord"; accepted: an http or https URL',
  ],
  ['the API', { PASSWORD_MIN_LENGTH: '3' }, 'api: PASSWORD_MIN_LENGTH is "3"'],
])('a wrong setting of %s ends the start before anything is written: %j', async (_, env, message) => {
  await expect(start(env)).rejects.toThrow(message);
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
});

test('a start that fails after the admin was made does not lose the password; the first login ends its file', async () => {
  // An address that this machine does not have; the check of settings cannot find this mistake.
  await expect(start({ HOST: '203.0.113.1' })).rejects.toThrow('web stopped by itself');
  const file = path.join(dataDir, 'secrets/admin-password');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const password = /^password: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1];

  const siteUrl = await start({});
  expect(site.supervisor.takeBanners().join('\n')).toContain(
    `Admin account: admin / ${password}  (kept in ${file} until the first login`,
  );
  expect(await logIn(siteUrl, { username: 'admin', password })).toBe(true);
  await until('the file is deleted', () => !existsSync(file));
});
