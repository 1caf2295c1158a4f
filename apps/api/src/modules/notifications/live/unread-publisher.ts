import type { Database } from '../../../platform/database/database';
import type { Logger } from '../../../platform/logging/logger';
import type { LiveSocket, Members } from '../../live';
import { countUnreadByAccount } from '../entries/count-unread-by-account';
import { notificationChannel } from './publish-unread-change';

/** Changes of this interval are counted with one query: members join by thousands after a restart. */
const gatherMs = 200;

/** Sends the number of unread entries to the connections of members on this server (docs/behaviour/notifications.md#live). */
export class UnreadPublisher {
  private waiting = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    this.members.onJoin((socket: LiveSocket) => {
      const uid = socket.data.member?.uid;
      if (uid !== undefined) this.schedule([uid]);
    });
    await this.database.listen(notificationChannel, {
      onNotice: (payload) => this.schedule(payload.split(',')),
      // Lost notices need no reload: the next change or page load sends the right number.
      onLive: () => {},
      onLost: () => {},
    });
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private schedule(uids: string[]): void {
    if (this.isStopped) return;
    for (const uid of uids) if (this.members.socketsOf(uid).length > 0) this.waiting.add(uid);
    if (this.waiting.size > 0) this.timer ??= setTimeout(() => void this.send(), gatherMs).unref();
  }

  private async send(): Promise<void> {
    this.timer = null;
    const uids = [...this.waiting];
    this.waiting = new Set();
    try {
      const unread = await countUnreadByAccount(this.database.db, uids.map(Number));
      for (const uid of uids) this.members.sendUnread(uid, unread.get(Number(uid)) ?? 0);
    } catch (error) {
      if (!this.isStopped) this.log.warn({ err: error, members: uids.length }, 'unread notifications were not counted');
    }
  }
}
