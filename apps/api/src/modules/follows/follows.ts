import { Timers } from '../../platform/jobs/timers';
import type { FollowsContext, FollowsOptions } from './follows-context';
import { pruneFollows } from './prune-follows';
import { notifyFollowers } from './notify-followers';

/** In case the notice of a change was lost. */
const catchUpIntervalMs = 60_000;
const pruneIntervalMs = 3600_000;

/** Notifies the followers of game servers and incidents of news (docs/behaviour/notifications.md#followed-servers-and-incidents). */
export class Follows {
  readonly context: FollowsContext;
  private readonly timers: Timers;
  private stopListening = () => {};

  constructor(private readonly options: FollowsOptions) {
    const { database, fleet, log } = options;
    this.context = { db: database.db, isListed: (id) => fleet.find(id) !== null };
    this.timers = new Timers((job, error) =>
      log.error({ err: error, job }, 'followers of incidents could not be notified; the next try is within a minute'),
    );
  }

  start(): void {
    const { db } = this.context;
    this.stopListening = this.options.versions.onChange(({ topic }) => {
      if (topic === 'status') void this.timers.run('followers', () => notifyFollowers(db));
    });
    this.timers.every('followers', catchUpIntervalMs, () => notifyFollowers(db), 1_000);
    this.timers.every('follows', pruneIntervalMs, () => pruneFollows(db));
  }

  async stop(): Promise<void> {
    this.stopListening();
    await this.timers.stop();
  }
}
