import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { FakeStatusHost } from './fake-status-host';
import type { LaunchedApp } from './launch';
import { launchWeb } from './launch';
import { test as pageTest } from './page-test';

export { expect };

interface StatusSite {
  host: FakeStatusHost;
  web: LaunchedApp;
}

interface Fixtures {
  /** The stand-in behind the site, in its normal state at the start of each test. */
  host: FakeStatusHost;
}

const rowsOf = (html: string) => html.match(/<th scope="row"/g)?.length ?? 0;

/** The test of specs that break the live connection: each worker has its own site, with a host that specs can stop and start. */
export const test = pageTest.extend<Fixtures, { statusSite: StatusSite }>({
  statusSite: [
    // Playwright wants the empty pattern for a fixture without dependencies.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-status-'));
      const host = await new FakeStatusHost().start();
      const web = await launchWeb(folder, host.url);
      await use({ host, web });
      await web.stop();
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ statusSite }, use) => use(statusSite.web.url),
  host: async ({ statusSite }, use) => {
    const { host, web } = statusSite;
    await host.reset();
    // The page of the previous test is kept for some seconds.
    await expect
      .poll(async () => {
        const page = await (await fetch(`${web.url}/status`)).text();
        const list = page.slice(page.indexOf('Server List'), page.indexOf('System Components'));
        return { missing: host.servers.filter(({ name }) => !page.includes(name)), rows: rowsOf(list) };
      })
      .toEqual({ missing: [], rows: host.servers.length });
    await use(host);
  },
});
