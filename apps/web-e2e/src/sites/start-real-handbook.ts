import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { launchApi, launchWeb } from './launch';

/** Starts a site with all handbook data that is shipped with the software; ready when its items can be searched. */
export async function startRealHandbook() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-real-handbook-'));
  const api = await launchApi(folder, { HANDBOOK_DATA: 'on' });
  const web = await launchWeb(folder, api.url, { REALTIME_URL: 'off' });
  // This call lists a game when its items can be searched; the summary already lists it during the import.
  const versions = async () => (await fetch(`${api.url}/game/resource/version`)).json() as Promise<{ game: number }[]>;
  await expect.poll(async () => (await versions()).map(({ game }) => game), { timeout: 90_000 }).toEqual([1, 2, 3]);
  return {
    ...{ folder, api, web },
    stop: async () => {
      await web.stop();
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
