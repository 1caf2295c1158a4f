import type { Page } from '@playwright/test';
import { findViolationsInBothSchemes } from '../checks/axe';
import { rightPassword } from '../hosts/fake-account-host';
import { expect, test } from '../fixtures/page-test';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function fillLogin(page: Page, username: string) {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(rightPassword);
  await button(page, 'Login').click();
}

/** States of the login page after a form was sent: the steps to each state, and its content. */
const states: Record<string, { path: string; act: (page: Page) => Promise<void>; shows: string }> = {
  faults: { path: '/login?tab=register', act: (page) => button(page, 'Register').click(), shows: '[aria-invalid]' },
  limit: { path: '/login', act: (page) => fillLogin(page, 'limited'), shows: 'fieldset:disabled' },
  'second factor': { path: '/login', act: (page) => fillLogin(page, 'factor'), shows: '#second-factor-code' },
  code: {
    path: '/login?tab=forgot',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@inn.test');
      await button(page, 'Send Code').click();
    },
    shows: '#reset-password-code',
  },
  quota: {
    path: '/login?tab=forgot',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('quota@inn.test');
      await button(page, 'Send Code').click();
    },
    shows: 'dialog[open]',
  },
  'stored account': {
    path: '/login?redirect=%2Ffaq',
    act: async (page) => {
      await fillLogin(page, 'traveller');
      await page.waitForURL(({ pathname }) => pathname === '/faq');
      await page.goto(new URL('/login?type=ingame', page.url()).href);
    },
    shows: 'dialog[open]',
  },
};

for (const [name, { path, act, shows }] of Object.entries(states)) {
  test(`${name}: no axe violation`, async ({ page, loginSiteUrl, expectFailure, javaScriptEnabled, isMobile }) => {
    test.skip(javaScriptEnabled === false, 'axe runs as a script in the page');
    test.skip(isMobile, 'the same elements on a phone; pages.spec.ts looks at their width');
    for (const status of [422, 429]) expectFailure(status, /\/login/);
    await page.goto(loginSiteUrl + path);
    await act(page);
    await page.locator(shows).first().waitFor();
    expect(await findViolationsInBothSchemes(page)).toEqual([]);
  });
}
