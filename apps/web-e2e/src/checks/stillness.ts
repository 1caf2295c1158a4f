import type { Page } from '@playwright/test';
import { firstScript, untilSettled } from '../steps/slow-scripts';

declare global {
  interface Window {
    /** What moved after `paintedAt`, in milliseconds since the page began to load. */
    shifts: string[];
    paintedAt: number;
  }
}

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Holds the scripts of each page back until the whole page is painted, as on a slow line, and notes what moves from then on. Call it before
 * the first page is loaded.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    window.paintedAt = Infinity;
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()} “${(element?.textContent ?? '').slice(0, 40)}”`;
    };
    new PerformanceObserver((list) => {
      for (const { startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && startTime > window.paintedAt)
          for (const { node, previousRect: from, currentRect: to } of sources)
            // Sideways, things also move because time passes: “1 minute ago” is longer than “Now”.
            if (from.y !== to.y) window.shifts.push(`${nameOf(node)} from ${from.x},${from.y} to ${to.x},${to.y}`);
    }).observe({ type: 'layout-shift' });
  });
  await page.route(firstScript, async (route) => {
    // A test that failed has already closed its page; its own error is then the one to report.
    await whenPainted(page).then(
      () => route.continue(),
      () => undefined,
    );
  });
}

/** The browser may paint a part of the page before the rest has arrived, which then moves that part. */
async function whenPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    window.paintedAt = performance.now();
  });
}

/** What moved on the loaded page after its first paint, until its scripts had started; see `watchShifts`. */
export async function findShifts(page: Page): Promise<string[]> {
  await untilSettled(page);
  return page.evaluate(() => window.shifts);
}
