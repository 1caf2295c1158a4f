import { answerAnchor } from '@starhaven/contracts/ask';
import { SiteLink, TagList } from '@starhaven/ui-kit';
import { tagPath } from '../../together/ask/ask-paths';
import type { AnswerCard, QuestionCard as Card } from '../../lib/list/question-card';
import { answersText } from '../../lib/list/question-card';
import { VoteBox } from '../votes/vote-box';
import { Marks } from './marks';
import { QuestionFacts } from './question-facts';
import classes from './question-card.module.css';

export interface QuestionCardProps {
  card: Card;
  /** Unix seconds at which the page was rendered. */
  now: number;
}

/** A question in the list; one click shows its answers (docs/behaviour/ask.md#question-page). */
export function QuestionCard({ card, now }: QuestionCardProps) {
  const { id, title, to, tags, time, votes, views, owner, answers, answerCount } = card;
  return (
    <article className={classes.card} data-question={id}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          <SiteLink to={to}>{title}</SiteLink>
        </h2>
        <Marks {...card} />
      </header>
      <QuestionFacts owner={owner} time={time} now={now} views={views} />
      <div className={classes.foot}>
        <VoteBox kind="question" id={id} question={id} votes={votes} owner={owner} name={title} />
        <TagList tags={tags} toPath={tagPath} />
        {answers.length === 0 ? (
          <SiteLink to={`${to}#answer`} className={classes.none}>
            No answers yet
          </SiteLink>
        ) : null}
      </div>
      {answers.length === 0 ? null : (
        <details className={classes.answers}>
          <summary>{answersText(answerCount)}</summary>
          <ol>
            {answers.map((answer) => (
              <li key={answer.id}>
                <AnswerOfCard answer={answer} question={id} to={to} now={now} />
              </li>
            ))}
          </ol>
          {answerCount > answers.length ? (
            <p>
              <SiteLink to={`${to}#answers`}>All {answersText(answerCount)}</SiteLink>
            </p>
          ) : null}
        </details>
      )}
    </article>
  );
}

interface AnswerOfCardProps {
  answer: AnswerCard;
  question: string;
  to: string;
  now: number;
}

function AnswerOfCard({ answer, question, to, now }: AnswerOfCardProps) {
  const { id, text, votes, time, isBest, owner, engineVersion } = answer;
  return (
    <div className={classes.answer} data-best={isBest || undefined}>
      {isBest ? <p className={classes.best}>✓ Best answer</p> : null}
      <QuestionFacts owner={owner} time={time} now={now} />
      <p className={classes.text} dir="auto">
        {text}
      </p>
      {engineVersion === '' ? null : <p className={classes.version}>Confirmed on {engineVersion}</p>}
      <p className={classes.foot}>
        <SiteLink to={`${to}#${answerAnchor(id)}`}>Read the whole answer</SiteLink>
      </p>
      <VoteBox
        kind="answer"
        id={id}
        question={question}
        votes={votes}
        owner={owner}
        name={`the answer of ${owner.username || 'a former member'}`}
      />
    </div>
  );
}
