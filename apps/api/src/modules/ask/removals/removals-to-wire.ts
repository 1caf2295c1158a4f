import type { RemovedTexts } from '@starhaven/contracts/ask';
import type { Drizzle } from '../../../platform/database/database';
import { ownersOf } from '../../account';
import type { askRemoval } from '../tables';

export async function removalsToWire(db: Drizzle, rows: (typeof askRemoval.$inferSelect)[]): Promise<RemovedTexts[]> {
  const ownerOf = await ownersOf(
    db,
    rows.flatMap(({ accountId, moderatorId }) => [accountId, moderatorId]),
  );
  return rows.map((row) => ({
    id: String(row.id),
    member: ownerOf(row.accountId),
    moderator: ownerOf(row.moderatorId),
    reason: row.reason,
    time: row.removedAt.getTime(),
    questions: row.questions,
    answers: row.answers,
    restored: row.restoredAt?.getTime() ?? 0,
  }));
}
