import type { ReportedText } from '@starhaven/contracts/ask';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import { ownersOf } from '../../account';
import { requireModerator } from '../member';
import type { Member } from '../member';

const maxListed = 100;
const shownCharacters = 1000;

interface Row {
  kind: 'question' | 'answer';
  id: number;
  questionId: number;
  title: string;
  body: string;
  time: number;
  accountId: number | null;
  reports: { accountId: number; reason: string; time: number }[] | null;
}

const milliseconds = (column: SQL) => sql`floor(extract(epoch from ${column}) * 1000)::float8`;

/** Questions and answers that are not deleted and fulfil the condition on `text`, the oldest first. */
const findTexts = (db: Drizzle, isListed: (reports: SQL) => SQL) => {
  const reportsOf = (reports: SQL) => sql`(
    select json_agg(json_build_object('accountId', report.account_id, 'reason', report.reason,
      'time', ${milliseconds(sql`report.reported_at`)}) order by report.reported_at)
    from ${reports} report where report.text_id = text.id and report.settled_at is null)`;
  const ofQuestions = sql.raw('ask_question_report');
  const ofAnswers = sql.raw('ask_answer_report');
  return selectRows<Row>(
    db,
    sql`
      select * from (
        select 'question' as kind, text.id, text.id as "questionId", text.title, left(text.body, ${shownCharacters}) as body,
          ${milliseconds(sql`text.created_at`)} as time, text.account_id as "accountId", ${reportsOf(sql`${ofQuestions}`)} as reports
        from ask_question text where text.deleted_at is null and ${isListed(sql`${ofQuestions}`)}
        union all
        select 'answer', text.id, question.id, question.title, left(text.body, ${shownCharacters}),
          ${milliseconds(sql`text.created_at`)}, text.account_id, ${reportsOf(sql`${ofAnswers}`)}
        from ask_answer text join ask_question question on question.id = text.question_id and question.deleted_at is null
        where text.deleted_at is null and ${isListed(sql`${ofAnswers}`)}
      ) listed order by time, id limit ${maxListed}`,
  );
};

async function toWire(db: Drizzle, rows: Row[]): Promise<ReportedText[]> {
  const ownerOf = await ownersOf(
    db,
    rows.flatMap((row) => [row.accountId, ...(row.reports ?? []).map(({ accountId }) => accountId)]),
  );
  return rows.map(({ kind, id, questionId, title, body, time, accountId, reports }) => ({
    ...{ kind, id: String(id), questionId: String(questionId), title, body, time, owner: ownerOf(accountId) },
    reports: (reports ?? []).map((report) => ({
      member: ownerOf(report.accountId),
      reason: report.reason,
      time: report.time,
    })),
  }));
}

/**
 * The texts that wait for moderators, the oldest first (docs/behaviour/ask.md#reports).
 * @throws DomainError permission-denied unless the reader is a moderator
 */
export async function listTextReports(
  db: Drizzle,
  reader: Member,
): Promise<{ reported: ReportedText[]; waiting: ReportedText[] }> {
  requireModerator(reader);
  const reported = await findTexts(
    db,
    (reports) => sql`text.id in (select text_id from ${reports} where settled_at is null)`,
  );
  const waiting = await findTexts(db, () => sql`text.is_waiting`);
  return { reported: await toWire(db, reported), waiting: await toWire(db, waiting) };
}
