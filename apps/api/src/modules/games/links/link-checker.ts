import { isExampleAddress } from '@starhaven/contracts/games';
import { eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { Timers } from '../../../platform/jobs/timers';
import type { Logger } from '../../../platform/logging/logger';
import { getPlatforms } from '../downloads/get-platforms';
import { findGames } from '../repository';
import { linkCheck } from '../tables';
import { askLink } from './ask-link';
import type { LinkAnswer } from './ask-link';
import { algorithmOf, hashLink } from './hash-link';
import type { LinkHash } from './hash-link';
import { hasAnswered, linkKey } from './link-key';
import { listLinks } from './list-links';
import type { OfferedLink } from './list-links';

export interface LinkCheckerOptions {
  db: Drizzle;
  log: Logger;
  /** The site's address; links can be paths of it. */
  siteUrl: string;
  ask?: (url: string) => Promise<LinkAnswer>;
  hash?: (url: string, algorithm: 'md5' | 'sha256', reportProgress: ReportBytes) => Promise<LinkHash>;
}

type ReportBytes = (bytes: number, ofBytes: number | null) => Promise<void>;
/** The progress in percent, and a note. */
type ReportProgress = (percent: number, note: string) => Promise<void>;

const turnMs = 10 * 60_000;
/** Links checked in one turn; few, so that no host gets all requests at once. */
const linksInTurn = 10;

/** Asks whether the links of all builds answer: each once a day, or all of them for staff (docs/behaviour/admin.md#links). */
export class LinkChecker {
  private readonly timers: Timers;
  private readonly ask: (url: string) => Promise<LinkAnswer>;
  private readonly hash: NonNullable<LinkCheckerOptions['hash']>;
  private readonly stopping = new AbortController();
  private isReading = false;

  constructor(private readonly options: LinkCheckerOptions) {
    const { log, siteUrl, ask, hash } = options;
    const { origin } = new URL(siteUrl);
    this.ask = ask ?? ((url) => askLink(url, { siteOrigin: origin }));
    this.hash =
      hash ??
      ((url, algorithm, reportProgress) =>
        hashLink(url, algorithm, reportProgress, { siteOrigin: origin, stop: this.stopping.signal }));
    this.timers = new Timers((_, error) => log.error({ err: error }, 'download links could not be checked'));
  }

  start(): void {
    this.timers.every('links', turnMs, () => this.checkDue());
  }

  /** Also ends the work of jobs: a server that stops does not wait for a file. */
  stop(): Promise<void> {
    this.stopping.abort();
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

  /** Checks all links and deletes the results of links that no longer exist; returns lines for people. */
  async checkAll(reportProgress: ReportProgress): Promise<string[]> {
    const urls = await this.findAddresses();
    const lines: string[] = [];
    for (const [index, url] of urls.entries()) {
      if (this.stopping.signal.aborted)
        throw new DomainError('failed-precondition', 'The server stopped while it checked the links.');
      await reportProgress(Math.floor((index / urls.length) * 100), `Checking link ${index + 1} of ${urls.length}`);
      const { status, fault } = await this.check(url);
      if (fault !== '' || status >= 400) lines.push(`${url}: ${fault || `status ${status}`}`);
    }
    await this.forget(urls);
    return [...lines, `${urls.length} links checked, ${lines.length} did not answer as expected.`];
  }

  /**
   * Reads the whole file of a link and compares its checksum with the one that the build states; returns lines for people.
   * @throws DomainError not-found for a link that is no longer offered or has no checksum; failed-precondition while another file is read
   */
  async checkFile(key: string, reportProgress: ReportProgress): Promise<string[]> {
    const link = (await this.findLinks()).find(({ url }) => linkKey(url) === key);
    const algorithm = link ? algorithmOf(link.promisedChecksum) : null;
    if (!link || algorithm === null)
      throw new DomainError('not-found', 'This link is not offered any more, or its build states no checksum.');
    const { url, promisedChecksum } = link;
    if (this.isReading)
      throw new DomainError('failed-precondition', 'Another file is being read. Try again when that is done.');
    this.isReading = true;
    const { checksum, bytes, fault } = await this.read(url, algorithm, reportProgress).finally(
      () => (this.isReading = false),
    );
    if (fault !== '') throw new DomainError('failed-precondition', `${url}: ${fault}`);
    await this.check(url);
    await this.options.db
      .update(linkCheck)
      .set({ checksum, checksumAt: sql`now()` })
      .where(eq(linkCheck.key, key));
    return [
      `${url}: ${bytes} bytes.`,
      checksum === promisedChecksum
        ? `The ${algorithm} agrees.`
        : `The ${algorithm} differs: ${checksum} was found, the build states ${promisedChecksum}.`,
    ];
  }

  private async read(url: string, algorithm: 'md5' | 'sha256', reportProgress: ReportProgress): Promise<LinkHash> {
    await reportProgress(0, `Reading ${url}`);
    return this.hash(url, algorithm, (read, ofBytes) =>
      reportProgress(
        ofBytes ? Math.min(99, Math.floor((read / ofBytes) * 100)) : 0,
        `${Math.floor(read / 1e6)} MB read`,
      ),
    );
  }

  private async findLinks(): Promise<OfferedLink[]> {
    const { db } = this.options;
    const links: OfferedLink[] = [];
    for (const { id } of await findGames(db)) links.push(...listLinks(await getPlatforms(db, id)));
    return links.filter(({ url }) => !isExampleAddress(url));
  }

  /** All download addresses without duplicates; example addresses are left out. */
  private async findAddresses(): Promise<string[]> {
    return [...new Set((await this.findLinks()).map(({ url }) => url))];
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
        // If a link does not answer, keep the time of its last answer.
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
