import type { ImportedRow } from '@starhaven/game-data';
import { and, eq } from 'drizzle-orm';
import { dataImport } from '../tables';
import type { ReadPart, SkippedRows } from '../tables';
import type { DataSource } from './data-source';
import type { Lease } from './lease';
import { stageItems } from './stage-rows';

const maxPlaces = 5;
const maxReasons = 50;

/** Collects the rows of an import before they become part of the handbook, and the skipped rows with their reasons. */
export class Gathering {
  private part: ReadPart | null = null;
  private readonly parts: ReadPart[];
  private readonly byReason: Map<string, SkippedRows>;

  /** `known`: what an interrupted import had collected. */
  constructor(
    private readonly lease: Pick<Lease, 'inTransaction'>,
    private readonly source: DataSource,
    known: { parts: ReadPart[]; skipped: SkippedRows[] },
  ) {
    this.parts = [...known.parts];
    this.byReason = new Map(known.skipped.map((one) => [one.reason, { ...one, places: [...one.places] }]));
  }

  get rows(): number {
    return this.parts.reduce((sum, part) => sum + part.rows, 0);
  }

  /** Most frequent reason first. */
  get skipped(): SkippedRows[] {
    return [...this.byReason.values()].sort((a, b) => b.count - a.count);
  }

  begin({ name, digest }: { name: string; digest: string }): void {
    this.part = { name, digest, rows: 0 };
  }

  async add(rows: ImportedRow[]): Promise<void> {
    const items = rows.flatMap((row) => ('item' in row ? [row.item] : []));
    for (const row of rows) if ('skipped' in row) this.skip(row.skipped);
    if (this.part) this.part.rows += items.length;
    if (items.length > 0) await this.lease.inTransaction((tx) => stageItems(tx, this.source, items));
  }

  /** Marks the part as completely read, so that it is not read again. Returns its line for the progress report. */
  async end(): Promise<string> {
    if (this.part === null) return '';
    const { name, rows } = this.part;
    this.parts.push(this.part);
    this.part = null;
    await this.lease.inTransaction((tx) =>
      tx
        .update(dataImport)
        .set({ parts: this.parts, skipped: this.skipped })
        .where(and(eq(dataImport.game, this.source.game), eq(dataImport.source, this.source.source))),
    );
    return `${name}: ${rows} rows.`;
  }

  private skip({ reason, place }: { reason: string; place: string }): void {
    const key = this.byReason.has(reason) || this.byReason.size < maxReasons ? reason : 'other reasons';
    const known = this.byReason.get(key) ?? { reason: key, count: 0, places: [] };
    known.count += 1;
    if (known.places.length < maxPlaces) known.places.push(place);
    this.byReason.set(key, known);
  }
}
