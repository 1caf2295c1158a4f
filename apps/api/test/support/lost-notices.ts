import type { Database, ListenHandlers } from '../../src/platform/database/database';

/** A database that answers all queries, but whose notices a test can lose for a while, like a broken LISTEN connection. */
export class LostNotices {
  /** The notices that were lost, as `<channel> <payload>`. */
  readonly lost: string[] = [];
  readonly database: Database;
  private readonly handlers: ListenHandlers[] = [];
  private isLosing = false;

  constructor(database: Database) {
    this.database = {
      ...database,
      isListening: () => !this.isLosing && database.isListening(),
      listen: (channel, handlers) => {
        this.handlers.push(handlers);
        const onNotice = (payload: string) => {
          if (this.isLosing) this.lost.push(`${channel} ${payload}`);
          else handlers.onNotice(payload);
        };
        return database.listen(channel, { ...handlers, onNotice });
      },
    };
  }

  begin(): void {
    this.isLosing = true;
    for (const { onLost } of this.handlers) onLost();
  }

  /** Before you call it, wait until the notices of the test are in `lost`: a later one would be delivered. */
  end(): void {
    this.isLosing = false;
    for (const { onLive } of this.handlers) onLive();
  }
}
