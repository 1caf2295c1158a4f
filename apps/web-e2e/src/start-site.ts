import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startFakeAccountHost } from './fake-account-host';
import { startFakeUpstream } from './fake-upstream';
import { launchApi, launchWeb } from './launch';

/** Milliseconds the second site waits for its upstream: short, so that failure states are reached quickly. */
const failingUpstreamTimeoutMs = '1000';

/** Starts the built site on an empty data folder, a second web app whose upstream the specs can break, and a third with a stand-in for logins. */
export default async function startSite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-e2e-'));
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const api = await launchApi(path.join(folder, 'site'));
    stops.push(api.stop);
    const web = await launchWeb(path.join(folder, 'site'), api.url);
    stops.push(web.stop);
    const fake = await startFakeUpstream();
    stops.push(fake.stop);
    const broken = await launchWeb(path.join(folder, 'broken'), fake.url, {
      UPSTREAM_TIMEOUT_MS: failingUpstreamTimeoutMs,
    });
    stops.push(broken.stop);
    const accounts = await startFakeAccountHost();
    stops.push(accounts.stop);
    const login = await launchWeb(path.join(folder, 'login'), accounts.url, {
      APP_SCHEME: 'starhaven',
      REDIRECT_HOSTS: 'forum.example.org',
    });
    stops.push(login.stop);
    Object.assign(process.env, {
      E2E_SITE_URL: web.url,
      E2E_BROKEN_SITE_URL: broken.url,
      E2E_UPSTREAM_URL: fake.url,
      E2E_LOGIN_SITE_URL: login.url,
    });
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
