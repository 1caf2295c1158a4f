import type { Transaction } from '../../../platform/database/transaction-retry';
import { askDraft } from '../tables';
import { isDraftOf } from './is-draft-of';

/** Deletes the draft of a text, in the transaction that saves the text. */
export async function forgetDraft(tx: Transaction, accountId: number, place: string): Promise<void> {
  await tx.delete(askDraft).where(isDraftOf(accountId, place));
}
