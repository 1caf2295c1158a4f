import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import { dataImport } from '../tables';
import type { ReadPart, SkippedRows } from '../tables';
import type { DataSource } from './data-source';

const leaseSeconds = 30;
const renewMs = 10_000;

export interface FoundImport {
  /** The same data is the newest that was imported from this source. */
  isApplied: boolean;
  parts: ReadPart[];
  skipped: SkippedRows[];
}

/** Sees to it that one process at a time imports a source of a game; one that died is followed after half a minute. */
export class Lease {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly db: Drizzle,
    private readonly source: DataSource,
    readonly found: FoundImport,
    /** When it ends, which tells ours from one that another process took after it. */
    private until: string,
  ) {
    this.timer = setInterval(() => {
      this.renew().catch((error: unknown) => this.controller.abort(error));
    }, renewMs);
    this.timer.unref();
  }

  /** Aborts when the lease could not be kept. */
  get lost(): AbortSignal {
    return this.controller.signal;
  }

  /** Begins anew when the data is not what was gathered so far. @throws OperatorError while another process imports it */
  static async take(db: Drizzle, source: DataSource, digest: string): Promise<Lease> {
    const row = { ...source, digest, parts: [], skipped: [] };
    await db.insert(dataImport).values(row).onConflictDoNothing();
    const [taken] = await db
      .update(dataImport)
      .set({ leaseUntil: inTheFuture })
      .where(and(isOf(source), sql`(${dataImport.leaseUntil} is null or ${dataImport.leaseUntil} < now())`))
      .returning({
        digest: dataImport.digest,
        parts: dataImport.parts,
        skipped: dataImport.skipped,
        appliedAt: dataImport.appliedAt,
        until: leaseEnd,
      });
    if (!taken) {
      throw new OperatorError(
        `Data of the format ${source.source} is being imported at the moment; try again when it is done.`,
      );
    }
    if (taken.digest === digest) {
      return new Lease(
        db,
        source,
        { isApplied: taken.appliedAt !== null, parts: taken.parts, skipped: taken.skipped },
        taken.until,
      );
    }
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from data_import_row where game = ${source.game} and source = ${source.source}`);
      await tx.update(dataImport).set({ digest, parts: [], skipped: [], appliedAt: null }).where(isOf(source));
    });
    return new Lease(db, source, { isApplied: false, parts: [], skipped: [] }, taken.until);
  }

  /** Nothing when it is over already: then it may be another process's. */
  async release(): Promise<void> {
    clearInterval(this.timer);
    await this.db.update(dataImport).set({ leaseUntil: null }).where(this.isOurs());
  }

  private async renew(): Promise<void> {
    const [renewed] = await this.db
      .update(dataImport)
      .set({ leaseUntil: inTheFuture })
      .where(this.isOurs())
      .returning({ until: leaseEnd });
    if (!renewed) throw new OperatorError(`Another process imports ${this.source.source} by now; nothing was changed.`);
    this.until = renewed.until;
  }

  private isOurs() {
    return and(isOf(this.source), sql`${leaseEnd} = ${this.until}`);
  }
}

/** As text: a date of JavaScript has fewer digits. */
const leaseEnd = sql<string>`${dataImport.leaseUntil}::text`;

const inTheFuture = sql`now() + make_interval(secs => ${leaseSeconds})`;

const isOf = ({ game, source }: DataSource) => and(eq(dataImport.game, game), eq(dataImport.source, source));
