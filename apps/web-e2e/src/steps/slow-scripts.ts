import type { Page } from '@playwright/test';

/** The first script of a page, which starts all others. */
export const firstScript = '**/assets/entry.client-*.js';

/** Holds back the scripts of the next page, as a slow line does; the result releases them. Call it once before each page. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.unroute(firstScript);
  await page.route(firstScript, (route) => held.then(() => route.continue()));
  return release;
}

/** Waits until the scripts of the page have started, and have nothing more to do after that. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => '__remixRouter' in window);
  await page.evaluate(async () => {
    // What the effects of the first render changed is painted in the second frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  });
}
