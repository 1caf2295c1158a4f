import type { LoaderFunctionArgs } from '@remix-run/node';
import { feedAnswer, noFeed } from '@starhaven/prose/server';
import type { FeedForm } from '@starhaven/prose/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { loadToast } from '../../together/ask/problems';
import { readQuestions } from '../../lib/list/read-questions.server';

/** `/ask/feed.xml` as RSS and `/ask/feed.atom` as Atom: the newest questions. */
const loaderFor = (form: FeedForm) =>
  async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
    const asked = { q: '', sort: 'newest', tag: '', page: 1, after: '' } as const;
    const { list } = await readQuestions(upstreamFor(context, request), asked);
    if (list === null) return noFeed(loadToast.message);
    const entries = list.cards.map(({ to, title, time, tags, owner, answers, isResolved }) => {
      const count = answers.length === 1 ? '1 answer' : `${answers.length} answers`;
      const text = `${answers.length === 0 ? 'No answers yet' : count}${isResolved ? ', resolved' : ''}.`;
      return { ...{ to, title, text, time, tags }, update: 0, author: owner.username };
    });
    const about = { path: '/ask', title: 'questions', description: 'Questions of the community' };
    return feedAnswer(context, form, { ...about, entries });
  };

export const rssLoader = loaderFor('rss');
export const atomLoader = loaderFor('atom');
