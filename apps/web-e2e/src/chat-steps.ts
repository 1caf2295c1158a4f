import type { Page, WebSocketRoute } from '@playwright/test';
import { expect } from '@playwright/test';
import { logIn } from './login-steps';

export const chatButton = (page: Page) => page.getByRole('link', { name: /^Chat/ });
export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Public chat' });
export const chatField = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const chatLog = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** Opens the window of the chat on a page. Before the scripts have started, the button is a link that leads away from it. */
export async function openChat(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** Logs in as a guest and opens the window of the chat, connected. */
export async function enterChat(page: Page, name: string, path = '/faq'): Promise<void> {
  await logIn(page, name);
  await openChat(page, path);
  await expect(page.getByRole('button', { name: /^Online: / })).toBeVisible({ timeout: 15_000 });
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
