import PQueue from 'p-queue';
import { idleMs, maxMarkdownBytes, maxNesting, maxThreads, maxWaiting, waitLimitMs } from './limits';
import { measureNesting } from './pipeline/measure-nesting';
import type { RenderOptions } from './render-options';
import type { RenderedText } from './rendered-text';
import { RenderThread } from './worker/render-thread.server';

const busy: RenderedText = { ok: false, reason: 'busy' };
const queue = new PQueue({ concurrency: maxThreads });
const idle: { thread: RenderThread; timer: NodeJS.Timeout }[] = [];

/**
 * Renders Markdown to sanitized HTML in a separate thread (docs/behaviour/blog.md#rich-text). A text that is too long, too deep or too
 * slow is refused. While two hundred texts wait, and after ten seconds of waiting, the answer is `busy`.
 * @throws if no thread starts
 */
export async function renderMarkdown(markdown: string, options: RenderOptions = {}): Promise<RenderedText> {
  if (Buffer.byteLength(markdown) > maxMarkdownBytes) return { ok: false, reason: 'too long' };
  if (measureNesting(markdown) > maxNesting) return { ok: false, reason: 'too deep' };
  if (queue.size >= maxWaiting) return busy;
  return new Promise((resolve, reject) => {
    let hasGivenUp = false;
    const timer = setTimeout(() => {
      hasGivenUp = true;
      resolve(busy);
    }, waitLimitMs);
    const turn = async () => {
      if (hasGivenUp) return;
      clearTimeout(timer);
      resolve(await renderInThread(markdown, options));
    };
    queue.add(turn).catch(reject);
  });
}

async function renderInThread(markdown: string, options: RenderOptions): Promise<RenderedText> {
  const thread = takeThread();
  const rendered = await thread.render({ markdown, options });
  if (!thread.hasEnded) keepThread(thread);
  return rendered;
}

function takeThread(): RenderThread {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    clearTimeout(kept.timer);
    if (!kept.thread.hasEnded) return kept.thread;
  }
  return new RenderThread();
}

function keepThread(thread: RenderThread): void {
  const kept = { thread, timer: setTimeout(() => end(), idleMs).unref() };
  const end = () => {
    idle.splice(idle.indexOf(kept), 1);
    void thread.end();
  };
  idle.push(kept);
}
