import { DomainError } from '../../../platform/errors/domain-error';

/** One message for a text that never existed and for a deleted one: an answer must not distinguish them. */
export const questionNotFound = () => new DomainError('not-found', 'Question not found.');
export const answerNotFound = () => new DomainError('not-found', 'Answer not found.');

const maxId = 2_147_483_647;

/** The number of a text in an address; 0, which no text has, when the address holds no valid number. */
export function textId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > maxId ? 0 : id;
}
