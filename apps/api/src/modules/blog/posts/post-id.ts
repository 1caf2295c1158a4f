import { DomainError } from '../../../platform/errors/domain-error';

/** One message for a post that never existed, a draft, a planned one and a deleted one: an answer must not distinguish them. */
export const postNotFound = () => new DomainError('not-found', 'Blog not found.');

const maxId = 2_147_483_647;

/** The number of a post from an address. @throws DomainError not-found */
export function requirePostId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > maxId) throw postNotFound();
  return id;
}
