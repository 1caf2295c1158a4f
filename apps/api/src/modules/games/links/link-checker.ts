import { isExampleAddress } from '@starhaven/contracts/games';
import { lt, notInArray, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { Timers } from '../../../platform/jobs/timers';
import type { Logger } from '../../../platform/logging/logger';
import { getPlatforms } from '../downloads/get-platforms';
import { findGames } from '../repository';
import { linkCheck } from '../tables';
import { askLink } from './ask-link';
import type { LinkAnswer } from './ask-link';
import { hasAnswered, linkKey } from './link-key';
import { listLinks } from './list-links';

export interface LinkCheckerOptions {
  db: Drizzle;
  log: Logger;
  /** Of the site; links can be paths of it. */
  siteUrl: string;
  ask?: (url: string) => Promise<LinkAnswer>;
}

const turnMs = 10 * 60_000;
/** In each turn, so that no host gets all questions at once. */
const linksInTurn = 10;

/** Asks whether the links of all builds answer: each once a day, or all of them for staff (docs/behaviour/admin.md#links). */
export class LinkChecker {
  private readonly timers: Timers;
  private readonly ask: (url: string) => Promise<LinkAnswer>;

  constructor(private readonly options: LinkCheckerOptions) {
    const { log, siteUrl, ask } = options;
    const { origin } = new URL(siteUrl);
    this.ask = ask ?? ((url) => askLink(url, { siteOrigin: origin }));
    this.timers = new Timers((_, error) => log.error({ err: error }, 'download links could not be checked'));
  }

  start(): void {
    this.timers.every('links', turnMs, () => this.checkDue());
  }

  stop(): Promise<void> {
    return this.timers.stop();
  }

  /** Checks some of the links whose newest check is older than a day. */
  async checkDue(): Promise<void> {
    const { db } = this.options;
    const fresh = await db
      .select({ key: linkCheck.key })
      .from(linkCheck)
      .where(sql`${linkCheck.checkedAt} > now() - interval '1 day'`);
    const known = new Set(fresh.map(({ key }) => key));
    const due = (await this.findAddresses()).filter((url) => !known.has(linkKey(url)));
    for (const url of due.slice(0, linksInTurn)) await this.check(url);
  }

  /** Checks all links and forgets the results of those that are gone; returns lines for people. */
  async checkAll(tell: (percent: number, note: string) => Promise<void>): Promise<string[]> {
    const urls = await this.findAddresses();
    const lines: string[] = [];
    for (const [index, url] of urls.entries()) {
      await tell(Math.floor((index / urls.length) * 100), `Asking link ${index + 1} of ${urls.length}`);
      const { status, fault } = await this.check(url);
      if (fault !== '' || status >= 400) lines.push(`${url}: ${fault || `status ${status}`}`);
    }
    await this.forget(urls);
    return [...lines, `${urls.length} links asked, ${lines.length} did not answer as they should.`];
  }

  /** All addresses but examples, each once. */
  private async findAddresses(): Promise<string[]> {
    const { db } = this.options;
    const urls = new Set<string>();
    for (const { id } of await findGames(db))
      for (const { url } of listLinks(await getPlatforms(db, id))) if (!isExampleAddress(url)) urls.add(url);
    return [...urls];
  }

  private async check(url: string): Promise<LinkAnswer> {
    const answer = await this.ask(url);
    const { status, sizeBytes, fault } = answer;
    const answeredAt = hasAnswered(answer) ? sql`now()` : null;
    const found = { status, sizeBytes, fault, checkedAt: sql`now()` };
    await this.options.db
      .insert(linkCheck)
      .values({ key: linkKey(url), ...found, answeredAt })
      .onConflictDoUpdate({
        target: linkCheck.key,
        // A link that does not answer now keeps the time at which it last did.
        set: { ...found, ...(answeredAt ? { answeredAt } : {}) },
      });
    return answer;
  }

  private async forget(urls: string[]): Promise<void> {
    const { db } = this.options;
    const keys = urls.map(linkKey);
    await db
      .delete(linkCheck)
      .where(keys.length > 0 ? notInArray(linkCheck.key, keys) : lt(linkCheck.checkedAt, sql`now()`));
  }
}
