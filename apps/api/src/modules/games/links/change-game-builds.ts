import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { checkInput } from '../../../platform/errors/check-input';
import { DomainError } from '../../../platform/errors/domain-error';
import { applyDownloads } from '../downloads/apply-downloads';
import { DownloadsDocumentSchema } from '../downloads/downloads-document';
import { game } from '../tables';
import { readDocument } from './list-game-builds';

export interface GameBuildsChange {
  game: string;
  /** JSON in the form of the operator's command. */
  document: string;
  /** The fingerprint of the state that it replaces. */
  fingerprint: string;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid-argument', 'This is not JSON: look for a missing comma or quotation mark.', {
      field: 'document',
    });
  }
};

const InputSchema = v.object({ document: DownloadsDocumentSchema });

/**
 * Replaces all downloads of a game, or none. The row of the game is locked, so the second of two parallel changes is aborted.
 * @throws DomainError not-found, aborted, invalid-argument with the wrong place of the document
 */
export async function changeGameBuilds(
  tx: Transaction,
  { game: slug, document: text, fingerprint }: GameBuildsChange,
): Promise<void> {
  const document = parse(text);
  const [row] = await tx.select().from(game).where(eq(game.slug, slug)).for('update');
  if (!row) throw new DomainError('not-found', 'There is no such game.');
  if ((await readDocument(tx, row)).fingerprint !== fingerprint)
    throw new DomainError('aborted', 'These downloads have changed since you opened them. Look at them again.', {
      changed: ['document'],
    });
  await applyDownloads(tx, slug, checkInput(InputSchema, { document }).document);
}
