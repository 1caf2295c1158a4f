import { asc } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { gameServer } from '../tables';

export type GameServer = typeof gameServer.$inferSelect;

export interface ServerChange {
  before: GameServer | null;
  /** null: removed or hidden. */
  after: GameServer | null;
}

export interface GameServersOptions {
  db: Drizzle;
  /** False: demo servers are hidden everywhere. */
  hasDemo: boolean;
  onChange: (changes: ServerChange[]) => void;
}

/** The game servers of the database, in memory; call `reload` after a change. */
export class GameServers {
  private byId = new Map<number, GameServer>();
  private byKeyHash = new Map<string, GameServer>();
  private loading: Promise<void> | null = null;
  private isStale = true;

  constructor(private readonly options: GameServersOptions) {}

  /** In the order of their ids. */
  all(): IterableIterator<GameServer> {
    return this.byId.values();
  }

  get size(): number {
    return this.byId.size;
  }

  find(id: number): GameServer | null {
    return this.byId.get(id) ?? null;
  }

  findByKeyHash(keyHash: string): GameServer | null {
    return this.byKeyHash.get(keyHash) ?? null;
  }

  /** Reads the list again; a reload during a read reads once more after it. @throws the database's error */
  reload(): Promise<void> {
    this.isStale = true;
    return (this.loading ??= this.readUntilFresh());
  }

  private async readUntilFresh(): Promise<void> {
    // Delays even the first turn until `loading` is set.
    await null;
    try {
      while (this.isStale) {
        this.isStale = false;
        await this.read();
      }
    } finally {
      // There is no await between the last check of `isStale` and this line: otherwise a caller could join work that will not read again.
      this.loading = null;
    }
  }

  private async read(): Promise<void> {
    const rows = await this.options.db.select().from(gameServer).orderBy(asc(gameServer.id));
    const known = this.byId;
    const visible = rows.filter(({ isDemo }) => this.options.hasDemo || !isDemo);
    this.byId = new Map(visible.map((row) => [row.id, row]));
    this.byKeyHash = new Map(visible.flatMap((row) => (row.keyHash === null ? [] : [[row.keyHash, row]])));
    const changes = visible
      .map((after): ServerChange => ({ before: known.get(after.id) ?? null, after }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    const gone = [...known.values()].filter(({ id }) => !this.byId.has(id));
    changes.push(...gone.map((before): ServerChange => ({ before, after: null })));
    if (changes.length > 0) this.options.onChange(changes);
  }
}
