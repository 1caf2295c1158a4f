import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { withTimeout } from '../../../platform/work/with-timeout';
import type { Logger } from '../../../platform/logging/logger';
import type { RenderedPost, RenderPost } from './render-post';

/** A text whose stored html may be from an earlier renderer. */
export interface StoredHtml {
  /** Names the text and its version among all texts of the database, such as `post 5 2`. */
  key: string;
  markdown: string;
  html: string | null;
  pipeline: string | null;
  store: (rendered: RenderedPost) => Promise<unknown>;
}

/** One at a time in this process, so that the other thread of the renderer stays free for saves. */
const queue = new PQueue({ concurrency: 1 });
/** How many texts may wait. Further ones keep their earlier html until they are read again. */
const maxWaiting = 400;
/** How long a reader waits for a text; it is stored nevertheless. */
const readerWaitsMs = 4_000;
const maxFailures = 10_000;
/** After this time a text is tried again if the renderer was busy or has failed, and if it refused the text. */
const retryMs = { failed: 60_000, refused: 3_600_000 };

/**
 * Renders texts again whose html is from an earlier renderer, each once for all readers. What cannot be rendered is remembered for an hour,
 * so that each read does not try it again; a busy machine may have been the reason.
 */
export class HtmlRenewal {
  private readonly running = new Map<string, Promise<string | null>>();
  private readonly failed = new LRUCache<string, true>({ max: maxFailures, ttlResolution: 0 });

  constructor(private readonly options: { render: RenderPost; log: Logger }) {}

  /** The html of the current renderer. If there is none yet, the earlier html: it was sanitized, too. */
  async htmlOf(text: StoredHtml): Promise<string | null> {
    const { key, html, pipeline } = text;
    if (pipeline === this.options.render.pipeline || this.failed.has(key)) return html;
    const known = this.running.get(key);
    if (!known && queue.size >= maxWaiting) return html;
    const renewed = known ?? this.start(text);
    // `renew` never fails, so the only error is the time limit.
    return (await withTimeout(readerWaitsMs, () => renewed).catch(() => null)) ?? html;
  }

  private start(text: StoredHtml): Promise<string | null> {
    const renewed = queue.add(() => this.renew(text)).finally(() => this.running.delete(text.key));
    this.running.set(text.key, renewed);
    return renewed;
  }

  /** Never fails: null if there is no new html. */
  private async renew({ key, markdown, store }: StoredHtml): Promise<string | null> {
    const { render, log } = this.options;
    try {
      const rendered = await render.render(markdown);
      if (!rendered.ok) {
        this.failed.set(key, true, { ttl: retryMs.refused });
        log.warn(
          { text: key, reason: rendered.reason },
          'a text cannot be rendered; its earlier html is shown, if any',
        );
        return null;
      }
      await store(rendered);
      return rendered.html;
    } catch (error) {
      this.failed.set(key, true, { ttl: retryMs.failed });
      log.error({ err: error, text: key }, 'a text could not be rendered again; its earlier html is shown');
      return null;
    }
  }
}
