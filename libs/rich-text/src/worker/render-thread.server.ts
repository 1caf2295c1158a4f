import { Worker } from 'node:worker_threads';
import { renderLimitMs, startLimitMs, threadMegabytes } from '../limits';
import type { RenderOptions } from '../render-options';
import type { RenderedText } from '../rendered-text';
import { findWorker } from './find-worker.server';

/** The message that a thread receives. */
export interface RenderJob {
  markdown: string;
  options: RenderOptions;
}

/**
 * A thread that renders one text at a time. After a text that was too slow, or after a failure, the thread has ended and cannot be reused.
 */
export class RenderThread {
  private readonly worker = new Worker(findWorker(), {
    // Otherwise a thread would run the programs of `--import` again.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
  });
  /** False if it did not start. */
  readonly ready: Promise<boolean>;
  hasEnded = false;

  constructor() {
    // The thread must not keep the process alive by itself.
    this.worker.unref();
    this.worker.once('exit', () => (this.hasEnded = true));
    this.worker.on('error', () => (this.hasEnded = true));
    this.ready = this.answer(startLimitMs).then((answer) => answer !== null);
  }

  /** null: the text failed or took too long, and the thread has ended. @throws if the thread does not start */
  async render(job: RenderJob): Promise<RenderedText | null> {
    this.worker.ref();
    try {
      if (!(await this.ready)) throw new Error('A thread for rich text did not start.');
      const answer = this.answer(renderLimitMs);
      this.worker.postMessage(job);
      // The worker sends nothing else.
      return (await answer) as RenderedText | null;
    } finally {
      this.worker.unref();
    }
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker.terminate();
  }

  /** The next message of the thread, or null after the time limit or if the thread ends. */
  private answer(limitMs: number): Promise<unknown> {
    if (this.hasEnded) return Promise.resolve(null);
    return new Promise((resolve) => {
      const finish = (answer: unknown) => {
        clearTimeout(timer);
        this.worker.off('message', finish);
        this.worker.off('exit', fail);
        resolve(answer);
      };
      const fail = () => finish(null);
      const timer = setTimeout(() => void this.end().then(fail), limitMs);
      this.worker.on('message', finish);
      this.worker.on('exit', fail);
    });
  }
}
