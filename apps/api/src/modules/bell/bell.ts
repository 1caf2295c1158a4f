import { Timers } from '../../platform/jobs/timers';
import type { Members } from '../live';
import type { BellContext, BellOptions } from './bell-context';
import { Ringer } from './live/ringer';
import { sendAtOnce, sendDigests } from './mails/send-news';

const atOnceIntervalMs = 30_000;
const digestIntervalMs = 5 * 60_000;

/** The members' notifications: the dependencies of its calls, and the jobs of this server (docs/behaviour/notifications.md). */
export class Bell {
  readonly context: BellContext;
  private readonly ringer: Ringer;
  private readonly timers: Timers;

  constructor(options: BellOptions, members: Members) {
    const { database, ...rest } = options;
    this.context = { ...rest, db: database.db };
    this.ringer = new Ringer(database, members, options.log);
    this.timers = new Timers((job, error) =>
      options.log.error({ err: error, job }, 'notifications could not be mailed; the next turn tries again'),
    );
  }

  async start(): Promise<void> {
    await this.ringer.start();
    this.timers.every('notifications at once', atOnceIntervalMs, (signal) => sendAtOnce(this.context, { signal }));
    this.timers.every('notification digests', digestIntervalMs, (signal) => sendDigests(this.context, { signal }));
  }

  async stop(): Promise<void> {
    this.ringer.stop();
    await this.timers.stop();
  }
}
