import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
// tools/ is not a package, so its scripts are imported by their path.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { findBrowser } from '../../../../tools/browser/find-browser.mjs';
import { FakeChatHost } from '../hosts/fake-chat-host';
import { launchWeb } from '../sites/launch';
import { cpuSlowdown } from './measure-burst';
import { measureChatBurst, measureTyping, openBareField, openBusyRoom } from './measure-chat-window';
import { enterStandIn } from '../fixtures/page-test';

/** The time of one frame on a screen with 60 Hz. */
const keyBudgetMs = 16;
const burstBudgetMs = 500;
const repeats = 3;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-chat-window-'));
const host = await new FakeChatHost().start();
const web = await launchWeb(folder, host.url);
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

try {
  const costs: { own: number; total: number; bare: number; burst: number }[] = [];
  for (let round = 0; round < repeats; round += 1) {
    host.reset();
    const page = await browser.newPage({ baseURL: web.url, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await openBareField(page);
    const bare = await measureTyping(page, () => {});
    await enterStandIn(page.request, web.url, 'paimon');
    await openBusyRoom(page, host);
    let said = 0;
    const key = await measureTyping(page, () => host.say(`Another message, number ${(said += 1)}`));
    const burst = await measureChatBurst(page, host);
    costs.push({ own: key.ownMs, total: key.totalMs, bare: bare.totalMs, burst });
    await page.close();
  }
  const middle = (name: 'own' | 'total' | 'bare' | 'burst') => median(costs.map((cost) => cost[name]));
  const [ownMs, burstMs] = [middle('own'), middle('burst')];
  say(`Main thread in a room with 100 messages, medians of ${repeats}`);
  say(`A key while five messages a second arrive, at ${cpuSlowdown} x slowed CPU:`);
  say(`  scripts, styles and layout   ${ownMs.toFixed(1)} ms, budget ${keyBudgetMs} ms`);
  say(`  with editing and painting    ${middle('total').toFixed(1)} ms; a bare field ${middle('bare').toFixed(1)} ms`);
  say(`500 messages in one go         ${burstMs.toFixed(0)} ms, budget ${burstBudgetMs} ms`);
  if (ownMs > keyBudgetMs || burstMs > burstBudgetMs) process.exitCode = 1;
} finally {
  await browser.close();
  await web.stop();
  await host.stop();
  await rm(folder, { recursive: true, force: true });
}
