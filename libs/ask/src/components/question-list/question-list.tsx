import { ButtonLink, visuallyHidden } from '@starhaven/ui-kit';
import type { AskedList } from '../../lib/list/asked-list';
import { listPath } from '../../lib/list/asked-list';
import type { QuestionPage } from '../../lib/list/read-questions.server';
import { QuestionCard } from '../question-card/question-card';
import { VotesProvider } from '../votes/votes';
import { useMoreQuestions } from './use-more-questions';
import classes from './question-list.module.css';

export interface QuestionListProps {
  asked: AskedList;
  list: QuestionPage;
  takesTexts: boolean;
  /** Unix seconds at which the page was rendered. */
  now: number;
}

/** The cards of a page. With JavaScript the link to the next page appends its cards. */
export function QuestionList({ asked, list, takesTexts, now }: QuestionListProps) {
  const { cards, next, isLonger, isLoading, load, listRef } = useMoreQuestions(list);
  return (
    <VotesProvider questions={cards.map(({ id }) => id)} takesTexts={takesTexts}>
      {list.searched > 0 ? (
        <p className={classes.quiet}>These are found among the newest {list.searched} questions.</p>
      ) : null}
      {cards.length === 0 ? <p className={classes.quiet}>{emptyText(asked)}</p> : null}
      <p role="status" className={visuallyHidden}>
        {isLonger ? `${cards.length} questions shown` : ''}
      </p>
      <ol ref={listRef} className={classes.list} data-questions="">
        {cards.map((card) => (
          <li key={card.id}>
            <QuestionCard card={card} now={now} />
          </li>
        ))}
      </ol>
      {asked.page > 1 || next !== null ? (
        <nav aria-label="Pages" className={classes.pages}>
          {asked.page > 1 ? (
            <ButtonLink to={listPath({ ...asked, page: 1, after: '' })}>First questions</ButtonLink>
          ) : null}
          {next === null ? null : (
            <ButtonLink
              to={next}
              rel="next"
              aria-disabled={isLoading || undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                if (!isLoading) load(next);
              }}
            >
              {isLoading ? 'Loading…' : 'More questions'}
            </ButtonLink>
          )}
        </nav>
      ) : null}
    </VotesProvider>
  );
}

function emptyText({ q, tag, page }: AskedList): string {
  if (page > 1) return 'There are no questions on this page.';
  if (q !== '') return `No question has the words “${q}”.`;
  return tag === '' ? 'There are no questions yet.' : `No question has the tag “${tag}”.`;
}
