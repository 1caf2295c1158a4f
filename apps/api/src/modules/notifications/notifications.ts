import { Timers } from '../../platform/jobs/timers';
import type { Members } from '../live';
import type { NotificationsContext, NotificationsOptions } from './notifications-context';
import { UnreadPublisher } from './live/unread-publisher';
import { sendAtOnce, sendDigests } from './mails/send-notification-mails';

const atOnceIntervalMs = 30_000;
const digestIntervalMs = 5 * 60_000;

/** The members' notifications: the dependencies of its calls, and the jobs of this server (docs/behaviour/notifications.md). */
export class Notifications {
  readonly context: NotificationsContext;
  private readonly unreadPublisher: UnreadPublisher;
  private readonly timers: Timers;

  constructor(options: NotificationsOptions, members: Members) {
    const { database, ...rest } = options;
    this.context = { ...rest, db: database.db };
    this.unreadPublisher = new UnreadPublisher(database, members, options.log);
    this.timers = new Timers((job, error) =>
      options.log.error({ err: error, job }, 'notifications could not be mailed; the next turn tries again'),
    );
  }

  async start(): Promise<void> {
    await this.unreadPublisher.start();
    this.timers.every('notifications at once', atOnceIntervalMs, (signal) => sendAtOnce(this.context, { signal }));
    this.timers.every('notification digests', digestIntervalMs, (signal) => sendDigests(this.context, { signal }));
  }

  async stop(): Promise<void> {
    this.unreadPublisher.stop();
    await this.timers.stop();
  }
}
