import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { notification } from '../tables';
import { publishUnreadChange } from '../live/publish-unread-change';

type Ids = readonly number[];

export interface HiddenAnswers {
  ids: Ids;
  /** Their questions. */
  questionIds: Ids;
  /** A subquery with the columns `id`, `question_id` and `account_id`: the answers that entries have counted, these ones included. */
  counted: SQL;
}

const anyOf = (ids: Ids) => sql`any(${`{${ids.join(',')}}`}::int[])`;

/**
 * An unread entry about answers counts the newest answers of its question. This subtracts the hidden ones. If the newest one is hidden,
 * the entry links only to the question.
 */
const countLess = (tx: Transaction, { ids, questionIds, counted }: HiddenAnswers) => {
  const gone = anyOf(ids);
  const isLast = sql`entry.answer_id = ${gone}`;
  return tx.execute(sql`
    with less as (
      select entry.id, (
        select count(*)::int from (
          select answer.id from (${counted}) answer
          where answer.question_id = entry.question_id and answer.account_id is distinct from entry.account_id
          order by answer.id desc limit entry.count
        ) newest where newest.id = ${gone}
      ) as number
      from notification entry
      where entry.kind = 'answer' and entry.read_at is null
        and entry.question_id = ${anyOf(questionIds)}
    )
    update notification entry set count = greatest(entry.count - less.number, 0),
      answer_id = case when ${isLast} then null else entry.answer_id end,
      actor_id = case when ${isLast} then null else entry.actor_id end,
      path = case when ${isLast} then split_part(entry.path, '#', 1) else entry.path end
    from less where less.id = entry.id and less.number > 0`);
};

/** Of an entry that was read, only the last answer is known, so only that one can be subtracted. */
const countLessOfRead = (tx: Transaction, answerIds: Ids) =>
  tx
    .update(notification)
    .set({ count: sql`${notification.count} - 1`, answerId: null, actorId: null })
    .where(
      and(
        sql`${notification.answerId} = ${anyOf(answerIds)}`,
        eq(notification.kind, 'answer'),
        isNotNull(notification.readAt),
        gt(notification.count, 1),
      ),
    );

/**
 * Removes the entries about hidden texts, in the transaction that hides them. An entry about several answers stays, with a lower count.
 */
export async function removeNotifications(
  tx: Transaction,
  texts: { questionIds: Ids } | { answers: HiddenAnswers },
): Promise<void> {
  const ids = 'answers' in texts ? texts.answers.ids : texts.questionIds;
  if (ids.length === 0) return;
  if ('answers' in texts) {
    await countLess(tx, texts.answers);
    await countLessOfRead(tx, ids);
  }
  const isAbout =
    'answers' in texts
      ? sql`${notification.answerId} = ${anyOf(ids)} or (${notification.kind} = 'answer' and ${notification.count} <= 0
          and ${notification.questionId} = ${anyOf(texts.answers.questionIds)})`
      : and(sql`${notification.questionId} = ${anyOf(ids)}`, ne(notification.kind, 'staff'));
  const gone = await tx.delete(notification).where(isAbout).returning({ accountId: notification.accountId });
  await publishUnreadChange(tx, [...new Set(gone.map(({ accountId }) => accountId))]);
}
