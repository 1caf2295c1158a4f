import { DomainError } from '../../../platform/errors/domain-error';
import type { Author } from '../author';
import type { BlogContext } from '../blog-context';

/** @throws DomainError rate-limited: rendering costs time */
export async function limitSaves({ saves }: Pick<BlogContext, 'saves'>, { accountId }: Author): Promise<void> {
  const { isOver, max, until } = await saves.hit(String(accountId));
  if (isOver) throw new DomainError('rate-limited', 'Too many saves in a minute. Nothing was saved.', { max, until });
}
