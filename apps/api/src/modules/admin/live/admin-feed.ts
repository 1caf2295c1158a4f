import type { AdminPermission } from '@starhaven/contracts/admin';
import { adminJobChanged, hostRead, watchAdmin } from '@starhaven/contracts/admin';
import type { AdminJob, HostReading } from '@starhaven/contracts/admin';
import type { Drizzle } from '../../../platform/database/database';
import type { Logger } from '../../../platform/logging/logger';
import { findAccountFacts, findSecondFactors, permissionsOf } from '../../account';
import { onEvent } from '../../live';
import type { Live, LiveSocket } from '../../live';
import type { SiteSettings } from '../../settings';

const watchIntervalMs = 500;
const needed: AdminPermission = 'overview';

export interface AdminFeedOptions {
  live: Live;
  db: Drizzle;
  settings: SiteSettings;
  log: Logger;
}

/** Sends readings and jobs to the connections of staff that asked for them, as long as their roles allow it at that moment. */
export class AdminFeed {
  private readonly watching = new Set<LiveSocket>();

  constructor(private readonly options: AdminFeedOptions) {
    options.live.handle(
      onEvent(watchAdmin, watchIntervalMs, (socket, { isOn }) => {
        if (!isOn) this.watching.delete(socket);
        else if (!this.watching.has(socket)) {
          this.watching.add(socket);
          socket.once('disconnect', () => this.watching.delete(socket));
        }
      }),
    );
  }

  sendReading(reading: HostReading): void {
    void this.sendToAllowed((socket) => socket.emit(hostRead.name, reading));
  }

  sendJob(job: AdminJob): void {
    void this.sendToAllowed((socket) => socket.emit(adminJobChanged.name, job));
  }

  private async sendToAllowed(send: (socket: LiveSocket) => void): Promise<void> {
    if (this.watching.size === 0) return;
    try {
      const allowed = await this.findAllowed();
      for (const socket of this.watching) if (allowed.has(socket.data.member?.uid ?? '')) send(socket);
    } catch (error) {
      this.options.log.warn(
        { err: error },
        'a reading or a job update was not sent to staff; the next update is sent as usual',
      );
    }
  }

  /** The uids among the watching members that may see this now. */
  private async findAllowed(): Promise<ReadonlySet<string>> {
    const { db, settings } = this.options;
    const uids = new Set([...this.watching].flatMap(({ data }) => (data.member ? [Number(data.member.uid)] : [])));
    const needsFactor = await settings.get('staffNeedSecondFactor');
    const allowed = new Set<string>();
    for (const [id, { roles }] of await findAccountFacts(db, [...uids])) {
      if (!permissionsOf(roles).has(needed)) continue;
      if (needsFactor && (await findSecondFactors(db, id)).length === 0) continue;
      allowed.add(String(id));
    }
    return allowed;
  }
}
