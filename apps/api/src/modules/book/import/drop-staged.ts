import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { dataImport, dataImportRow } from '../tables';
import type { DataSource } from './data-source';

/** Deletes the collected rows of a source and the list of parts that were read, so that the next import reads all parts again. */
export async function dropStaged(tx: Transaction, { game, source }: DataSource): Promise<void> {
  await tx.delete(dataImportRow).where(and(eq(dataImportRow.game, game), eq(dataImportRow.source, source)));
  await tx
    .update(dataImport)
    .set({ parts: [], skipped: [] })
    .where(and(eq(dataImport.game, game), eq(dataImport.source, source)));
}
