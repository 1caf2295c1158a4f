import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import { expect } from '@playwright/test';
import { enterAsGuest } from './login-steps';

export const chatButton = (page: Page) => page.getByRole('link', { name: /^Chat/ });
export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Public chat' });
export const chatField = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const chatLog = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** Resolves when React has attached the handlers of an element. Before that, the browser follows a link and sends a form itself. */
export async function waitForScripts(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}

/** Opens the window of the chat on a page, as soon as its button opens a window and is no longer a link to the chat's own page. */
export async function openChat(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(chatButton(page));
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
}

/** Logs in as a guest and opens the window of the chat, connected. */
export async function enterChat(page: Page, name: string, path = '/faq'): Promise<void> {
  await enterAsGuest(page, name);
  await openChat(page, path);
  await expect(page.getByRole('button', { name: /^Members online: / })).toBeVisible();
}

/** Puts the live connection of a page under the control of the test. Call before the page opens. */
export async function controlConnection(page: Page) {
  let isBlocked = false;
  let current: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isBlocked) return void socket.close();
    current = socket;
    socket.connectToServer();
  });
  return {
    lose: async () => {
      isBlocked = true;
      await current?.close();
    },
    allow: () => {
      isBlocked = false;
    },
    /** Delivers frames as if the server had sent them. */
    deliver: (frames: readonly string[]) => {
      for (const frame of frames) current?.send(frame);
    },
  };
}
