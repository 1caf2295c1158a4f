import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  acceptAnswer,
  closeQuestion,
  removeAnswer,
  removeQuestion,
  reportText,
  resolveQuestion,
} from '@starhaven/contracts/ask';
import { askLimits, questionPath } from '@starhaven/contracts/ask';
import { isPathId } from '@starhaven/contracts/protocol';
import { leaveWithNotice, requireLiveAnswer, requireSession } from '@starhaven/session/server';
import {
  formAction,
  formIntent,
  problemAnswer,
  refusedForm,
  unsharedHeaders,
  unsharedPage,
} from '@starhaven/ui-kit/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import { failedReply, refusedReply } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { AskVisit } from '../../lib/ask-visit.server';
import { askVisit } from '../../lib/ask-visit.server';
import { notHere } from '../../together/ask/problems';
import { titleOf } from '../../lib/list/question-card';
import { readOwnQuestion } from '../../lib/question/read-own-question.server';

export const headers = unsharedHeaders;

type Deed = 'remove' | 'report';

/** The confirmation before something is removed or reported: `?do=remove|report`, and `answer` for an answer. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await requireSession(args.context, args.request);
  const visit = await askVisit(args);
  const { searchParams } = new URL(args.request.url);
  const id = args.params['id'] ?? '';
  const answerId = searchParams.get('answer') ?? '';
  const deed: Deed = searchParams.get('do') === 'report' ? 'report' : 'remove';
  const page = { deed, answerId, title: '', to: '/ask', problem: null };
  if (!visit.takesTexts) return data({ ...page, problem: notHere }, problemAnswer(notHere));
  const { owned, problem } = await readOwnQuestion(visit, session, id);
  if (problem) return data({ ...page, problem }, problemAnswer(problem));
  const { title } = titleOf(owned.question);
  return data({ ...page, title, to: questionPath({ id, title }) }, { headers: unsharedPage });
}

type ManageVisit = AskVisit & { id: string };

const failed = 'This could not be done. Please try again.';

const AnswerIdSchema = v.optional(v.string(), '');
const flag = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text === 'yes'),
);

/** One intent: makes its call, then redirects to its page with a notice. */
const manageIntent = <Schema extends v.GenericSchema>(
  schema: Schema,
  run: (
    visit: ManageVisit & { sessionKey: string },
    value: v.InferOutput<Schema>,
  ) => Promise<{ ok: true } | CallRefusal>,
  done: (value: v.InferOutput<Schema>, visit: ManageVisit) => { to: string; message: string },
) =>
  formIntent(schema, async (visit: ManageVisit, value: v.InferOutput<Schema>) => {
    const { session, takesTexts, request, context } = visit;
    if (!takesTexts) return refusedForm(notHere.message ?? '', 404);
    if (session === null) return refusedForm('You must be logged in to do that.', 401);
    const answer = await run({ ...visit, sessionKey: session.sessionKey }, value);
    await requireLiveAnswer(context, request, answer);
    if (!answer.ok) return refusedReply(answer, { title: 'Error', message: failed });
    const { to, message } = done(value, visit);
    return leaveWithNotice(to, { type: 'ok', title: 'Success', message });
  });

const pageOf = ({ id }: ManageVisit) => `/ask/${encodeURIComponent(id)}`;

const runForm = formAction<ManageVisit, 'accept' | 'resolve' | 'close' | 'remove' | 'report', object>({
  intents: {
    accept: manageIntent(
      v.object({ answer: AnswerIdSchema }),
      ({ client, id, sessionKey }, { answer }) =>
        client.call(acceptAnswer, { params: { id }, sessionKey, body: { answerId: answer } }),
      ({ answer }, visit) => ({
        to: pageOf(visit),
        message: answer === '' ? 'No answer is marked as the best one.' : 'This is the best answer now.',
      }),
    ),
    resolve: manageIntent(
      v.object({ value: flag }),
      ({ client, id, sessionKey }, { value }) =>
        client.call(resolveQuestion, { params: { id }, sessionKey, body: { isResolved: value } }),
      ({ value }, visit) => ({
        to: pageOf(visit),
        message: value ? 'The question is marked as resolved.' : 'The question is open again.',
      }),
    ),
    close: manageIntent(
      v.object({ value: flag }),
      ({ client, id, sessionKey }, { value }) =>
        client.call(closeQuestion, { params: { id }, sessionKey, body: { isClosed: value } }),
      ({ value }, visit) => ({
        to: pageOf(visit),
        message: value ? 'The question is closed.' : 'The question is open again.',
      }),
    ),
    remove: manageIntent(
      v.object({ answer: AnswerIdSchema }),
      ({ client, id, sessionKey }, { answer }) =>
        answer === ''
          ? client.call(removeQuestion, { params: { id }, sessionKey })
          : client.call(removeAnswer, { params: { id: answer }, sessionKey }),
      ({ answer }, visit) =>
        answer === ''
          ? { to: '/ask', message: 'The question is deleted.' }
          : { to: pageOf(visit), message: 'The answer is deleted.' },
    ),
    report: manageIntent(
      v.object({ answer: AnswerIdSchema, reason: v.optional(v.string(), '') }),
      ({ client, id, sessionKey }, { answer, reason }) => {
        const text = answer === '' ? { kind: 'question' as const, id } : { kind: 'answer' as const, id: answer };
        const short = [...reason].slice(0, askLimits.reasonLength).join('');
        return client.call(reportText, { sessionKey, body: { ...text, reason: short } });
      },
      (_, visit) => ({ to: pageOf(visit), message: 'Thank you. A moderator will look at it.' }),
    ),
  },
  more: {},
  onFailure: (error) => failedReply(error, { title: 'Error', message: failed }),
});

export async function action(args: ActionFunctionArgs) {
  const id = args.params['id'] ?? '';
  return runForm(args.request, { ...(await askVisit(args)), id: isPathId(id) ? id : '0' });
}
