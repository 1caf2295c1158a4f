import type { Page } from '@playwright/test';
import type { FakeStatusHost } from '../hosts/fake-status-host';

export interface BurstCost {
  /** Main-thread time from the burst's first message until everything is drawn, in milliseconds of the slowed CPU. */
  mainThreadMs: number;
  /** The longest time that a click would have waited, milliseconds. */
  longestTaskMs: number;
}

/** The chart is drawn twice a second: after this time the whole burst is drawn. */
const lastDrawMs = 1_500;

/** How many times slower the simulated visitor's CPU is than this machine's. */
export const cpuSlowdown = 4;

/** Sends a burst to an open status page on a slowed CPU and returns the cost. */
export async function measureBurst(page: Page, host: FakeStatusHost, send: () => void): Promise<BurstCost> {
  const client = await page.context().newCDPSession(page);
  // Measures the thread's CPU time, so that other programs on this machine do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.evaluate(() => {
    const seen = window as unknown as { longestTaskMs: number };
    seen.longestTaskMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
    }).observe({ type: 'longtask' });
  });
  const taskMs = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await taskMs();
  send();
  // Sent last: when it is drawn, everything before it has been read.
  const online = 1_000 + Math.floor(Math.random() * 9_000);
  host.tell('count_online', online);
  const pill = `${online.toLocaleString('en')} online, server status`;
  await page.getByRole('link', { name: pill }).first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(lastDrawMs);
  const mainThreadMs = (await taskMs()) - before;
  const longestTaskMs = await page.evaluate(() => (window as unknown as { longestTaskMs: number }).longestTaskMs);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return { mainThreadMs: Math.round(mainThreadMs), longestTaskMs: Math.round(longestTaskMs) };
}

/** Opens the status page with its chart drawn and visible. */
export async function openStatusChart(page: Page): Promise<void> {
  await page.goto('/status');
  await page.getByRole('banner').getByRole('link', { name: '12 online, server status' }).waitFor({ timeout: 15_000 });
  await page.locator('#statistics').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await page.locator('.recharts-line').nth(2).waitFor();
}

const minuteAfter = (host: FakeStatusHost, index: number) => (host.points.at(-1)?.time ?? 0) + 60 * (index + 1);
const fields = ['web_online_count', 'game_online_count', 'request_count'] as const;

/** The bursts of our own host, and of a host that supports only the specification. */
export const bursts: Record<string, (host: FakeStatusHost) => void> = {
  'no messages at all': () => {},
  '500 stats, a minute each': (host) => {
    for (let index = 0; index < 500; index += 1)
      host.tell('stats', { data: fields.map((field) => ({ time: minuteAfter(host, index), field, value: index })) });
  },
  '500 stats as bare lists': (host) => {
    for (let index = 0; index < 500; index += 1)
      host.tellNonsense('stats', [{ time: String(minuteAfter(host, index)), field: 'request_count', value: index }]);
  },
  '50 init_stats of an hour': (host) => {
    for (let index = 0; index < 50; index += 1) host.tell('init_stats', { data: host.points.slice(-180) });
  },
  '50 init_server': (host) => {
    for (let index = 0; index < 50; index += 1)
      host.tell('init_server', {
        data: host.servers.map(({ server, ...entry }) => ({ ...entry, server: { ...server, ping: index } })),
      });
  },
  '50 init_server as maps of flat rows': (host) => {
    for (let index = 0; index < 50; index += 1)
      host.tellNonsense('init_server', {
        servers: Object.fromEntries(
          host.servers.map(({ server, ...entry }) => [entry.id, { ...entry, ...server, ping: index }]),
        ),
      });
  },
  '500 count_online': (host) => {
    for (let index = 0; index < 500; index += 1) host.tell('count_online', index);
  },
  '500 server_change': (host) => {
    for (let index = 0; index < 500; index += 1)
      host.tell('server_change', {
        data: host.servers
          .slice(0, 1)
          .map(({ server, ...entry }) => ({ ...entry, server: { ...server, ping: index } })),
        removed: [],
      });
  },
  '500 chatRsp': (host) => {
    for (let index = 0; index < 500; index += 1) host.tellNonsense('chatRsp', { input: `Message ${index}`, uid: '7' });
  },
};
