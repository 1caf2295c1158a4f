import { questionPath } from '@starhaven/contracts/ask';
import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireSession } from '@starhaven/session/server';
import { problemAnswer, sharedPage, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { takesTexts } from '../../lib/ask-visit.server';
import { notHere } from '../../together/ask/problems';
import { titleOf } from '../../lib/list/question-card';
import type { QuestionPageData } from '../../lib/question/question-page';
import { readOwnQuestion } from '../../lib/question/read-own-question.server';
import { readQuestion } from '../../lib/question/read-question.server';
import { viewQuestion } from '../../lib/question/view-question.server';

/** The state of a server becomes outdated without an event, so a page with one is cached only this long. */
const liveAgeSeconds = 15;
/** After a host failed, the page is cached only this long, so that the card comes back soon. */
const partialAgeSeconds = 5;

const emptyPage = (): QuestionPageData => ({
  ...{ view: null, problem: null, takesTexts: false, countsViews: false, isOwn: false, reported: [], from: 0 },
  now: Math.floor(Date.now() / 1000),
});

/** The number of answers on the pages before; 0 if the address does not contain it. */
function readFrom(request: Request): number {
  const from = new URL(request.url).searchParams.get('from') ?? '';
  return /^[1-9]\d{0,4}$/.test(from) ? Number(from) : 0;
}

/** A question at its full address; another or a missing slug redirects there (docs/behaviour/ask.md#routes). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id = '', slug } = params;
  const client = upstreamFor(context, request);
  const from = readFrom(request);
  const { question, problem } = await readQuestion(client, id, from);
  const page = { ...emptyPage(), from, takesTexts: takesTexts(client) };
  if (problem) return data<QuestionPageData>({ ...page, problem }, problemAnswer(problem));
  const to = questionPath({ id: question.id, title: titleOf(question).title });
  if (to !== questionPath({ id, title: '' }) + (slug === undefined ? '' : `/${encodeURIComponent(slug)}`)) {
    throw redirect(to + (from === 0 ? '' : `?from=${from}`), { status: 301, headers: { 'Cache-Control': 'no-cache' } });
  }
  const { view, isLive, isPartial } = await viewQuestion(client, question);
  const age = isPartial ? partialAgeSeconds : isLive ? liveAgeSeconds : null;
  const headers: Record<string, string> = !client.knowsExtensions
    ? { ...unsharedPage }
    : age === null
      ? {}
      : { 'Cache-Control': `public, max-age=${age}` };
  const countsViews = page.takesTexts && client.isProven('book');
  return data<QuestionPageData>({ ...page, view, countsViews }, { headers });
}

export const headers = sharedPage({ query: ['from'] });

/** `/ask/own/{id}`: a question as the member sees it, with texts that wait for review (docs/behaviour/ask.md#review). */
export async function ownLoader({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireSession(context, request);
  const client = upstreamFor(context, request);
  const page = { ...emptyPage(), takesTexts: takesTexts(client), isOwn: true };
  const fail = (problem: NonNullable<QuestionPageData['problem']>) =>
    data<QuestionPageData>({ ...page, problem }, problemAnswer(problem));
  if (!page.takesTexts) return fail(notHere);
  const from = readFrom(request);
  const visit = { client, context, request };
  const { owned, problem } = await readOwnQuestion(visit, session, params['id'] ?? '', from === 0 ? {} : { from });
  if (problem) return fail(problem);
  const { view } = await viewQuestion(client, owned.question);
  return data<QuestionPageData>({ ...page, from, view, reported: [...owned.reported] }, { headers: unsharedPage });
}

export const ownHeaders = unsharedHeaders;
