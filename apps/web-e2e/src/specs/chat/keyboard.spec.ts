import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { chatField, chatLog, chatWindow, enterChat } from '../../steps/chat-steps';

// Tests of the keyboard on a phone's screen: the layout keeps its 740 px, and only 380 of them stay visible. A headless browser shows no
// keyboard, so the test replaces the visual viewport. The measured layout is the real one.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const freeHeight = 380;

async function fakeKeyboard(page: Page) {
  await page.addInitScript(() => {
    const visual = Object.assign(new EventTarget(), {
      ...{ width: 360, height: 740, offsetTop: 0, offsetLeft: 0, pageTop: 0, pageLeft: 0, scale: 1 },
    });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: visual });
  });
  /** Shows the keyboard; `offsetTop` is how far iOS then scrolls the visible part down the layout. */
  return (height: number, offsetTop: number) =>
    page.evaluate(
      ([height, offsetTop]) => {
        const visual = window.visualViewport as unknown as EventTarget;
        Object.assign(visual, { height, offsetTop });
        visual.dispatchEvent(new Event('resize'));
        visual.dispatchEvent(new Event('scroll'));
      },
      [height, offsetTop] as const,
    );
}

/** True when the whole element is between the top of the visible part and the keyboard. */
async function isFree(element: Locator, offsetTop: number): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= offsetTop && box.y + box.height <= offsetTop + freeHeight;
}

test('field and last message stay above the keyboard, and nothing takes the focus by itself', async ({
  page,
  newName,
}) => {
  const showKeyboard = await fakeKeyboard(page);
  const name = newName('mika');
  await enterChat(page, name);
  const isUnfocused = () =>
    page.evaluate(() => document.activeElement === null || !document.activeElement.matches('input, textarea, select'));
  expect(await isUnfocused()).toBe(true);

  const text = `The last one of ${name}`;
  await chatField(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).tap();
  const last = chatLog(page).getByText(text);
  await expect(last).toBeVisible();

  for (const offsetTop of [0, 210, 360]) {
    await chatField(page).tap();
    await showKeyboard(freeHeight, offsetTop);
    await expect.poll(() => isFree(chatWindow(page), offsetTop)).toBe(true);
    await expect.poll(() => isFree(chatField(page), offsetTop)).toBe(true);
    await expect.poll(() => isFree(last, offsetTop)).toBe(true);
    // One more line in the log does not push the field away.
    await chatField(page).fill(`typed at ${offsetTop}`);
    expect(await isFree(chatField(page), offsetTop)).toBe(true);
    await showKeyboard(740, 0);
    await expect.poll(() => chatWindow(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect.poll(() => last.evaluate((node) => node.getBoundingClientRect().bottom < 740)).toBe(true);
  }
  // Hosts allow names that are wider than a phone. Only the name is cut.
  await chatLog(page)
    .locator('bdi')
    .last()
    .evaluate((node) => void (node.textContent = 'A very long name of a member that never seems to end'));
  const time = await chatLog(page).locator('time').last().boundingBox();
  expect((time?.x ?? 360) + (time?.width ?? 0)).toBeLessThanOrEqual(360);
  // iOS enlarges the page at a field with smaller letters.
  expect(await chatField(page).evaluate((node) => parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(
    16,
  );

  await chatField(page).blur();
  await page.getByRole('button', { name: 'Close the chat' }).tap();
  await page.getByRole('link', { name: 'GM', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'GM' })).toBeVisible();
  expect(await isUnfocused()).toBe(true);
  await page.getByRole('button', { name: 'Back to the public chat' }).tap();
  await expect(chatField(page)).toBeVisible();
  expect(await isUnfocused()).toBe(true);
});
