import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Topic } from '@starhaven/contracts/protocol';
import type { ContentChange, ContentVersions as VersionsByTopic } from '@starhaven/contracts/live';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { contentVersion } from './tables';

const channel = 'content_version';
const catchUpRetryMs = 1_000;

interface Events {
  change: [ContentChange];
}

/**
 * Knows the current version of every topic's content, because the database notifies on each commit. While that connection is down, each
 * call queries the database.
 */
export class ContentVersions {
  private readonly versions = new Map<string, number>();
  private readonly events = new EventEmitter<Events>().setMaxListeners(0);
  private readonly preparations = new Map<string, () => Promise<void>>();
  private isLive = false;
  /** Counts losses and returns of the connection: results of work from an earlier turn are outdated. */
  private turn = 0;

  private constructor(
    private readonly database: Database,
    private readonly onError: (error: unknown) => void,
  ) {}

  static async start(database: Database, onError: (error: unknown) => void): Promise<ContentVersions> {
    const content = new ContentVersions(database, onError);
    await database.listen(channel, {
      onNotice: (payload) => content.receive(payload),
      onLost: () => {
        content.turn += 1;
        content.isLive = false;
      },
      // Changes may have been missed. From now on they arrive again, so a value that is read now cannot become stale without a notice.
      onLive: () => void content.catchUp(),
    });
    await content.read();
    return content;
  }

  /** The version of a topic: an opaque text that changes with the content. Unknown topics have '0'. */
  async current(topic: string): Promise<string> {
    if (!this.isLive) await this.read();
    return String(this.versions.get(topic) ?? 0);
  }

  async all(): Promise<VersionsByTopic> {
    if (!this.isLive) await this.read();
    return Object.fromEntries([...this.versions].map(([topic, version]) => [topic, String(version)]));
  }

  /** Gives a topic a new version whose content is not in the database, on every server. Triggers do so for tables. */
  async announce(topic: Topic): Promise<void> {
    await this.database.db.execute(sql`
      WITH raised AS (
        INSERT INTO content_version AS present (topic, version)
        VALUES (${topic}, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)
        ON CONFLICT (topic) DO UPDATE SET version = greatest(present.version + 1, excluded.version)
        RETURNING version
      )
      SELECT pg_notify(${channel}, ${topic}::text || ':' || version) FROM raised`);
  }

  /**
   * Runs `prepare` before listeners receive a new version of a topic, so that their next requests get the new content. `prepare` never
   * rejects.
   */
  prepareFor(topic: string, prepare: () => Promise<void>): void {
    this.preparations.set(topic, prepare);
  }

  /** Calls `listener` after each change until the returned function is called. */
  onChange(listener: (change: ContentChange) => void): () => void {
    this.events.on('change', listener);
    return () => this.events.off('change', listener);
  }

  /** Retries until it succeeds or the connection is lost again. */
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

  private receive(payload: string): void {
    const split = payload.lastIndexOf(':');
    const version = Number(payload.slice(split + 1));
    if (split > 0 && Number.isSafeInteger(version)) this.raise(payload.slice(0, split), version);
  }

  /** Notices and query results may overtake each other; versions only increase. */
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
