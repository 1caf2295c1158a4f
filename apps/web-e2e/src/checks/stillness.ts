import type { Page } from '@playwright/test';

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
    const shifts: string[] = [];
    Object.assign(window, { shifts, paintedAt: Infinity });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()} “${(element?.textContent ?? '').slice(0, 40)}”`;
    };
    new PerformanceObserver((list) => {
      for (const { startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && startTime > (window as unknown as { paintedAt: number }).paintedAt)
          for (const { node, previousRect: from, currentRect: to } of sources)
            // Sideways, things also move because time passes: “1 minute ago” is longer than “Now”.
            if (from.y !== to.y) shifts.push(`${nameOf(node)} from ${from.x},${from.y} to ${to.x},${to.y}`);
    }).observe({ type: 'layout-shift' });
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    // A failed test closes its page before; its own error is then the one to report.
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
    Object.assign(window, { paintedAt: performance.now() });
  });
}

/** What moved on the loaded page after its first paint, until its scripts had started; see `watchShifts`. */
export async function findShifts(page: Page): Promise<string[]> {
  await page.waitForFunction(() => '__remixRouter' in window);
  return page.evaluate(async () => {
    // The effects of the first render have run by then, and what they changed is painted.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return (window as unknown as { shifts: string[] }).shifts;
  });
}
