import { DomainError } from '../../../platform/errors/domain-error';

/** The same text for what never was and what was deleted: an answer must not tell them apart. */
export const questionNotFound = () => new DomainError('not-found', 'Question not found.');
export const answerNotFound = () => new DomainError('not-found', 'Answer not found.');

const maxId = 2_147_483_647;

/** The number of a text from an address; 0, which no text has, when it is none. */
export function textId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > maxId ? 0 : id;
}
