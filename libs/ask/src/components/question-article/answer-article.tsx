import { answerAnchor } from '@starhaven/contracts/ask';
import { TextBody } from '@starhaven/prose';
import type { TextBodyProps } from '@starhaven/prose';
import { isOwner, useSession } from '@starhaven/session';
import { SiteLink } from '@starhaven/ui-kit';
import { mayEdit } from '../../lib/may-edit';
import type { AnswerView, QuestionView } from '../../lib/question/view-question.server';
import { Marks } from '../question-card/marks';
import { QuestionFacts } from '../question-card/question-facts';
import { VoteBox } from '../votes/vote-box';
import { ManageButton } from './manage-button';
import { ReportLink } from './report-link';
import classes from './question-article.module.css';

export interface AnswerArticleProps {
  answer: AnswerView;
  question: QuestionView;
  takesTexts: boolean;
  isReported: boolean;
  /** Unix seconds at which the page was rendered. */
  now: number;
  onClick: NonNullable<TextBodyProps['onClick']>;
}

/** A complete answer. */
export function AnswerArticle({ answer, question, takesTexts, isReported, now, onClick }: AnswerArticleProps) {
  const { id, votes, time, update, isBest, owner, engineVersion, body, waits } = answer;
  const session = useSession();
  const isAuthor = isOwner(session, owner);
  const name = `the answer of ${owner.username || 'a former member'}`;
  return (
    <article id={answerAnchor(id)} className={classes.answer} data-best={isBest || undefined}>
      {isBest ? <p className={classes.best}>✓ Best answer</p> : null}
      <Marks isResolved={false} isClosed={false} waits={waits} />
      <QuestionFacts owner={owner} time={time} update={update} now={now} />
      {engineVersion === '' ? null : (
        <p className={classes.quiet}>
          Confirmed on <strong>{engineVersion}</strong>
        </p>
      )}
      <TextBody body={body} onClick={onClick} />
      <footer className={classes.foot}>
        <VoteBox kind="answer" id={id} question={question.id} votes={votes} owner={owner} name={name} />
        {takesTexts && isOwner(session, question.owner) && !waits ? (
          <ManageButton id={question.id} intent="accept" fields={{ answer: isBest ? '' : id }}>
            {isBest ? 'Not the best answer' : 'Mark as best answer'}
          </ManageButton>
        ) : null}
        {takesTexts && mayEdit(session, owner) ? (
          <>
            {question.isClosed ? null : (
              <SiteLink
                to={`/ask/edit/${encodeURIComponent(question.id)}/${encodeURIComponent(id)}`}
                aria-label={`Edit ${name}`}
              >
                Edit
              </SiteLink>
            )}
            <SiteLink
              to={`/ask/manage/${encodeURIComponent(question.id)}?do=remove&answer=${encodeURIComponent(id)}`}
              aria-label={`Delete ${name}`}
            >
              Delete
            </SiteLink>
          </>
        ) : null}
        {takesTexts && update > 0 ? (
          <SiteLink to={`/ask/history/answer/${encodeURIComponent(id)}`} aria-label={`History of ${name}`}>
            History
          </SiteLink>
        ) : null}
        {takesTexts && session && !isAuthor ? (
          <ReportLink id={question.id} answerId={id} isReported={isReported} />
        ) : null}
      </footer>
    </article>
  );
}
