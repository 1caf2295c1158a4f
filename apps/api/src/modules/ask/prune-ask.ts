import { lt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { askAnswer, askDraft, askQuestion, askViewer } from './tables';

const keptDays = 30;

/** Deletes for good what was deleted 30 days ago, drafts of that age, and the viewers of past days. */
export async function pruneAsk(db: Drizzle): Promise<void> {
  const old = sql`now() - make_interval(days => ${keptDays})`;
  await db.delete(askQuestion).where(lt(askQuestion.deletedAt, old));
  await db.delete(askAnswer).where(lt(askAnswer.deletedAt, old));
  await db.delete(askDraft).where(lt(askDraft.keptAt, old));
  await db.delete(askViewer).where(lt(askViewer.day, sql`(now() at time zone 'utc')::date`));
}
