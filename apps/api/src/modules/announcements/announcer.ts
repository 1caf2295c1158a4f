import { Timers } from '../../platform/jobs/timers';
import type { AnnouncementsContext } from './announcements-context';
import { channels } from './channels';
import type { Channel } from './channels';
import { collect } from './collect';
import { deliver, pruneAnnouncements } from './deliver';

const turnMs = 10_000;
const pruneIntervalMs = 3600_000;

/** Sends news of the site to channels outside it (docs/behaviour/admin.md#announcements). */
export class Announcer {
  private readonly timers: Timers;

  constructor(readonly context: AnnouncementsContext) {
    this.timers = new Timers((job, error) =>
      context.log.error({ err: error, job }, 'announcements could not be sent; the next try is within a minute'),
    );
  }

  start(): void {
    // The compiler types the keys of an object as strings.
    for (const channel of Object.keys(channels) as Channel[])
      this.timers.every(channel, turnMs, () => this.announce(channel));
    this.timers.every('prune', pruneIntervalMs, () => pruneAnnouncements(this.context));
  }

  stop(): Promise<void> {
    return this.timers.stop();
  }

  /** Queues new messages for the channel, then sends those that are due. A channel without a webhook costs one read. */
  async announce(channel: Channel): Promise<void> {
    if ((await this.context.settings.findSecret(channels[channel].webhook)) === null) return;
    await collect(this.context, channel);
    await deliver(this.context, channel);
  }
}
