import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { dataImport, dataImportRow } from '../tables';
import type { DataSource } from './data-source';

/** Deletes the collected rows of a source. Its parts are forgotten with them, so that the next import reads them again. */
export async function dropStaged(tx: Transaction, { game, source }: DataSource): Promise<void> {
  await tx.delete(dataImportRow).where(and(eq(dataImportRow.game, game), eq(dataImportRow.source, source)));
  await tx
    .update(dataImport)
    .set({ parts: [], skipped: [] })
    .where(and(eq(dataImport.game, game), eq(dataImport.source, source)));
}
