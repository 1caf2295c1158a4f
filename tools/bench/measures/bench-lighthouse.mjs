import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../browser/find-browser.mjs';
import { judge } from '../judge.mjs';

const pages = ['/', '/downloads', '/downloads/genshin-impact', '/blog', '/blog/post/7/set-up-your-first-game'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's four scores on its simulated slow phone, and the largest contentful paint in milliseconds.
 * @param {{webUrl: string, say: (line: string) => void}} site
 */
export async function benchLighthouse({ webUrl, say }) {
  const chromePath = findBrowser() ?? undefined;
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  const rows = [];
  const verdicts = [];
  try {
    for (const page of pages) {
      say(`Lighthouse on ${page} …`);
      const result = await lighthouse(webUrl + page, {
        port: chrome.port,
        onlyCategories: categories,
        logLevel: 'silent',
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${page}`);
      const { lhr } = result;
      const scores = Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
      );
      const lcpMs = Math.round(lhr.audits['largest-contentful-paint'].numericValue ?? Number.NaN);
      const weak = Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      );
      rows.push({ page, ...scores, 'LCP ms': lcpMs, 'weak audits': weak.map(({ id }) => id).join(' ') });
      for (const name of categories) verdicts.push(judge(`${page} ${name}`, 'lighthouseScore', scores[name]));
      verdicts.push(judge(page, 'lcpMs', lcpMs));
    }
  } finally {
    await chrome.kill();
  }
  return { title: 'Lighthouse, mobile', rows, verdicts };
}
