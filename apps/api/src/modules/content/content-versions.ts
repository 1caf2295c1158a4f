import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ContentChange, ContentVersions as VersionsByTopic } from '@starhaven/contracts';
import type { Database } from '../../platform/database/database';
import { contentVersion } from './tables';

const channel = 'content_version';
const catchUpRetryMs = 1_000;

interface Events {
  change: [ContentChange];
}

/**
 * Knows the version of every topic's content at any moment, because the database says so on each commit, whoever made
 * it. While that line is down the database is asked each time.
 */
export class ContentVersions {
  private readonly versions = new Map<string, number>();
  private readonly events = new EventEmitter<Events>().setMaxListeners(0);
  private readonly preparations = new Map<string, () => Promise<void>>();
  private isLive = false;
  /** Counts how often the line was lost or came back: what was begun before is no news any more. */
  private turn = 0;

  private constructor(
    private readonly database: Database,
    private readonly onError: (error: unknown) => void,
  ) {}

  static async start(database: Database, onError: (error: unknown) => void): Promise<ContentVersions> {
    const content = new ContentVersions(database, onError);
    await database.listen(channel, {
      onNotice: (payload) => content.hear(payload),
      onLost: () => {
        content.turn += 1;
        content.isLive = false;
      },
      // Changes may have passed unheard: from here on they are heard, and what is read now is at least as new.
      onLive: () => void content.catchUp(),
    });
    await content.read();
    return content;
  }

  /** The version of a topic; an opaque text, another one for other content. Unknown topics are at '0'. */
  async current(topic: string): Promise<string> {
    if (!this.isLive) await this.read();
    return String(this.versions.get(topic) ?? 0);
  }

  async all(): Promise<VersionsByTopic> {
    if (!this.isLive) await this.read();
    return Object.fromEntries([...this.versions].map(([topic, version]) => [topic, String(version)]));
  }

  /**
   * Has `prepare` done before anybody hears of a new version of a topic, so that whoever then asks gets the new content.
   * `prepare` never rejects.
   */
  prepareFor(topic: string, prepare: () => Promise<void>): void {
    this.preparations.set(topic, prepare);
  }

  /** Calls `listener` after each change until the returned function is called. */
  onChange(listener: (change: ContentChange) => void): () => void {
    this.events.on('change', listener);
    return () => this.events.off('change', listener);
  }

  /** Tries until it succeeds or the line is lost again. */
  private async catchUp(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    for (let hasFailed = false; turn === this.turn && !this.isLive; hasFailed = true) {
      if (hasFailed) await delay(catchUpRetryMs, null, { ref: false });
      try {
        await this.read();
        if (turn === this.turn) this.isLive = true;
      } catch (error) {
        if (!hasFailed) this.onError(error);
      }
    }
  }

  private async read(): Promise<void> {
    const rows = await this.database.db.select().from(contentVersion);
    for (const { topic, version } of rows) this.raise(topic, version);
  }

  private hear(payload: string): void {
    const split = payload.lastIndexOf(':');
    const version = Number(payload.slice(split + 1));
    if (split > 0 && Number.isSafeInteger(version)) this.raise(payload.slice(0, split), version);
  }

  /** Notices and answers may overtake each other; versions only rise. */
  private raise(topic: string, version: number): void {
    const known = this.versions.get(topic);
    if (known !== undefined && version <= known) return;
    const prepare = this.preparations.get(topic);
    if (prepare) void prepare().then(() => this.publish(topic, version));
    else this.publish(topic, version);
  }

  private publish(topic: string, version: number): void {
    const known = this.versions.get(topic);
    if (known !== undefined && version <= known) return;
    this.versions.set(topic, version);
    if (known !== undefined) this.events.emit('change', { topic, version: String(version) });
  }
}
