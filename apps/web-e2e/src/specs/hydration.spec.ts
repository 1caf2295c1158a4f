import { test } from '../fixtures/page-test';

test('a click during hydration does not stop it', async ({ page }) => {
  // The page's data arrives late, as on a slow line, and the visitor clicks right after React starts.
  await page.route('**/assets/entry.client-*.js', async (route) => {
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
