import type { Question, QuestionAnswer } from '@starhaven/contracts/ask';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { ownersOf } from '../../account';
import { askAnswer, askQuestion } from '../tables';
import { selectRows } from '../../../platform/database/select-rows';

type QuestionRow = Pick<
  typeof askQuestion.$inferSelect,
  | 'id'
  | 'accountId'
  | 'title'
  | 'tags'
  | 'votes'
  | 'views'
  | 'isResolved'
  | 'isClosed'
  | 'bestAnswerId'
  | 'createdAt'
  | 'updatedAt'
>;

interface AnswerRow {
  id: number;
  questionId: number;
  accountId: number | null;
  body: string;
  html: string | null;
  pipeline: string | null;
  engineVersion: string;
  votes: number;
  time: number;
  update: number;
}

/** The best answer first, then by votes (docs/behaviour/ask.md#answers). `maxLength`: characters of a body. */
const findAnswers = (db: Drizzle, ids: number[], { max, maxLength }: { max: number; maxLength: number }) =>
  selectRows<AnswerRow>(
    db,
    sql`
      select answer.id, answer.question_id as "questionId", answer.account_id as "accountId", left(answer.body, ${maxLength}) as body,
        answer.html, answer.html_pipeline as pipeline, answer.engine_version as "engineVersion", answer.votes,
        floor(extract(epoch from answer.created_at) * 1000)::float8 as time,
        coalesce(floor(extract(epoch from answer.updated_at) * 1000), 0)::float8 as update
      from ${askQuestion} question cross join lateral (
        select * from ${askAnswer} one where one.question_id = question.id and one.deleted_at is null
        order by (one.id = question.best_answer_id) is true desc, one.votes desc, one.id limit ${max}
      ) answer
      where question.id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})
      order by question.id, (answer.id = question.best_answer_id) is true desc, answer.votes desc, answer.id`,
  );

/** Questions as readers get them. With a pipeline the answers have their html, if this pipeline made it. */
export async function toQuestions(
  db: Drizzle,
  rows: QuestionRow[],
  { max, maxLength, pipeline }: { max: number; maxLength: number; pipeline?: string },
): Promise<Question[]> {
  if (rows.length === 0) return [];
  const answers = await findAnswers(
    db,
    rows.map(({ id }) => id),
    { max, maxLength },
  );
  const ownerOf = await ownersOf(
    db,
    [...rows, ...answers].map(({ accountId }) => accountId),
  );
  const toAnswer = (row: AnswerRow): QuestionAnswer => ({
    id: String(row.id),
    answer: row.body,
    vote: row.votes,
    time: row.time,
    update: row.update,
    owner: ownerOf(row.accountId),
    engineVersion: row.engineVersion,
    ...(pipeline !== undefined && row.pipeline === pipeline && row.html !== null ? { html: row.html } : {}),
  });
  return rows.map((row) => ({
    id: String(row.id),
    question: row.title,
    tag: row.tags,
    time: row.createdAt.getTime(),
    update: row.updatedAt?.getTime() ?? 0,
    vote: row.votes,
    view: row.views,
    resolved: row.isResolved,
    closed: row.isClosed,
    answerId: row.bestAnswerId === null ? '' : String(row.bestAnswerId),
    owner: ownerOf(row.accountId),
    answer: answers.filter(({ questionId }) => questionId === row.id).map(toAnswer),
  }));
}
