import type { Page } from '@playwright/test';
import type { FakeChatHost } from '../hosts/fake-chat-host';
import { chatField, chatLog, chatWindow, openChat } from '../steps/chat-steps';
import { cpuSlowdown } from './measure-burst';

const messagesPerSecond = 5;
const shownMessages = 100;
const text = 'how do I get the sword that everybody has? '.repeat(2);
const keyPauseMs = 80;

/** Opens the window of the public room with a hundred messages, on a slowed CPU. The browser is logged in. */
export async function openBusyRoom(page: Page, host: FakeChatHost): Promise<void> {
  for (let index = 0; index < shownMessages; index += 1) host.say(`Message ${index} of a room with many members`);
  await openChat(page, '/faq');
  await chatLog(page)
    .getByText(`Message ${shownMessages - 1} of`)
    .waitFor({ timeout: 20_000 });
  await slowDown(page, cpuSlowdown);
}

/** A page with only one field, to measure what a key press costs the browser itself. */
export async function openBareField(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.setContent('<label>Message <input></label>');
  await slowDown(page, cpuSlowdown);
}

export interface TypingCost {
  /** The page's own work for a key: scripts, styles and layout. Milliseconds of the slowed CPU. */
  ownMs: number;
  /** The same with the work of the browser itself: editing, painting, events. */
  totalMs: number;
}

/**
 * The main-thread time of a key: the cost of typing minus that of an equally long time without keys. `say` is called five times a second in
 * both.
 */
export async function measureTyping(page: Page, say: () => void): Promise<TypingCost> {
  const spent = await watchMainThread(page);
  const talk = setInterval(say, 1_000 / messagesPerSecond);
  const startedAt = performance.now();
  const typed = await spent(() => chatField(page).pressSequentially(text, { delay: keyPauseMs }));
  const tookMs = performance.now() - startedAt;
  const idle = await spent(() => page.waitForTimeout(tookMs));
  clearInterval(talk);
  return {
    ownMs: (typed.ownMs - idle.ownMs) / text.length,
    totalMs: (typed.totalMs - idle.totalMs) / text.length,
  };
}

/** The main-thread time, in milliseconds at full CPU speed, from 500 messages that are sent together until the last one is drawn. */
export async function measureChatBurst(page: Page, host: FakeChatHost): Promise<number> {
  await slowDown(page, 1);
  const spent = await watchMainThread(page);
  const { totalMs } = await spent(async () => {
    for (let index = 0; index < 500; index += 1) host.say(`burst ${index}`);
    await chatWindow(page).getByText('burst 499', { exact: true }).waitFor({ timeout: 60_000 });
    await page.waitForTimeout(500);
  });
  return totalMs;
}

/** Measures by the CPU time of the thread, so that other programs on this machine do not count. */
async function watchMainThread(page: Page): Promise<(work: () => Promise<void>) => Promise<TypingCost>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const ms = (name: string) => 1_000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
    return {
      ownMs: ms('ScriptDuration') + ms('RecalcStyleDuration') + ms('LayoutDuration'),
      totalMs: ms('TaskDuration'),
    };
  };
  return async (work) => {
    const before = await read();
    await work();
    const after = await read();
    return { ownMs: after.ownMs - before.ownMs, totalMs: after.totalMs - before.totalMs };
  };
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}
