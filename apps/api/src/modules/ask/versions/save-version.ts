import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { askAnswerVersion, askQuestionVersion } from '../tables';

export const keptVersions = 50;

interface Saved {
  textId: number;
  version: number;
  accountId: number;
  body: string;
}

/** Stores the text of a save as a version; the newest 50 of a text stay (docs/behaviour/ask.md#versions). */
export async function saveQuestionVersion(
  tx: Transaction,
  saved: Saved & { title: string; tags: string[] },
): Promise<void> {
  const { textId, version, accountId, body, title, tags } = saved;
  await tx.insert(askQuestionVersion).values({ textId, version, accountId, body, title, tags });
  await tx
    .delete(askQuestionVersion)
    .where(and(eq(askQuestionVersion.textId, textId), lte(askQuestionVersion.version, version - keptVersions)));
}

export async function saveAnswerVersion(tx: Transaction, saved: Saved & { engineVersion: string }): Promise<void> {
  const { textId, version, accountId, body, engineVersion } = saved;
  await tx.insert(askAnswerVersion).values({ textId, version, accountId, body, engineVersion });
  await tx
    .delete(askAnswerVersion)
    .where(and(eq(askAnswerVersion.textId, textId), lte(askAnswerVersion.version, version - keptVersions)));
}
