import type { Question, QuestionAnswer } from '@starhaven/contracts/ask';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { ownersOf, isModerator } from '../../account';
import { askAnswer, askQuestion } from '../tables';
import { selectRows } from '../../../platform/database/select-rows';
import type { Member } from '../member';

type QuestionRow = Pick<
  typeof askQuestion.$inferSelect,
  | 'id'
  | 'accountId'
  | 'title'
  | 'tags'
  | 'votes'
  | 'views'
  | 'answers'
  | 'isResolved'
  | 'isClosed'
  | 'bestAnswerId'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'isWaiting'
>;

export interface AnswerRow {
  id: number;
  questionId: number;
  accountId: number | null;
  body: string;
  html: string | null;
  pipeline: string | null;
  version: number;
  isWaiting: boolean;
  engineVersion: string;
  votes: number;
  time: number;
  update: number;
  /** The number of answers that the reader may see. */
  total: number;
}

/** Only their authors and moderators see answers that wait for review. */
const seenBy = (member?: Member) => {
  if (!member) return sql`not one.is_waiting`;
  return isModerator(member) ? sql`true` : sql`(not one.is_waiting or one.account_id = ${member.accountId})`;
};

/**
 * The best answer first, then by votes (docs/behaviour/ask.md#answers). As many as fit into `maxBytes` with their html, but at least one:
 * each may be large, and all of them are read into memory.
 */
function findAnswers(
  db: Drizzle,
  ids: number[],
  { max, maxLength, maxBytes, from = 0, answerId, member }: QuestionView,
): Promise<AnswerRow[]> {
  const hasHtml = maxBytes !== undefined;
  const order = sql`(one.id = question.best_answer_id) is true desc, one.votes desc, one.id`;
  const size = hasHtml ? sql`octet_length(one.body) + coalesce(octet_length(one.html), 0)` : sql`0`;
  return selectRows<AnswerRow>(
    db,
    sql`
      select answer.id, answer.question_id as "questionId", answer.account_id as "accountId", left(answer.body, ${maxLength}) as body,
        ${hasHtml ? sql`answer.html` : sql`null`} as html, answer.html_pipeline as pipeline, answer.version,
        answer.is_waiting as "isWaiting", answer.engine_version as "engineVersion", answer.votes, answer.total::int as total,
        floor(extract(epoch from answer.created_at) * 1000)::float8 as time,
        coalesce(floor(extract(epoch from answer.updated_at) * 1000), 0)::float8 as update
      from ${askQuestion} question cross join lateral (
        select part.*, sum(part.size) over (order by part.place) - part.size as bytes_before from (
          select one.*, ${size} as size, count(*) over () as total, row_number() over (order by ${order}) as place
          from ${askAnswer} one where one.question_id = question.id and one.deleted_at is null and ${seenBy(member)}
            and ${answerId === undefined ? sql`true` : sql`one.id = ${answerId}`}
          order by place limit ${max} offset ${from}
        ) part
      ) answer
      where question.id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}) and answer.bytes_before < ${maxBytes ?? 1}
      order by question.id, answer.place`,
  );
}

const waitsEntry = ({ isWaiting }: { isWaiting: boolean }) => (isWaiting ? { waits: true } : {});

export interface QuestionView {
  /** The maximum of answers for each question. */
  max: number;
  /** The maximum of characters of a body. */
  maxLength: number;
  /** The maximum of bytes of the answers with their html; without it they have no html. */
  maxBytes?: number;
  /** The number of answers that were sent before. */
  from?: number;
  /** Only this answer. */
  answerId?: number | undefined;
  /** The reader; without it the answers are as everyone sees them. */
  member?: Member | undefined;
  /** The html of an answer by the current renderer; without it answers have none. */
  htmlOf?: (answer: AnswerRow) => Promise<string | null>;
}

/** Questions in the form that readers get. */
export async function toQuestions(db: Drizzle, rows: QuestionRow[], view: QuestionView): Promise<Question[]> {
  if (rows.length === 0) return [];
  const answers = await findAnswers(
    db,
    rows.map(({ id }) => id),
    view,
  );
  const ownerOf = await ownersOf(
    db,
    [...rows, ...answers].map(({ accountId }) => accountId),
  );
  const toAnswer = async (row: AnswerRow): Promise<QuestionAnswer> => {
    const html = view.htmlOf ? await view.htmlOf(row) : null;
    return {
      id: String(row.id),
      answer: row.body,
      vote: row.votes,
      time: row.time,
      update: row.update,
      owner: ownerOf(row.accountId),
      engineVersion: row.engineVersion,
      version: row.version,
      ...waitsEntry(row),
      ...(html === null ? {} : { html }),
    };
  };
  const toQuestion = async (row: QuestionRow): Promise<Question> => {
    const own = answers.filter(({ questionId }) => questionId === row.id);
    // The best answer may be hidden; when it is shown again, it is the best answer again.
    const hasBest = own.some(({ id }) => id === row.bestAnswerId);
    const isPart = view.maxBytes !== undefined && view.answerId === undefined && own.length > 0;
    const total = isPart ? (own[0]?.total ?? 0) : row.answers;
    const end = (view.from ?? 0) + own.length;
    return {
      id: String(row.id),
      question: row.title,
      tag: row.tags,
      time: row.createdAt.getTime(),
      update: row.updatedAt?.getTime() ?? 0,
      vote: row.votes,
      view: row.views,
      resolved: row.isResolved,
      closed: row.isClosed,
      version: row.version,
      ...waitsEntry(row),
      answerId: hasBest ? String(row.bestAnswerId) : '',
      owner: ownerOf(row.accountId),
      answers: total,
      ...(isPart && end < total ? { nextAnswers: end } : {}),
      answer: await Promise.all(own.map(toAnswer)),
    };
  };
  return Promise.all(rows.map(toQuestion));
}
