import { setTimeout as wait } from 'node:timers/promises';
import { visit } from '../../src/visitor.mjs';

export const pages = [
  '/',
  '/downloads',
  '/downloads/genshin-impact',
  '/handbook',
  '/status',
  '/login',
  '/guide',
  '/faq',
];

// No request may hang longer than this, whatever happens to the site.
const longestMs = 15_000;

/**
 * Visitors who request pages, some at addresses that were never requested before.
 * @param {{url: string, random: any, signal: AbortSignal, perSecond: number}} options
 */
export function loadPages({ url, random, signal, perSecond }) {
  const counts = { answered: 0, failed: 0, refused: 0, hung: 0 };
  const one = async () => {
    // Some requests are for a page that was never requested before.
    const page = random.below(4) === 0 ? `/handbook/word${random.below(1e9)}` : random.pick(pages);
    try {
      const { status } = await visit(url + page, { timeoutMs: longestMs });
      counts[status >= 500 ? 'failed' : 'answered'] += 1;
    } catch (error) {
      counts[error.name === 'TimeoutError' || error.name === 'AbortError' ? 'hung' : 'refused'] += 1;
    }
  };
  return { counts, over: paced(perSecond, signal, one) };
}

/** Starts `work` `perSecond` times a second until the signal; resolves when all work has ended. */
export async function paced(perSecond, signal, work) {
  const underWay = new Set();
  while (!signal.aborted) {
    const task = work().finally(() => underWay.delete(task));
    underWay.add(task);
    await wait(1000 / perSecond, null, { signal }).catch(() => {});
  }
  await Promise.all(underWay);
}
