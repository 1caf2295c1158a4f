import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { findMute } from '../../chat';
import type { Member } from '../member';

/** @throws DomainError permission-denied for members who are muted in the chat (docs/behaviour/ask.md#writing) */
export async function requireUnmuted(db: Drizzle, { accountId }: Member): Promise<void> {
  if (await findMute(db, accountId))
    throw new DomainError('permission-denied', 'You are muted. You cannot ask, answer or vote now.');
}
