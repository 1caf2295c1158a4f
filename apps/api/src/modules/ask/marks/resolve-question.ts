import type { AskContext } from '../ask-context';
import { requireEditor } from '../member';
import type { Member, Owned } from '../member';
import { changeQuestion } from './change-question';

/** Sets or removes the mark of a resolved question. @throws DomainError not-found; permission-denied for others than its author and moderators */
export async function resolveQuestion(
  context: Pick<AskContext, 'db'>,
  member: Member,
  { id, isResolved }: { id: string; isResolved: boolean },
): Promise<Owned> {
  return changeQuestion(context, member, {
    id,
    toColumns: (row) => {
      requireEditor(member, row);
      return { isResolved };
    },
  });
}
