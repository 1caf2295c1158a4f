import { answerAnchor } from '@starhaven/contracts/ask';
import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { feedLinks } from '../../lib/list/feed-links';
import type { QuestionPageData } from '../../lib/question/question-page';
import type { AnswerView, QuestionView } from '../../lib/question/view-question.server';
import type { loader } from './question.route.server';

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
const authorOf = ({ owner }: { owner: { username: string } }) =>
  owner.username === '' ? {} : { author: { '@type': 'Person', name: owner.username } };

/** The page for search engines, with its structured data (docs/behaviour/ask.md#one-question). */
export const questionMeta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  metaOf(page, siteFromMatches(matches));

function metaOf(page: QuestionPageData | undefined, site: ReturnType<typeof siteFromMatches>) {
  const view = page?.view;
  if (!view || page.isOwn) {
    const title = view?.title ?? page?.problem?.title ?? 'Questions & Answers';
    const description = page?.problem?.message ?? title;
    return pageMeta({ site, title, description, path: '/ask', isIndexed: false });
  }
  const { title, summary, tags, to } = view;
  return [
    ...pageMeta({
      site,
      title,
      description: summary,
      keywords: ['question', 'answers', ...tags].join(', '),
      path: to,
      isIndexed: page.from === 0,
      structuredData: [toStructuredData(view, site.url)],
    }),
    ...feedLinks,
  ];
}

function toStructuredData(view: QuestionView, siteUrl: string) {
  const { title, summary, to, time, update, votes, answers, answerCount } = view;
  const toAnswer = (answer: AnswerView) => ({
    '@type': 'Answer',
    text: answer.text,
    upvoteCount: answer.votes,
    url: `${siteUrl}${to}#${answerAnchor(answer.id)}`,
    ...(answer.time > 0 ? { dateCreated: isoTime(answer.time) } : {}),
    ...authorOf(answer),
  });
  const best = answers.filter(({ isBest }) => isBest).map(toAnswer);
  const others = answers
    .filter(({ isBest }) => !isBest)
    .slice(0, 20)
    .map(toAnswer);
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: summary,
      url: siteUrl + to,
      answerCount,
      upvoteCount: votes,
      ...(time > 0 ? { dateCreated: isoTime(time) } : {}),
      ...(update > 0 ? { dateModified: isoTime(update) } : {}),
      ...authorOf(view),
      ...(best[0] ? { acceptedAnswer: best[0] } : {}),
      ...(others.length > 0 ? { suggestedAnswer: others } : {}),
    },
  };
}
