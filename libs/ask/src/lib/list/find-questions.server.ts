import { foldWords } from '@starhaven/prose/server';
import type { Question, QuestionSort } from '@starhaven/contracts/ask';
import type { AskedList } from './asked-list';

type Order = (one: Question, other: Question) => number;

const newest: Order = (one, other) => other.time - one.time;
const orders: Record<QuestionSort, Order> = {
  newest,
  oldest: (one, other) => one.time - other.time,
  most_voted: (one, other) => other.vote - one.vote || newest(one, other),
  most_viewed: (one, other) => other.view - one.view || newest(one, other),
  most_answers: (one, other) => other.answer.length - one.answer.length || newest(one, other),
};

/** Search, tag and sort for hosts that support only pages. A question matches if all words occur in it, its tags or its answers. */
export function findQuestions(questions: readonly Question[], { q, tag, sort }: AskedList): Question[] {
  const words = foldWords(q).split(/\s+/).filter(Boolean);
  return questions
    .filter((question) => tag === '' || question.tag.some((one) => foldWords(one) === foldWords(tag)))
    .filter(({ question, tag: tags, answer }) => {
      const text = foldWords([question, ...tags, ...answer.map((one) => one.answer)].join('\n'));
      return words.every((word) => text.includes(word));
    })
    .sort(orders[sort]);
}
