import { and, eq, inArray, or } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { hashKey } from '../../../platform/secrets/keys';
import { isBanned } from '../roles';
import { account, session } from '../tables';
import type { SignedIn } from './find-live-session';
import { isLive } from './session-lifetime';

/** Identifies a session: by its key, or by its id once that is known. */
export type SessionName = { sessionKey: string } | { sessionId: number };

const maxPerQuery = 250;
/** The maximum of waiting callers; more are refused and retry by themselves. */
const maxWaiting = 50_000;

interface Waiting {
  name: string | number;
  resolve: (found: SignedIn | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Finds live sessions for many callers at once, such as all visitors after a restart. It sends one query at a time, each for hundreds of
 * sessions, so that a crowd does not block the database for other requests.
 */
export class SessionProver {
  private waiting: Waiting[] = [];
  private isAsking = false;

  constructor(private readonly db: Drizzle) {}

  /** The session, if it is live and its account is not banned; else null. @throws when the database does not answer */
  find(name: SessionName): Promise<SignedIn | null> {
    if (this.waiting.length >= maxWaiting) return Promise.reject(new Error('Too many sessions wait to be found.'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ name: 'sessionKey' in name ? hashKey(name.sessionKey) : name.sessionId, resolve, reject });
      if (!this.isAsking) void this.ask();
    });
  }

  private async ask(): Promise<void> {
    this.isAsking = true;
    // Callers in the same event-loop turn share the first query.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const part = this.waiting.splice(0, maxPerQuery);
      try {
        const found = await this.findAll(part.map(({ name }) => name));
        for (const { name, resolve } of part) resolve(found.get(name) ?? null);
      } catch (error) {
        for (const { reject } of part) reject(error);
      }
    }
    this.isAsking = false;
  }

  private async findAll(names: (string | number)[]): Promise<Map<string | number, SignedIn>> {
    const hashes = names.filter((name) => typeof name === 'string');
    const ids = names.filter((name) => typeof name === 'number');
    const rows = await this.db
      .select({ account, session })
      .from(session)
      .innerJoin(account, eq(account.id, session.accountId))
      .where(and(or(inArray(session.keyHash, hashes), inArray(session.id, ids)), isLive));
    const found = new Map<string | number, SignedIn>();
    for (const row of rows) {
      if (isBanned(row.account)) continue;
      found.set(row.session.keyHash, row).set(row.session.id, row);
    }
    return found;
  }
}
