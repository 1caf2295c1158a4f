import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FakeHandbookHost } from './fake-handbook-host';
import type { LaunchedApp } from './launch';
import { launchWeb } from './launch';
import { test as pageTest } from './page-test';

export { expect } from '@playwright/test';

interface HandbookSite {
  host: FakeHandbookHost;
  web: LaunchedApp;
}

interface Fixtures {
  /** The stand-in behind the site, in its normal state at the start of each test. */
  host: FakeHandbookHost;
}

interface Options {
  /** Whether the stand-in has our extension; other hosts have only the specification's calls. */
  hasExtension: boolean;
}

/** The test of specs about the handbook: each worker has its own site, whose host specs can break. */
export const test = pageTest.extend<Fixtures, Options & { handbookSite: HandbookSite }>({
  hasExtension: [true, { option: true, scope: 'worker' }],
  handbookSite: [
    async ({ hasExtension }, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-handbook-'));
      const host = await new FakeHandbookHost({ hasExtension }).start();
      const web = await launchWeb(folder, host.url, { REALTIME_URL: 'off' });
      await use({ host, web });
      await web.stop();
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ handbookSite }, use) => use(handbookSite.web.url),
  host: async ({ handbookSite }, use) => {
    handbookSite.host.reset();
    await use(handbookSite.host);
  },
});
