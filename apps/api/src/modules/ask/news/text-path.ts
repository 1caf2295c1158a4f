import { answerAnchor, questionPath } from '@starhaven/contracts/ask';

/** The address of an answer on the page of its question, or of the question itself. */
export const textPath = (question: { id: number; title: string }, answerId?: number): string =>
  `${questionPath(question)}${answerId === undefined ? '' : `#${answerAnchor(answerId)}`}`;
