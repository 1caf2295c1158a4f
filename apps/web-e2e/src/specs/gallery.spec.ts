import type { Page } from '@playwright/test';
import path from 'node:path';
import { build, preview } from 'vite';
import { findViolations } from '../checks/axe';
import { findBrokenWords, findLostStates, findOutside, setTextSize } from '../checks/looks';
import { expect, test } from '../fixtures/page-test';

const configFile = path.resolve(import.meta.dirname, '../../../../libs/ui-kit/gallery/vite.config.mjs');

/** The stories are shown on a bare page, which has no page heading, and whose headings have no order. */
const componentViolations = async (page: Page) =>
  (await findViolations(page)).filter((line) => !/^(page-has-heading-one|heading-order|region|landmark)/.test(line));

test('the components of the kit, each in its states, are accessible in every mode', async ({ page, expectLog }) => {
  // Of the story PartBoundary/AfterAnError.
  expectLog(/A part that breaks on purpose/);
  await build({ configFile, logLevel: 'error' });
  const gallery = await preview({
    configFile,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1', open: false },
  });
  try {
    const url = gallery.resolvedUrls?.local[0] ?? '';
    for (const scheme of ['dark', 'light']) {
      await page.goto(`${url}?story=all&scheme=${scheme}`);
      await page.locator('[data-story]').first().waitFor();
      await expect.poll(() => page.locator('[data-story]').count()).toBeGreaterThan(30);
      await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
      // The stories are on one bare page: it has no page heading, and its headings have no order.
      const found = await findViolations(page);
      expect
        .soft(found.filter((line) => !/^(page-has-heading-one|heading-order|region|landmark)/.test(line)))
        .toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await findOutside(page), '360 px wide').toEqual([]);
    expect.soft(await findBrokenWords(page), '360 px wide').toEqual([]);
    await setTextSize(page, 200);
    expect.soft(await findOutside(page), 'text at 200 %').toEqual([]);
    await setTextSize(page, 100);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await findLostStates(page), 'forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    // The others need the screen for themselves.
    await page.goto(`${url}?story=alone`);
    const alone = await page
      .locator('[data-story]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-story')));
    expect(alone).toContain('ModalDialog/Open');
    for (const story of alone) {
      for (const scheme of ['dark', 'light']) {
        await page.goto(`${url}?story=${story}&scheme=${scheme}`);
        await page.locator('[data-story]').waitFor({ state: 'attached' });
        await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
        expect.soft(await componentViolations(page), `${story}, ${scheme}`).toEqual([]);
      }
      expect.soft(await findOutside(page), story ?? '').toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await findLostStates(page), `${story}, forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  } finally {
    await gallery.close();
  }
});
