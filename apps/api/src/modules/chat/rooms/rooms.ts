import type { ChatMessage } from '@starhaven/contracts/chat';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { Logger } from '../../../platform/logging/logger';
import { listMessages, listNewest } from '../messages/list-messages';
import { toWire } from '../messages/to-wire';
import type { ChatMessageRow } from '../messages/to-wire';
import { chatMessage } from '../tables';
import { ShownMessages } from './shown-messages';

const channel = 'chat_message';

/** After an interruption, ids up to this far back are read again: transactions do not commit in the order of their ids. */
const lookBack = 50;
const rememberedIds = 500;
const retryMs = 2_000;

export interface RoomListeners {
  onMessage: (message: ChatMessage) => void;
  onRemoved: (ids: string[]) => void;
}

/**
 * The rooms as this server's members see them (docs/behaviour/chat.md#public-chat). The database announces each message to every server
 * after it is stored, so no unstored message is shown, and Redis is not needed. A server that received no notices for a while reads which
 * messages were added and removed meanwhile.
 */
export class Rooms {
  private readonly added = new Set<number>();
  private readonly announcedIds = new Set<number>();
  private readonly shown = new ShownMessages();
  private lastId = 0;
  private isReading = false;
  private isStopped = false;
  private hasMissed = false;
  /** The latest messages by room. */
  private readonly histories = new Map<string, Promise<ChatMessage[]>>();
  private retry: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly listeners: RoomListeners,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    // Messages from before the start are not announced.
    for (const { id } of await listNewest(this.database.db, rememberedIds)) this.announcedIds.add(id);
    this.lastId = Math.max(0, ...this.announcedIds);
    await this.database.listen(channel, {
      onNotice: (payload) => this.note(payload),
      onLive: () => this.catchUp(),
      onLost: () => this.histories.clear(),
    });
  }

  stop(): void {
    this.isStopped = true;
    if (this.retry) clearTimeout(this.retry);
  }

  /**
   * The latest messages of an existing room, oldest first. While notices of the database do not arrive, each call queries the database.
   * @throws the database's error
   */
  latest(room: string): Promise<ChatMessage[]> {
    const reading = this.histories.get(room) ?? this.readHistory(room);
    if (!this.database.isListening()) return reading;
    this.histories.set(room, reading);
    // A failure is not cached.
    reading.catch(() => {
      if (this.histories.get(room) === reading) this.histories.delete(room);
    });
    return reading;
  }

  private async readHistory(room: string): Promise<ChatMessage[]> {
    const rows = await listMessages(this.database.db, room);
    this.shown.add(
      room,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toWire(row));
  }

  /** Reads the messages that were stored or removed while notices of the database did not arrive. */
  catchUp(): void {
    this.histories.clear();
    this.hasMissed = true;
    this.read();
  }

  private note(payload: string): void {
    this.histories.clear();
    const id = Number(payload.slice(1));
    if (payload.startsWith('-')) return this.announceRemoved([id]);
    this.added.add(id);
    this.read();
  }

  /** One read at a time, so that messages keep their order; messages that are announced during a read are read next. */
  private read(): void {
    if (this.isReading || this.isStopped) return;
    this.isReading = true;
    void this.readAll().catch((error: unknown) => {
      if (this.isStopped) return;
      this.hasMissed = true;
      this.log.error({ err: error }, 'new chat messages could not be read; they are read again');
      this.retry = setTimeout(() => this.read(), retryMs).unref();
    });
  }

  private async readAll(): Promise<void> {
    try {
      while (this.added.size > 0 || this.hasMissed) {
        const ids = [...this.added];
        const isCatchingUp = this.hasMissed;
        this.hasMissed = false;
        this.added.clear();
        const rows = await this.select(ids, isCatchingUp);
        for (const row of rows) this.announce(row);
        if (isCatchingUp) this.announceRemoved(await this.findRemoved());
        // A full page: there may be more.
        if (rows.length === rememberedIds) this.hasMissed = true;
      }
    } finally {
      // In the same turn of the event loop as the last check of the condition, so that no notice is missed.
      this.isReading = false;
    }
  }

  private select(ids: number[], isCatchingUp: boolean): Promise<ChatMessageRow[]> {
    const announced = inArray(chatMessage.id, ids);
    // A message that a moderator has approved may be older than those that are read again.
    const wanted = isCatchingUp ? or(gt(chatMessage.id, this.lastId - lookBack), announced) : announced;
    return this.database.db
      .select()
      .from(chatMessage)
      .where(and(wanted, isNull(chatMessage.removedAt), eq(chatMessage.isPending, false)))
      .orderBy(asc(chatMessage.id))
      .limit(rememberedIds);
  }

  /** Which of the shown messages were removed, or deleted with their account or room. The ids bound the query, not the length of the gap. */
  private async findRemoved(): Promise<number[]> {
    const shown = this.shown.all();
    if (shown.length === 0) return [];
    const rows = await this.database.db
      .select({ id: chatMessage.id })
      .from(chatMessage)
      // One parameter: a statement has at most 65,535.
      .where(and(sql`${chatMessage.id} = any(${`{${shown.join(',')}}`}::bigint[])`, isNull(chatMessage.removedAt)));
    const left = new Set(rows.map(({ id }) => id));
    return shown.filter((id) => !left.has(id));
  }

  private announceRemoved(ids: number[]): void {
    if (ids.length === 0) return;
    this.shown.remove(ids);
    this.listeners.onRemoved(ids.map(String));
  }

  private announce(row: ChatMessageRow): void {
    if (this.announcedIds.has(row.id)) return;
    this.announcedIds.add(row.id);
    // A set keeps the order of insertion, so the oldest is deleted first.
    for (const old of this.announcedIds) {
      if (this.announcedIds.size <= rememberedIds) break;
      this.announcedIds.delete(old);
    }
    this.lastId = Math.max(this.lastId, row.id);
    this.shown.add(row.room, [row.id]);
    this.listeners.onMessage(toWire(row));
  }
}
