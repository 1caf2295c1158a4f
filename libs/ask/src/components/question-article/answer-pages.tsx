import { SiteLink } from '@starhaven/ui-kit';
import classes from './question-article.module.css';

export interface AnswerPagesProps {
  /** Path of the question's page. */
  to: string;
  /** Number of answers on the pages before this one. */
  from: number;
  /** Number of answers on this page and those before it; 0 = there are no more. */
  next: number;
}

/** Links between the pages of answers; renders nothing if all answers fit on one page. */
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
