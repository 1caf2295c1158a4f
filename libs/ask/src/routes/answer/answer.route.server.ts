import { createHash, randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerAnchor, answerQuestion, questionPath } from '@starhaven/contracts/ask';
import { leaveWithNotice, loginPathFor } from '@starhaven/session/server';
import { formIntent, problemAnswer, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import { AnswerFormSchema } from '../../writing/text.form';
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
import { readValues } from '../../writing/text-values';
import { askVisit } from '../../lib/ask-visit.server';
import { notHere } from '../../together/ask/problems';
import { fullPathOf } from '../../lib/question/full-path.server';
import { titleOf } from '../../lib/list/question-card';
import { readQuestion } from '../../lib/question/read-question.server';

export const headers = unsharedHeaders;

/** The answer form on its own page; its action keeps the typed text. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await askVisit(args);
  const id = args.params['id'] ?? '';
  const { question, problem } = visit.takesTexts
    ? await readQuestion(visit.client, id)
    : { question: null, problem: notHere };
  const isFresh = new URL(args.request.url).searchParams.get('draft') === 'no';
  const draft = question && !isFresh ? await findDraft(visit, `answer:${id}`) : null;
  const shown = question ? { id, title: titleOf(question).title, isClosed: question.closed ?? false } : null;
  const page = {
    question: shown ? { ...shown, to: questionPath(shown) } : null,
    problem,
    values: withDefaults({ ...draft, nonce: randomUUID() }),
    isDraft: draft !== null,
    hasSession: visit.session !== null,
    loginTo: loginPathFor(args.request),
  };
  return data(page, problem ? problemAnswer(problem) : { headers: unsharedPage });
}

const failed = 'Your answer could not be sent. Please try again.';
const repeatMs = 600_000;

/**
 * The page of a question is the same for everybody, so its form has no nonce before the script runs. The same answer within the same ten
 * minutes then gets the same nonce and is stored once.
 */
const nonceOf = (nonce: string, id: string, body: string): string =>
  /^[\w-]{8,64}$/.test(nonce)
    ? nonce
    : createHash('sha256')
        .update(`${id} ${Math.floor(Date.now() / repeatMs)} ${body}`)
        .digest('base64url');

const save = formIntent(
  AnswerFormSchema,
  async (visit: SavingVisit, _, form): Promise<FormAnswer<TextReplyFields> | Response> => {
    const { client, session, takesTexts, id } = visit;
    if (!takesTexts)
      return { message: { type: 'error', title: notHere.title, message: notHere.message ?? '' }, status: 404 };
    if (session === null) return sessionOver();
    const { body, engineVersion, nonce } = readValues(form.fields);
    const answer = await client.call(answerQuestion, {
      params: { id },
      sessionKey: session.sessionKey,
      body: { body, engineVersion, nonce: nonceOf(nonce, id, body) },
    });
    if (!answer.ok) return refusal(answer, form, failed);
    const waits = answer.data?.waits ?? false;
    const message = waits
      ? 'Your answer waits for a moderator. Others see it when it is approved.'
      : 'Your answer is online.';
    const notice = { type: 'ok', title: 'Answer sent', message } as const;
    const anchor = answer.data ? `#${answerAnchor(answer.data.id)}` : '';
    const to = waits ? `/ask/own/${encodeURIComponent(id)}` : await fullPathOf(client, id);
    return leaveWithNotice(to + anchor, notice);
  },
  { keep: keepValues },
);

export const action = textAction({ save, place: ({ id }) => `answer:${id}`, failed });
