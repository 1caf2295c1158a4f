import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/accounts-test';
import { adminRoutes, personalRoutes, routes } from '../routes';
import { logInAsAdmin } from '../steps/admin-steps';
import { firstScript, holdScripts, untilSettled } from '../steps/slow-scripts';

test('a click during hydration does not stop it', async ({ page }) => {
  // The page's data arrives late, as on a slow line, and the visitor clicks right after React starts.
  await page.route(firstScript, async (route) => {
    const response = await route.fetch();
    const late = `
      const { stream } = window.__remixContext;
      window.__remixContext.stream = new ReadableStream({
        async start(controller) {
          await new Promise((resolve) => setTimeout(resolve, 80));
          const reader = stream.getReader();
          for (let part = await reader.read(); !part.done; part = await reader.read()) controller.enqueue(part.value);
          controller.close();
        },
      });`;
    const click = `;for (const ms of [0, 1, 5, 20]) setTimeout(() => document.querySelector('h1').click(), ms);
      document.querySelector('h1').click();`;
    await route.fulfill({
      response,
      body: `${await response.text()}${click}`.replace(/^((?:import[^;]*;)*)/, `$1${late}`),
    });
  });
  await page.goto('/faq');
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
});

/** Fills every field of the page, as a visitor does who does not wait for its scripts. */
const fillAll = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')].filter(
      ({ type, disabled }) => !disabled && !['hidden', 'file', 'submit', 'radio', 'password'].includes(type),
    );
    // `q` filters the forms of the same page, and `v.sub` gets a count.
    for (const field of fields.filter(({ name }) => !['', 'q', 'v.sub'].includes(name))) {
      const value = { date: '2026-12-24', 'datetime-local': '2026-12-24T10:00' }[field.type];
      if (field.type === 'checkbox') field.click();
      else if (field instanceof HTMLSelectElement) field.value = field.options[field.options.length - 1]?.value ?? '';
      // A number is right in every other field.
      else field.value = value ?? '7';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });

/** The names of the fields in the page's forms, with their values. */
const readAll = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLFormElement>('main form')].flatMap((form, index) =>
      [...new FormData(form)].flatMap(([name, value]) => (value instanceof File ? [] : [`${index} ${name}=${value}`])),
    ),
  );

async function expectKept(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await fillAll(page);
    const before = await readAll(page);
    release();
    await untilSettled(page);
    expect.soft(await readAll(page), path).toEqual(expect.arrayContaining(before));
  }
}

test('what a guest types before scripts start is kept', async ({ page }) => {
  await expectKept(
    page,
    routes.filter(({ status }) => status === 200).map(({ path }) => path),
  );
});

test('what a member or an admin types before scripts start is kept', async ({ page }) => {
  await logInAsAdmin(page);
  await expectKept(
    page,
    [...adminRoutes, ...personalRoutes].map(({ path }) => path).concat('/blog/create', '/blog/edit/1'),
  );
});
