import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Where scripts run, the dialog is modal: the focus is inside, and Tab does not lead into the page behind it. Without scripts it is an open
 * part of the page.
 */
export async function expectModal(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const page = dialog.page();
  const hasScripts = await page.evaluate(() => !matchMedia('(scripting: none)').matches);
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(hasScripts);
  if (!hasScripts) return;
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press('Tab');
  // After its last stop the focus is on the browser's own controls, which a test sees as the body.
  const isOutside = await dialog.evaluate(
    (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
  );
  expect(isOutside).toBe(false);
}
