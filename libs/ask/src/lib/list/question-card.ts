import { questionPath } from '@starhaven/contracts/ask';
import type { Owner } from '@starhaven/contracts/blog';
import type { Question, QuestionAnswer } from '@starhaven/contracts/ask';
import { excerptOf } from '@starhaven/prose';
import { titleMax } from '../../together/ask/ask-paths';

/** An answer as a card shows it. */
export interface AnswerCard {
  id: string;
  /** Its beginning as plain text. */
  text: string;
  votes: number;
  /** Unix seconds; 0 = unknown. */
  time: number;
  isBest: boolean;
  owner: Owner;
  engineVersion: string;
}

/** A question as a card shows it. */
export interface QuestionCard {
  id: string;
  title: string;
  to: string;
  tags: string[];
  /** Unix seconds; 0 = unknown. */
  time: number;
  votes: number;
  views: number;
  isResolved: boolean;
  isClosed: boolean;
  owner: Owner;
  /** The first answers. */
  answers: AnswerCard[];
  /** The number of all answers. */
  answerCount: number;
}

const answerLength = 400;

export const answersText = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

/** Hosts send milliseconds (docs/behaviour/foundation.md#timestamps). */
export const toSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** The title, and whether it is the whole question: hosts of the specification have one text for both. */
export function titleOf({ question }: Pick<Question, 'question'>): { title: string; isWhole: boolean } {
  const text = question.trim();
  const isWhole = [...text].length <= titleMax && !/[\r\n]/.test(text);
  return { title: (isWhole ? text : excerptOf(text, titleMax)) || 'Untitled question', isWhole };
}

/** The accepted answer first, then by votes (docs/behaviour/ask.md#answers). */
export const inOrder = (answers: readonly QuestionAnswer[], answerId: string): QuestionAnswer[] =>
  [...answers].sort((one, other) => {
    const best = Number(isBest(other, answerId)) - Number(isBest(one, answerId));
    return best || other.vote - one.vote;
  });

export const isBest = ({ id }: QuestionAnswer, answerId: string): boolean => answerId !== '' && id === answerId;

export function toCard(question: Question): QuestionCard {
  const { id, tag, time, vote, view, resolved, closed = false, answerId, owner, answer } = question;
  const { title } = titleOf(question);
  return {
    ...{ id, title, owner, votes: vote, views: view, isResolved: resolved, isClosed: closed },
    to: questionPath({ id, title }),
    tags: [...tag],
    time: toSeconds(time),
    answerCount: Math.max(question.answers ?? 0, answer.length),
    answers: inOrder(answer, answerId).map((one) => ({
      ...{ id: one.id, votes: one.vote, owner: one.owner, engineVersion: one.engineVersion ?? '' },
      text: excerptOf(one.answer, answerLength, { hasLines: true }),
      time: toSeconds(one.time),
      isBest: isBest(one, answerId),
    })),
  };
}
