import { gunzipSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../browser/find-browser.mjs';
import { judge } from '../judge.mjs';
import { fetchRaw } from '../references/references.mjs';

const kinds = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image' };

/**
 * The transfer of a first visit to every page, in bytes as they arrive (scripts and styles as brotli), and its layout shift. The total
 * includes the headers.
 * @param {{webUrl: string, routes: readonly {name: string, path: string, hasForm?: boolean, isLive?: boolean}[]}} site
 */
export async function benchWeight({ webUrl, routes }) {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
  const rows = [];
  const verdicts = [];
  try {
    for (const { path, hasForm, isLive } of routes) {
      const { bytes, headerBytes, requests, layoutShift } = await visit(browser, webUrl + path);
      const { body, headers } = await fetchRaw(webUrl + path);
      const html = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      const htmlToGzip = body.length / gzipSync(html).length;
      const total = Object.values(bytes).reduce((sum, value) => sum + value, headerBytes);
      rows.push({
        page: path,
        requests,
        ...bytes,
        headers: headerBytes,
        total,
        CLS: layoutShift.toFixed(4),
        'HTML/gzip': htmlToGzip.toFixed(3),
      });
      verdicts.push(
        judge(path, hasForm ? 'formJsBytes' : isLive ? 'liveJsBytes' : 'jsBytes', bytes.js),
        judge(path, 'cssBytes', bytes.css),
        judge(path, 'firstLoadBytes', total),
        judge(path, 'layoutShift', layoutShift),
        judge(path, 'htmlToGzip', htmlToGzip),
      );
    }
  } finally {
    await browser.close();
  }
  return { title: 'First load, bytes as they arrive', rows, verdicts };
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const answers = new Map();
  const bytes = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
  let requests = 0;
  let headerBytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, headerBytes: response.encodedDataLength }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1;
    const answer = answers.get(requestId);
    headerBytes += answer?.headerBytes ?? 0;
    bytes[kinds[answer?.type] ?? 'other'] += encodedDataLength - (answer?.headerBytes ?? 0);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Scripts start after the first frame, on a busy machine after the network was idle: such a visit would count none of them.
  await page.waitForFunction(() => window.__remixRouter !== undefined);
  const layoutShift = await page.evaluate(() => window.layoutShift);
  await context.close();
  return { bytes, headerBytes, requests, layoutShift };
}
