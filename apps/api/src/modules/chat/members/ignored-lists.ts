import type { Drizzle } from '../../../platform/database/database';
import type { ChatAudience, LiveSocket } from '../../live';
import { findIgnoredUids } from './list-ignored';

/** Members that join together, as after a restart of the server, are read with one query. */
const gatherMs = 10;
const maxGathered = 1_000;

/** The ignored members of the connections on this server. Read when a member joins, and again when the database reports a change. */
export class IgnoredLists {
  private readonly loading = new WeakMap<LiveSocket, Promise<void>>();
  private waiting: { uids: Set<string>; lists: Promise<Map<string, Set<string>>> } | null = null;

  constructor(
    private readonly db: Drizzle,
    private readonly audience: Pick<ChatAudience, 'ignore'>,
  ) {}

  /** Reads the list of the connection's account and applies it. @throws the database's error */
  async load(socket: LiveSocket): Promise<void> {
    const loading = this.read(socket);
    this.loading.set(socket, loading);
    // After a failure the next caller reads the list again.
    loading.catch(() => {
      if (this.loading.get(socket) === loading) this.loading.delete(socket);
    });
    return loading;
  }

  /** Waits until the list of the connection's account is applied. @throws the database's error */
  async ready(socket: LiveSocket): Promise<void> {
    await (this.loading.get(socket) ?? this.load(socket));
  }

  private async read(socket: LiveSocket): Promise<void> {
    const uid = socket.data.member?.uid;
    if (uid === undefined) return;
    const lists = await this.gather(uid);
    // The connection may have closed or joined as another account in between.
    if (socket.data.member?.uid === uid) this.audience.ignore(socket, lists.get(uid) ?? null);
  }

  private gather(uid: string): Promise<Map<string, Set<string>>> {
    if (this.waiting !== null && this.waiting.uids.size < maxGathered) {
      this.waiting.uids.add(uid);
      return this.waiting.lists;
    }
    const uids = new Set([uid]);
    const lists = new Promise<void>((resolve) => setTimeout(resolve, gatherMs)).then(() => {
      if (this.waiting?.uids === uids) this.waiting = null;
      return findIgnoredUids(this.db, [...uids]);
    });
    this.waiting = { uids, lists };
    return lists;
  }
}
