import { gunzipSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../browser/find-browser.mjs';
import { judge } from '../judge.mjs';
import { fetchRaw } from '../references/references.mjs';

const kinds = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image' };

/**
 * @typedef {{path: string, hasForm?: boolean, isLive?: boolean, hasToast?: boolean}} WeighedPage
 * @typedef {{cookies: Parameters<import('@playwright/test').BrowserContext['addCookies']>[0], pages: readonly WeighedPage[]}} Member
 */

/**
 * The transfer of a first visit to every page, in bytes as they arrive (scripts and styles as brotli), and its layout shift. The total
 * includes the headers. `logIn` returns the pages that need a login, with its cookies.
 * @param {{webUrl: string, routes: readonly WeighedPage[], logIn: (page: import('@playwright/test').Page) => Promise<Member>}} site
 */
export async function benchWeight({ webUrl, routes, logIn }) {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
  const rows = [];
  const verdicts = [];
  const weigh = async (route, cookies = []) => {
    const { path } = route;
    const { bytes, headerBytes, requests, layoutShift } = await visit(browser, webUrl + path, cookies);
    const total = Object.values(bytes).reduce((sum, value) => sum + value, headerBytes);
    const row = { page: path, requests, ...bytes, headers: headerBytes, total, CLS: layoutShift.toFixed(4) };
    verdicts.push(
      judge(path, scriptBudget(route), bytes.js),
      judge(path, 'cssBytes', bytes.css),
      judge(path, 'firstLoadBytes', total),
      judge(path, 'layoutShift', layoutShift),
    );
    rows.push(row);
    return row;
  };
  try {
    for (const route of routes) {
      const row = await weigh(route);
      const { body, headers } = await fetchRaw(webUrl + route.path);
      const html = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      const htmlToGzip = body.length / gzipSync(html).length;
      row['HTML/gzip'] = htmlToGzip.toFixed(3);
      verdicts.push(judge(route.path, 'htmlToGzip', htmlToGzip));
    }
    const context = await browser.newContext({ baseURL: webUrl });
    const { cookies, pages } = await logIn(await context.newPage());
    await context.close();
    // Each of these pages is compressed for one visitor, at the level that costs the least time in all.
    for (const route of pages) await weigh(route, cookies);
  } finally {
    await browser.close();
  }
  return { title: 'First load, bytes as they arrive', rows, verdicts };
}

/** The budget of a page's scripts, by the largest part that it loads. @param {WeighedPage} page */
function scriptBudget({ hasForm, isLive, hasToast }) {
  if (hasToast) return 'toastJsBytes';
  if (hasForm) return 'formJsBytes';
  return isLive ? 'liveJsBytes' : 'jsBytes';
}

async function visit(browser, url, cookies) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
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
