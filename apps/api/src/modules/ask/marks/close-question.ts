import type { AskContext } from '../ask-context';
import { requireModerator } from '../member';
import type { Member, Owned } from '../member';
import { changeQuestion } from './change-question';

/** Closes a question, or opens it again. @throws DomainError permission-denied unless the member is a moderator, not-found */
export async function closeQuestion(
  context: Pick<AskContext, 'db'>,
  member: Member,
  { id, isClosed }: { id: string; isClosed: boolean },
): Promise<Owned> {
  requireModerator(member);
  return changeQuestion(context, member, { id, toColumns: () => ({ isClosed }) });
}
