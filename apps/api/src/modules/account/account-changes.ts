import { EventEmitter } from 'node:events';
import type { Database } from '../../platform/database/database';

const channel = 'account_change';

interface Events {
  change: [uid: string];
  missed: [];
  live: [];
}

/**
 * Reports which account changed: its name, roles or expiry changed, one of its sessions ended, or it was deleted. The database sends a
 * notice on each commit, so every server receives the changes of all servers.
 */
export class AccountChanges {
  private readonly events = new EventEmitter<Events>().setMaxListeners(0);

  /** True while this server receives every change. */
  isLive = false;

  static async start(database: Database): Promise<AccountChanges> {
    const changes = new AccountChanges();
    await database.listen(channel, {
      onNotice: (uid) => changes.events.emit('change', uid),
      onLive: () => {
        changes.isLive = true;
        changes.events.emit('live');
      },
      onLost: () => {
        changes.isLive = false;
        changes.events.emit('missed');
      },
    });
    return changes;
  }

  /** Calls `listener` with the uid after each change until the returned function is called. */
  onChange(listener: (uid: string) => void): () => void {
    this.events.on('change', listener);
    return () => this.events.off('change', listener);
  }

  /** Calls `listener` when this server receives every change again. */
  onLive(listener: () => void): () => void {
    this.events.on('live', listener);
    return () => this.events.off('live', listener);
  }

  /** Calls `listener` when notices of changes may get lost from now on: without a notice, an account may still have changed. */
  onMissed(listener: () => void): () => void {
    this.events.on('missed', listener);
    return () => this.events.off('missed', listener);
  }
}
