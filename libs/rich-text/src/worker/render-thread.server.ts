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
  /** Why the thread died, if it did. */
  private failure: unknown = null;

  constructor() {
    // The thread must not keep the process alive by itself.
    this.worker.unref();
    this.worker.once('exit', () => (this.hasEnded = true));
    // Comes before `exit`.
    this.worker.on('error', (error) => {
      this.hasEnded = true;
      this.failure = error;
    });
    this.ready = this.answer(startLimitMs).then(({ kind }) => kind === 'message');
  }

  /** @throws if the thread does not start */
  async render(job: RenderJob): Promise<RenderedText> {
    this.worker.ref();
    try {
      if (!(await this.ready)) throw new Error('A thread for rich text did not start.', { cause: this.failure });
      const answered = this.answer(renderLimitMs);
      this.worker.postMessage(job);
      const answer = await answered;
      // The worker sends nothing else.
      if (answer.kind === 'message') return answer.message as RenderedText;
      if (answer.kind === 'late' || isOutOfMemory(this.failure)) return { ok: false, reason: 'too slow' };
      return { ok: false, reason: 'failed', error: this.failure ?? new Error('The thread for rich text has ended.') };
    } finally {
      this.worker.unref();
    }
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker.terminate();
  }

  /** The next message of the thread, unless the time limit or the end of the thread comes first. */
  private answer(limitMs: number): Promise<Answer> {
    if (this.hasEnded) return Promise.resolve({ kind: 'ended' });
    return new Promise((resolve) => {
      const finish = (answer: Answer) => {
        clearTimeout(timer);
        this.worker.off('message', take);
        this.worker.off('exit', fail);
        resolve(answer);
      };
      const take = (message: unknown) => finish({ kind: 'message', message });
      const fail = () => finish({ kind: isLate ? 'late' : 'ended' });
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        void this.end().then(fail);
      }, limitMs);
      this.worker.on('message', take);
      this.worker.on('exit', fail);
    });
  }
}

type Answer = { kind: 'message'; message: unknown } | { kind: 'late' } | { kind: 'ended' };

/** The text needs more memory than a thread has. */
const isOutOfMemory = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
