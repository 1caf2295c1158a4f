import PQueue from 'p-queue';
import { idleMs, maxMarkdownBytes, maxNesting, maxThreads, maxWaiting } from './limits';
import { measureNesting } from './pipeline/measure-nesting';
import type { RenderOptions } from './render-options';
import type { RenderedText } from './rendered-text';
import { RenderThread } from './worker/render-thread.server';

const queue = new PQueue({ concurrency: maxThreads });
const idle: { thread: RenderThread; timer: NodeJS.Timeout }[] = [];

/**
 * Renders Markdown to sanitized HTML in a separate thread (docs/behaviour/blog.md#rich-text). A text that is too long, too deep or too
 * slow is refused. While two hundred texts wait, a new one is refused, too.
 * @throws if no thread starts
 */
export async function renderMarkdown(markdown: string, options: RenderOptions = {}): Promise<RenderedText> {
  if (Buffer.byteLength(markdown) > maxMarkdownBytes) return { ok: false, reason: 'too long' };
  if (measureNesting(markdown) > maxNesting) return { ok: false, reason: 'too deep' };
  if (queue.size >= maxWaiting) return { ok: false, reason: 'too slow' };
  return queue.add(async () => {
    const thread = takeThread();
    const rendered = await thread.render({ markdown, options });
    if (!thread.hasEnded) keepThread(thread);
    return rendered ?? { ok: false, reason: 'too slow' };
  });
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
