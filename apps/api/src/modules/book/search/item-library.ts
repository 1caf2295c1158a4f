import { setTimeout as delay } from 'node:timers/promises';
import { ItemSearch } from '@starhaven/item-search';
import type { ItemIndexData } from '@starhaven/item-search';
import type { Database } from '../../../platform/database/database';
import { Refusal } from '../../../platform/http/refusal';
import type { Logger } from '../../../platform/logging/logger';
import type { ContentVersions } from '../../content';
import { findNewestVersions } from '../repository';
import { buildIndexInThread } from './build-index';
import { Catalogue } from './catalogue';
import { loadItems } from './load-items';
import { scan } from './scan';
import type { StoredItem } from './stored-item';

export interface ItemLibraryOptions {
  database: Database;
  versions: ContentVersions;
  log: Logger;
  /** For tests. */
  buildIndex?: (items: StoredItem[], signal: AbortSignal) => Promise<ItemIndexData>;
}

/** A request waits so long for the first items. */
const firstLoadMs = 3_000;
const retryMs = 5_000;
/** The largest handbook takes seconds; a thread that is stuck is ended after this. */
const indexLimitMs = 5 * 60_000;

/**
 * Keeps the items of the handbook in memory with an index over their names; the database stays the truth. A new version of the
 * data is read beside the old one and takes its place when it is complete; until the first index is made, names are scanned.
 */
export class ItemLibrary {
  private catalogue: Catalogue | null = null;
  private readonly controller = new AbortController();
  private readonly firstLoad = once();
  private isDirty = false;
  private hasBegun = false;
  private work: Promise<void> | null = null;
  private loads = 0;
  /** The newest versions of the data that was read and indexed; empty before the first. */
  private readUpTo = '';

  constructor(private readonly options: ItemLibraryOptions) {
    options.versions.prepareFor('handbook', () => (this.hasBegun ? this.refresh() : Promise.resolve()));
  }

  /** The newest complete catalogue. @throws Refusal (503) while there is none */
  async current(): Promise<Catalogue> {
    if (!this.hasBegun) this.reload();
    if (this.catalogue === null) {
      await Promise.race([this.firstLoad.happened, delay(firstLoadMs, null, { ref: false })]);
    }
    if (this.catalogue) return this.catalogue;
    throw new Refusal(503, 'Service Unavailable', { status: 503, retryAfterSeconds: 3 });
  }

  /** Resolves when the items are at least as new as now and searched by their index. Never rejects. */
  async refresh(): Promise<void> {
    this.reload();
    while (this.work) await this.work;
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.work;
  }

  /** Begins to read what is new. */
  reload(): void {
    this.hasBegun = true;
    this.isDirty = true;
    this.work ??= this.keepUp();
  }

  private async keepUp(): Promise<void> {
    const { signal } = this.controller;
    // Also the first turn begins after `work` is set.
    await null;
    while (this.isDirty && !signal.aborted) {
      this.isDirty = false;
      try {
        await this.load(signal);
      } catch (error) {
        if (signal.aborted) break;
        this.options.log.error({ err: error }, 'the handbook could not be read; it is tried again');
        this.isDirty = true;
        await delay(retryMs, null, { signal, ref: false }).catch(() => null);
      }
    }
    // No await between the last check of `isDirty` and this line: otherwise a caller could join work that will not check it again.
    this.work = null;
  }

  private async load(signal: AbortSignal): Promise<void> {
    const { database, log, buildIndex = buildIndexInThread } = this.options;
    const startedAt = performance.now();
    // Before the items, so that a version that is told never has items that are not here.
    const versions = await findNewestVersions(database.db);
    const newest = JSON.stringify(versions);
    if (newest === this.readUpTo) return;
    const items: StoredItem[] = [];
    for await (const page of loadItems(database.db)) {
      signal.throwIfAborted();
      items.push(...page);
    }
    this.loads += 1;
    const scanned = new Catalogue(this.loads, items, versions, (query) => scan(items, query));
    // A new version is searched well or not yet at all; the first one is better than none.
    if (this.catalogue === null) this.catalogue = scanned;
    this.firstLoad.tell();
    const loadedAt = performance.now();
    const search = new ItemSearch(
      await buildIndex(items, AbortSignal.any([signal, AbortSignal.timeout(indexLimitMs)])),
    );
    this.catalogue = scanned.withIndex((query) => search.search(query));
    this.readUpTo = newest;
    const [readMs, indexMs] = [loadedAt - startedAt, performance.now() - loadedAt].map(Math.round);
    log.info({ items: items.length, readMs, indexMs }, 'handbook is searched by its index');
  }
}

function once() {
  let tell = () => {};
  const happened = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { happened, tell };
}
