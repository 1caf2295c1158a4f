import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startFakeAccountHost } from '../hosts/fake-account-host';
import { startFakeUpstream } from '../hosts/fake-upstream';
import { freePort } from './free-port';
import { adminOf, launchApi, launchWeb } from './launch';
import { emptySiteLogs } from './site-logs';
import { startOauthServer } from './start-oauth-server';

/** Milliseconds that the second site waits for its upstream: short, so that failure states are reached quickly. */
const failingUpstreamTimeoutMs = '1000';

/**
 * Starts the built site with its API on an empty data folder, a second web app whose upstream the specs can break, and a third with a
 * stand-in for logins.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  emptySiteLogs();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-e2e-'));
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    // Uses the host name, because browsers create no passkeys for an IP address.
    const siteUrl = `http://localhost:${port}`;
    const dataDir = path.join(folder, 'site');
    const oauth = await startOauthServer(siteUrl);
    stops.push(oauth.stop);
    const api = await launchApi(dataDir, { SITE_URL: siteUrl, ...oauth.settings });
    stops.push(api.stop);
    const web = await launchWeb(dataDir, api.url, {
      PORT: String(port),
      SITE_URL: siteUrl,
      APP_SCHEME: 'starhaven',
      // Each spec has its own address, so that no spec uses up another's limits.
      TRUST_PROXY: '127.0.0.1',
    });
    stops.push(web.stop);
    const fake = await startFakeUpstream();
    stops.push(fake.stop);
    const broken = await launchWeb(path.join(folder, 'broken'), fake.url, {
      UPSTREAM_TIMEOUT_MS: failingUpstreamTimeoutMs,
      // The stand-ins have no live connection; the stand-in of status-test.ts has one.
      REALTIME_URL: 'off',
    });
    stops.push(broken.stop);
    const accounts = await startFakeAccountHost();
    stops.push(accounts.stop);
    const login = await launchWeb(path.join(folder, 'login'), accounts.url, {
      APP_SCHEME: 'starhaven',
      REDIRECT_HOSTS: 'forum.example.org',
      REALTIME_URL: 'off',
    });
    stops.push(login.stop);
    Object.assign(process.env, {
      E2E_SITE_URL: web.url,
      E2E_BROKEN_SITE_URL: broken.url,
      E2E_UPSTREAM_URL: fake.url,
      E2E_LOGIN_SITE_URL: login.url,
      E2E_FLEET_KEYS: path.join(dataDir, 'secrets', 'demo-fleet.json'),
      E2E_OUTBOX: path.join(dataDir, 'outbox'),
      E2E_ADMIN: adminOf(api),
    });
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
