import { SiteLink } from '@starhaven/ui-kit';
import classes from './question-article.module.css';

export interface AnswerPagesProps {
  /** The page of the question. */
  to: string;
  /** Answers on the pages before this one. */
  from: number;
  /** Answers on this page and those before it; 0 = there are no more. */
  next: number;
}

/** Leads through the answers of a question that has more than one page shows; usually nothing. */
export function AnswerPages({ to, from, next }: AnswerPagesProps) {
  if (from === 0 && next === 0) return null;
  return (
    <nav aria-label="Pages of answers" className={classes.foot}>
      {from === 0 ? null : <SiteLink to={`${to}#answers`}>First answers</SiteLink>}
      {next === 0 ? null : (
        <SiteLink to={`${to}?from=${next}#answers`} rel="next">
          More answers
        </SiteLink>
      )}
    </nav>
  );
}
