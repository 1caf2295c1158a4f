import { createHash } from 'node:crypto';
import { formats, openInChild, readInChild, shippedFormats, UnreadableDataError } from '@starhaven/game-data';
import { sql } from 'drizzle-orm';
import { childEnvironment } from '../../../config/child-environment';
import type { Database } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import type { SkippedRows } from '../tables';
import { applyImport, TooManyRemovedError } from './apply-import';
import type { AppliedImport, ApplyOptions, Removals } from './apply-import';
import type { DataSource } from './data-source';
import { dropStaged } from './drop-staged';
import { Gathering } from './gathering';
import { Lease } from './lease';

/** Reads game data in its own process. */
export interface Reader {
  open: typeof openInChild;
  read: typeof readInChild;
}

const childReader: Reader = {
  open: async (order) => {
    const names = formats.map(({ name }) => name);
    if (order.format !== 'auto' && !names.includes(order.format)) {
      throw new UnreadableDataError(`there is no format "${order.format}"; there are ${names.join(', ')}.`);
    }
    return openInChild({ ...order, environment: childEnvironment() });
  },
  read: (order) => readInChild({ ...order, environment: childEnvironment() }),
};

export interface ImportOrder {
  format: string;
  /** Path of the data; empty for data that is shipped with the software. */
  from: string;
  /** Changes nothing; the report shows what an import would change. */
  isDryRun: boolean;
  removals: Removals;
}

export interface ImportReport extends AppliedImport, DataSource {
  rows: number;
  skipped: SkippedRows[];
  /** The same data was imported before: nothing was read again. */
  isKnown: boolean;
  /** Number of parts that an interrupted import had read. */
  resumedParts: number;
}

export interface ImportContext {
  database: Database;
  signal: AbortSignal;
  /** Receives each progress message as one line. */
  onProgress: (line: string) => void;
  /** For tests. */
  reader?: Reader;
}

/** The abort reason of a signal that ends an import. */
export const interrupted = () =>
  new OperatorError('Interrupted: nothing was changed. The same command continues from here.');

/** Thrown to roll back a dry run. */
class DryRun extends Error {
  constructor(readonly applied: AppliedImport) {
    super('dry run');
  }
}

/**
 * Reads game data and makes it part of the handbook: all of it or nothing. Rows are collected first. An interrupted import continues after
 * the last part that it had read, and known data changes nothing.
 * @throws OperatorError for data that cannot be read, another import of the same format, and too many removals
 */
export async function importData(context: ImportContext, order: ImportOrder): Promise<ImportReport> {
  try {
    return await runImport(context, order);
  } catch (error) {
    if (error instanceof UnreadableDataError || error instanceof TooManyRemovedError) {
      throw new OperatorError(`Nothing was changed: ${error.message}`, { cause: error });
    }
    throw error;
  }
}

async function runImport(context: ImportContext, order: ImportOrder): Promise<ImportReport> {
  const { database, reader = childReader } = context;
  const opened = await reader.open({ format: order.format, from: order.from, signal: context.signal });
  const source: DataSource = { game: opened.game, source: opened.format };
  const digest = digestOf(opened.parts);
  const lease = await Lease.take(database, source, digest);
  const signal = AbortSignal.any([context.signal, lease.lost]);
  try {
    const { isApplied, parts, skipped } = lease.found;
    if (isApplied) return { ...source, ...nothing, rows: 0, skipped, isKnown: true, resumedParts: 0 };
    const gathered = new Gathering(lease, source, { parts, skipped });
    const left = opened.parts.filter(({ name }) => !parts.some((part) => part.name === name));
    const resumedParts = opened.parts.length - left.length;
    if (resumedParts > 0) context.onProgress(`${resumedParts} of ${opened.parts.length} parts were read before.`);
    if (left.length > 0) {
      const names = left.map(({ name }) => name);
      const events = reader.read({ format: opened.format, from: order.from, parts: names, signal });
      for await (const event of events) {
        if (event.kind === 'rows') await gathered.add(event.rows);
        // The reader reads only the parts that it was given.
        else if (event.kind === 'part') gathered.begin(left.find(({ name }) => name === event.name)!);
        else context.onProgress(await gathered.end());
      }
    }
    signal.throwIfAborted();
    context.onProgress(`Comparing ${gathered.rows} rows with the handbook.`);
    const { rows, skipped: allSkipped } = gathered;
    const options = { ...source, digest, isShipped: isShipped(opened.format), removals: order.removals };
    const applied = await tryOut(database, lease, order.isDryRun, { ...options, skipped: allSkipped });
    return { ...source, ...applied, rows, skipped: allSkipped, isKnown: false, resumedParts };
  } finally {
    await lease.release();
  }
}

const nothing = { versionId: null, added: 0, changed: 0, removed: 0 };

const isShipped = (format: string) => shippedFormats.some((name) => name === format);

function digestOf(parts: { name: string; digest: string }[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts.map(({ name, digest }) => [name, digest])))
    .digest('hex');
}

/** Applies the collected rows in a transaction. A dry run rolls it back and deletes these rows: perhaps no real import follows. */
async function tryOut(
  database: Database,
  lease: Lease,
  isDryRun: boolean,
  options: ApplyOptions,
): Promise<AppliedImport> {
  try {
    return await database.withLongTimeout(() =>
      lease.inTransaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = '10min'`);
        await tx.execute(sql`set local lock_timeout = '10min'`);
        const applied = await applyImport(tx, options);
        if (isDryRun) throw new DryRun(applied);
        return applied;
      }),
    );
  } catch (error) {
    const isReported = error instanceof DryRun || error instanceof TooManyRemovedError;
    if (isDryRun && isReported) await lease.inTransaction((tx) => dropStaged(tx, options));
    if (error instanceof DryRun) return error.applied;
    throw error;
  }
}
