import type { QuestionDraft } from '@starhaven/contracts/ask';
import { toLexemes } from '../../../platform/search/search-words';
import type { AskContext } from '../ask-context';
import type { Member } from '../member';
import { checkQuestion } from '../texts/check-draft';
import { renderBody } from '../texts/render-body';

/** The words by which a question is found, and those of its title. */
export const wordsOf = ({ title, tags, body }: { title: string; tags: string[]; body: string }) => ({
  words: toLexemes([title, ...tags, body].join('\n')),
  titleWords: toLexemes(title),
});

/** Checks, counts and renders a draft. @throws DomainError invalid-argument with the field, rate-limited, unavailable */
export async function columnsOf(context: AskContext, member: Member, draft: QuestionDraft) {
  const checked = checkQuestion(draft);
  return { ...checked, ...(await renderBody(context, member, checked.body)), ...wordsOf(checked) };
}
