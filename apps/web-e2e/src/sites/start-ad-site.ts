import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changeSettings } from '@starhaven/contracts/admin';
import { logIn } from '@starhaven/contracts/session';
import { launchApi, launchWeb } from './launch';

/** A host that does not exist. The specs answer the requests to it. */
export const adScript = 'https://ads.example/show.js';

export interface AdSite {
  url: string;
  /** The admin account that the first start creates. */
  admin: { username: string; password: string };
  stop: () => Promise<void>;
}

/** Starts a separate site with ads, so that other specs see no ads. */
export async function startAdSite(): Promise<AdSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-ads-'));
  const api = await launchApi(folder);
  const web = await launchWeb(folder, api.url, { REALTIME_URL: 'off' });
  const kept = await readFile(path.join(folder, 'secrets/admin-password'), 'utf8');
  const [, username = '', password = ''] = /^username: (\S+)\npassword: (\S+)/.exec(kept) ?? [];
  const entered = await fetch(api.url + logIn.path, {
    method: 'POST',
    body: new URLSearchParams({ username, password, enter_type: 'web' }),
  });
  const { data } = (await entered.json()) as { data: { sessionKey: string } };
  const values = { showsAds: true, adsScript: adScript, adsSlot: [{ name: 'ad-slot', value: '7' }] };
  const changed = await fetch(api.url + changeSettings.path, {
    method: 'POST',
    headers: { authorization: data.sessionKey, 'content-type': 'application/json' },
    body: JSON.stringify({ changes: Object.entries(values).map(([name, value]) => ({ name, value, version: 0 })) }),
  });
  const { retcode } = (await changed.json()) as { retcode: number };
  if (retcode !== 0) throw new Error(`The settings were not stored: ${retcode}`);
  return {
    url: web.url,
    admin: { username, password },
    stop: async () => {
      await web.stop();
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
