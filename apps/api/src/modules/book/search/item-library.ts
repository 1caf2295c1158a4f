import { setTimeout as delay } from 'node:timers/promises';
import { ItemSearch } from '@starhaven/item-search';
import type { ItemIndexData } from '@starhaven/item-search';
import type { Database } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
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

/** A request waits this long for the first items. */
const firstLoadMs = 3_000;
const retryMs = 5_000;
/** The largest handbook takes seconds; a stuck thread is ended after this time. */
const indexLimitMs = 5 * 60_000;

/**
 * Keeps the items of the handbook in memory with an index over their names; the database remains the source. A new version of the data is
 * loaded next to the old one and replaces it when complete. Until the first index exists, searches scan the names.
 */
export class ItemLibrary {
  private catalogue: Catalogue | null = null;
  private readonly controller = new AbortController();
  private readonly firstLoad = once();
  private isDirty = false;
  private hasBegun = false;
  private work: Promise<void> | null = null;
  private loads = 0;
  /** The newest versions of the data that is loaded and indexed; empty before the first load. */
  private readUpTo = '';

  constructor(private readonly options: ItemLibraryOptions) {
    options.versions.prepareFor('handbook', () => (this.hasBegun ? this.refresh() : Promise.resolve()));
  }

  /** The newest complete catalogue. @throws DomainError unavailable, while there is none */
  async current(): Promise<Catalogue> {
    if (!this.hasBegun) this.reload();
    if (this.catalogue === null) {
      await Promise.race([this.firstLoad.happened, delay(firstLoadMs, null, { ref: false })]);
    }
    if (this.catalogue) return this.catalogue;
    throw new DomainError('unavailable', 'Service Unavailable', { retryAfterSeconds: 3 });
  }

  /** Resolves when the items are at least as new as at this call and their index is ready. Never rejects. */
  async refresh(): Promise<void> {
    this.reload();
    while (this.work) await this.work;
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.work;
  }

  /** Starts to load new data. */
  reload(): void {
    this.hasBegun = true;
    this.isDirty = true;
    this.work ??= this.keepUp();
  }

  private async keepUp(): Promise<void> {
    const { signal } = this.controller;
    // Delays even the first turn until `work` is set.
    await null;
    while (this.isDirty && !signal.aborted) {
      this.isDirty = false;
      try {
        await this.load(signal);
      } catch (error) {
        if (signal.aborted) break;
        this.options.log.error(
          { err: error },
          `the handbook could not be read from the database; trying again in ${retryMs / 1000} s`,
        );
        this.isDirty = true;
        await delay(retryMs, null, { signal, ref: false }).catch(() => null);
      }
    }
    // There is no await between the last check of `isDirty` and this line: otherwise a caller could join work that will not check it again.
    this.work = null;
  }

  private async load(signal: AbortSignal): Promise<void> {
    const { database, log, buildIndex = buildIndexInThread } = this.options;
    const startedAt = performance.now();
    // Read before the items, so that a reported version never lacks its items.
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
    // A new version waits for its index; the first version is shown without one.
    if (this.catalogue === null) this.catalogue = scanned;
    this.firstLoad.settle();
    const loadedAt = performance.now();
    const search = new ItemSearch(
      await buildIndex(items, AbortSignal.any([signal, AbortSignal.timeout(indexLimitMs)])),
    );
    this.catalogue = scanned.withIndex((query) => search.search(query));
    this.readUpTo = newest;
    const [readMs, indexMs] = [loadedAt - startedAt, performance.now() - loadedAt].map(Math.round);
    log.info({ items: items.length, readMs, indexMs }, 'handbook index ready: searches use it from now on');
  }
}

function once() {
  let settle = () => {};
  const happened = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { happened, settle };
}
