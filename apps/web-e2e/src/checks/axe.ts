import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose result may depend on the colour scheme; all other rules give the same result in both. */
const rulesOfSchemes = ['color-contrast', 'button-name', 'link-name', 'label'];

/**
 * The violations that axe finds on the present page: one line for each rule, with the places. axe runs only inside this page, because no
 * page has a frame of another origin. Otherwise it would copy all its results, also of passed checks, to a second page.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
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
  await page.emulateMedia({ colorScheme: scheme });
  // The visitor's choice overrides the system's. Set both, so that the scheme is right whichever one the site follows.
  await page.evaluate((value) => (document.documentElement.dataset['mantineColorScheme'] = value), scheme);
}
