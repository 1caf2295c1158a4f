import { toTags } from '@starhaven/prose/server';
import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { askQuestion, questionPath } from '@starhaven/contracts/ask';
import { leaveWithNotice } from '@starhaven/session/server';
import { loginPathFor } from '@starhaven/session/server';
import { formIntent, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import {
  findDraft,
  keepValues,
  refusal,
  sessionOver,
  textAction,
  withDefaults,
} from '../../writing/text-intents.server';
import type { SavingVisit } from '../../writing/text-intents.server';
import { QuestionFormSchema } from '../../writing/text.form';
import type { TextReplyFields } from '../../writing/text-reply';
import { readValues } from '../../writing/text-values';
import { askVisit } from '../../lib/ask-visit.server';
import { findSimilar } from '../../lib/question/find-similar.server';
import { hasPlace, placeMarkdown, readPlace } from '../../together/ask/place';
import { notHere } from '../../together/ask/problems';
import { readTitle } from '../../lib/question/read-title';

export const headers = unsharedHeaders;

/** The form of a new question, filled in from its address or from the stored draft. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await askVisit(args);
  const { searchParams } = new URL(args.request.url);
  const title = readTitle(searchParams);
  const place = readPlace(searchParams);
  const isEmpty = title === '' && !hasPlace(place) && searchParams.get('draft') !== 'no';
  const draft = isEmpty ? await findDraft(visit, 'ask') : null;
  const page = {
    values: withDefaults({ title, ...place, ...draft, nonce: randomUUID() }),
    isDraft: draft !== null,
    similar: await findSimilar(visit.client, title),
    hasSession: visit.session !== null,
    takesTexts: visit.takesTexts,
    loginTo: loginPathFor(args.request),
  };
  return data(page, { status: visit.takesTexts ? 200 : notHere.status, headers: unsharedPage });
}

const failed = 'Your question could not be sent. Please try again.';

const save = formIntent(
  QuestionFormSchema,
  async (visit: SavingVisit, _, form): Promise<FormAnswer<TextReplyFields> | Response> => {
    const { client, session, takesTexts } = visit;
    if (!takesTexts)
      return { message: { type: 'error', title: notHere.title, message: notHere.message ?? '' }, status: 404 };
    if (session === null) return sessionOver();
    const values = readValues(form.fields);
    const end = placeMarkdown(readPlace(form.fields));
    const draft = {
      title: values.title,
      body: end === '' ? values.body : `${values.body}\n\n---\n\n${end}`,
      tags: toTags(values.tags),
      ...(/^[\w-]{8,64}$/.test(values.nonce) ? { nonce: values.nonce } : {}),
    };
    const answer = await client.call(askQuestion, { sessionKey: session.sessionKey, body: draft });
    if (!answer.ok) return refusal(answer, form, failed);
    const id = answer.data?.id ?? '';
    const waits = answer.data?.waits ?? false;
    const message = waits
      ? 'Your question waits for a moderator. Others see it when it is approved.'
      : 'Your question is online.';
    const notice = { type: 'ok', title: 'Question sent', message } as const;
    const to =
      id === '' ? '/ask' : waits ? `/ask/own/${encodeURIComponent(id)}` : questionPath({ id, title: values.title });
    return leaveWithNotice(to, notice);
  },
  { keep: keepValues },
);

export const action = textAction({ save, place: () => 'ask', failed });
