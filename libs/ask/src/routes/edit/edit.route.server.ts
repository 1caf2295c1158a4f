import { isPathId } from '@starhaven/contracts/protocol';
import { toTags } from '@starhaven/prose/server';
import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { OwnedQuestion } from '@starhaven/contracts/ask';
import { answerAnchor, editAnswer, editQuestion, questionPath } from '@starhaven/contracts/ask';
import type { StoredSession } from '@starhaven/contracts/session';
import {
  keepTextOf,
  leaveWithNotice,
  openBehindReply,
  requireSession,
  toPublicSession,
} from '@starhaven/session/server';
import type { PageProblem } from '@starhaven/ui-kit';
import { formIntent, problemAnswer, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import { isOutdated } from '@starhaven/upstream/server';
import { AnswerFormSchema, QuestionFormSchema } from '../../writing/text.form';
import {
  findDraft,
  keepValues,
  refusal,
  sessionOver,
  textAction,
  withDefaults,
} from '../../writing/text-intents.server';
import type { SavingVisit } from '../../writing/text-intents.server';
import type { TextReplyFields } from '../../writing/text-reply';
import type { TextValues } from '../../writing/text-values';
import { readValues } from '../../writing/text-values';
import { askVisit } from '../../lib/ask-visit.server';
import { fullPathOf } from '../../lib/question/full-path.server';
import { mayEdit } from '../../lib/may-edit';
import { noQuestion, notHere } from '../../together/ask/problems';
import { titleOf } from '../../lib/list/question-card';
import { findOwnQuestion, readOwnQuestion } from '../../lib/question/read-own-question.server';

export const headers = unsharedHeaders;

const placeOf = (id: string, answerId: string) => (answerId === '' ? `edit-question:${id}` : `edit-answer:${answerId}`);

/** Requests the answer by its id, because it may not be among the first ones of its question. */
const partOf = (answerId: string) => (isPathId(answerId) ? { answer: answerId } : {});

/** `/ask/edit/{id}` for a question, `/ask/edit/{id}/{answerId}` for an answer to it. */
export function loader(args: LoaderFunctionArgs) {
  const page = { ...emptyPage, id: args.params['id'] ?? '', answerId: args.params['answerId'] ?? '' };
  return openBehindReply(
    args.context,
    () => openText(args, page),
    () => data(page, { headers: unsharedPage }),
  );
}

interface EditPageData {
  id: string;
  /** Empty for the question itself. */
  answerId: string;
  /** Where "Cancel" leads; the list, while the question could not be read. */
  to: string;
  values: TextValues;
  isDraft: boolean;
  isDenied: boolean;
  problem: PageProblem | null;
}

const emptyPage = { to: '/ask', values: withDefaults({}), isDraft: false, isDenied: false, problem: null };

async function openText(args: LoaderFunctionArgs, page: EditPageData) {
  const session = await requireSession(args.context, args.request);
  const visit = await askVisit(args);
  const { id, answerId } = page;
  if (!visit.takesTexts) return data({ ...page, problem: notHere }, problemAnswer(notHere));
  const { owned, problem } = await readOwnQuestion(visit, session, id, partOf(answerId));
  if (problem) return data({ ...page, problem }, problemAnswer(problem));
  const text = textOf(owned, answerId);
  if (text === null) return data({ ...page, problem: noQuestion }, problemAnswer(noQuestion));
  const to = questionPath({ id, title: titleOf(owned.question).title });
  if (!mayEditText(session, text)) return data({ ...page, to, isDenied: true }, { status: 403, headers: unsharedPage });
  const isFresh = new URL(args.request.url).searchParams.get('draft') === 'no';
  const draft = isFresh ? null : await findDraft(visit, placeOf(id, answerId));
  return data(
    { ...page, to, values: { ...text.values, ...draft }, isDraft: draft !== null },
    { headers: unsharedPage },
  );
}

const mayEditText = (session: StoredSession, { owner }: FoundText) => mayEdit(toPublicSession(session), owner);

interface FoundText {
  values: TextValues;
  owner: OwnedQuestion['question']['owner'];
}

function textOf({ question }: OwnedQuestion, answerId: string): FoundText | null {
  if (answerId === '') {
    const { question: title, body = '', tag, owner, version: seen = 0 } = question;
    return { owner, values: withDefaults({ title, body, tags: tag.join(', '), seen }) };
  }
  const answer = question.answer.find(({ id }) => id === answerId);
  if (!answer) return null;
  const { answer: body, engineVersion = '', owner, version: seen = 0 } = answer;
  return { owner, values: withDefaults({ body, engineVersion, seen }) };
}

const failed = 'Your changes could not be saved. Please try again.';

const save = formIntent(
  (fields: FormData) => (fields.has('title') ? QuestionFormSchema : AnswerFormSchema),
  async (visit: SavingVisit, _, form): Promise<FormAnswer<TextReplyFields> | Response> => {
    const { client, session, takesTexts, id, answerId } = visit;
    if (!takesTexts)
      return { message: { type: 'error', title: notHere.title, message: notHere.message ?? '' }, status: 404 };
    if (session === null) return sessionOver();
    const values = readValues(form.fields);
    const seen = values.seen > 0 ? { version: values.seen } : {};
    const { sessionKey } = session;
    const { body, engineVersion, title, tags } = values;
    const answer =
      answerId === ''
        ? await client.call(editQuestion, {
            ...{ params: { id }, sessionKey },
            body: { title, body, tags: toTags(tags), ...seen },
          })
        : await client.call(editAnswer, {
            params: { id: answerId },
            sessionKey,
            body: { body, engineVersion, ...seen },
          });
    if (!answer.ok) return isOutdated(answer) ? conflict(visit, session, form) : refusal(answer, form, failed);
    const waits = answer.data?.waits ?? false;
    const path = waits ? `/ask/own/${encodeURIComponent(id)}` : await fullPathOf(client, id);
    const anchor = answerId === '' ? '' : `#${answerAnchor(answerId)}`;
    return leaveWithNotice(path + anchor, { type: 'ok', title: 'Saved', message: 'Your changes are online.' });
  },
  { keep: keepValues },
);

/**
 * Somebody else has saved in the meantime. Nothing is overwritten. The next press of the button replaces the version that the reply names.
 */
async function conflict(
  visit: SavingVisit,
  session: StoredSession,
  { fields }: SentForm,
): Promise<FormAnswer<TextReplyFields>> {
  const owned = await findOwnQuestion(visit.client, session, visit.id, partOf(visit.answerId));
  const now = owned ? textOf(owned, visit.answerId) : null;
  const values = readValues(fields);
  return {
    message: {
      type: 'warn',
      title: 'There is a newer version',
      message:
        'Somebody saved a newer version of this text. Yours was not saved. Compare it with the newer one in the history; save again to replace it.',
    },
    status: 409,
    more: { values: { ...values, seen: now?.values.seen ?? values.seen } },
  };
}

const runForm = textAction({ save, place: ({ id, answerId }) => placeOf(id, answerId), failed });

export async function action(args: ActionFunctionArgs) {
  const reply = await runForm(args);
  if (!(reply instanceof Response) && reply.data.values) keepTextOf(args.context);
  return reply;
}
