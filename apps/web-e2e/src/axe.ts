import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that what one scheme hides or colours can break; all others say the same in both. */
const rulesOfSchemes = ['color-contrast', 'button-name', 'link-name', 'label'];

/** What axe finds on a page as it stands: one line per rule, with the places. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules ? builder.withRules([...rules]) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The same in both colour schemes, without a second load of the page. */
export async function findViolationsInBothSchemes(page: Page): Promise<string[]> {
  await switchScheme(page, 'dark');
  const dark = await findViolations(page);
  await switchScheme(page, 'light');
  const light = await findViolations(page, rulesOfSchemes);
  return [...dark.map((line) => `dark: ${line}`), ...light.map((line) => `light: ${line}`)];
}

async function switchScheme(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // The visitor's own choice wins over the system's: set both, so that this holds whichever the site follows.
  await page.evaluate((value) => (document.documentElement.dataset['mantineColorScheme'] = value), scheme);
}
