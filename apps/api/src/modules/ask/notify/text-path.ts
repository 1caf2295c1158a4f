import { answerAnchor, questionPath } from '@starhaven/contracts/ask';

/** The address of a question. With `answerId`, the address of that answer on the page of the question. */
export const textPath = (question: { id: number; title: string }, answerId?: number): string =>
  `${questionPath(question)}${answerId === undefined ? '' : `#${answerAnchor(answerId)}`}`;
