import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { Author } from '../author';
import type { BlogContext } from '../blog-context';

/** @throws DomainError rate-limited: rendering costs time */
export async function limitSaves({ saves }: Pick<BlogContext, 'saves'>, { accountId }: Author): Promise<void> {
  await refuseOverLimit(saves, String(accountId), 'Too many saves in a minute. Nothing was saved.');
}
