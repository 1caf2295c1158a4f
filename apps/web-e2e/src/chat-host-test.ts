import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FakeChatHost } from './fake-chat-host';
import type { LaunchedApp } from './launch';
import { launchWeb } from './launch';
import { enterStandIn, test as pageTest } from './page-test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The stand-in behind the site, without messages at the start of each test. */
  host: FakeChatHost;
  /** Logs the browser in. */
  enter: () => Promise<void>;
}

/** The test of specs on a site whose host supports only the specification. */
export const test = pageTest.extend<Fixtures, { chatSite: { host: FakeChatHost; web: LaunchedApp } }>({
  chatSite: [
    // Playwright wants the empty pattern for a fixture without dependencies.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-chat-'));
      const host = await new FakeChatHost().start();
      const web = await launchWeb(folder, host.url);
      await use({ host, web });
      await web.stop();
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ chatSite }, use) => use(chatSite.web.url),
  host: async ({ chatSite }, use) => {
    chatSite.host.reset();
    await use(chatSite.host);
  },
  enter: async ({ page, baseURL }, use) => use(() => enterStandIn(page.request, baseURL, 'paimon')),
});
