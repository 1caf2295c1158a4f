import { bursts, measureBurst, openStatusChart } from '../../measure/measure-burst';
import { expect, test } from '../../fixtures/status-test';
import { statusServer } from '../../hosts/fake-status-host';

// `npm run bench:bursts` measures the exact times. A busy machine may take several times as long, so these limits only find a page that
// freezes.
const mostMainThreadMs = 5_000;
const mostTaskMs = 2_000;

for (const [name, send] of Object.entries(bursts)) {
  test(`${name} leave the page usable`, async ({ page, host }) => {
    host.servers = Array.from({ length: 50 }, (_, index) => statusServer(`s-${index}`, `Server ${index}`));
    await openStatusChart(page);
    const { mainThreadMs, longestTaskMs } = await measureBurst(page, host, () => send(host));
    test.info().annotations.push({ type: 'cost', description: `${mainThreadMs} ms, longest ${longestTaskMs} ms` });
    expect(mainThreadMs).toBeLessThan(mostMainThreadMs);
    expect(longestTaskMs).toBeLessThan(mostTaskMs);
  });
}

test('the chart is not drawn while it is off screen, and is complete when it is visible again', async ({
  page,
  host,
}) => {
  await openStatusChart(page);
  const line = page.locator('.recharts-line path').first();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('#statistics')).not.toBeInViewport();
  const before = await line.getAttribute('d');
  const time = (host.points.at(-1)?.time ?? 0) + 60;
  host.tell('stats', { data: [{ time, field: 'web_online_count', value: 5_000 }] });
  host.tell('count_online', 4_321);
  await expect(page.getByRole('link', { name: '4,321 online, server status' }).first()).toBeVisible();
  expect(await line.getAttribute('d')).toBe(before);
  await page.locator('#statistics').scrollIntoViewIfNeeded();
  await expect.poll(() => line.getAttribute('d')).not.toBe(before);
});
