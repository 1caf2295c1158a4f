import { Timers } from '../../platform/jobs/timers';
import type { DiscordRolesContext } from './discord-roles-context';
import { isSetUp, syncRoles } from './sync-roles';

const turnMs = 60_000;

/** Gives and takes the role of sponsors on the Discord server, as on this site (docs/behaviour/admin.md#discord-roles). */
export class DiscordRoles {
  private readonly timers: Timers;

  constructor(readonly context: DiscordRolesContext) {
    this.timers = new Timers((job, error) =>
      context.log.error({ err: error, job }, 'roles on Discord could not be changed; the next try is within a minute'),
    );
  }

  start(): void {
    this.timers.every('discord-roles', turnMs, async () => {
      if (await isSetUp(this.context)) await syncRoles(this.context);
    });
  }

  stop(): Promise<void> {
    return this.timers.stop();
  }
}
