import type { Owner } from '@starhaven/contracts/blog';
import { OwnerMark } from '@starhaven/prose';
import { RelativeTime } from '@starhaven/ui-kit';
import classes from './question-card.module.css';

export interface QuestionFactsProps {
  owner: Owner;
  /** Unix seconds; 0 = unknown. */
  time: number;
  /** Unix seconds; 0 = never edited. */
  update?: number;
  /** Unix seconds at which the page was rendered. */
  now: number;
  /** Missing: the number is not shown. */
  views?: number;
}

/** Who wrote a text, when, and how often it was read. */
export function QuestionFacts({ owner, time, update = 0, now, views }: QuestionFactsProps) {
  return (
    <p className={classes.facts}>
      {owner.username === '' ? <span>A former member</span> : <OwnerMark owner={owner} />}
      {time > 0 ? <RelativeTime time={time} now={now} rule="text" /> : null}
      {update > 0 ? (
        <span>
          Updated: <RelativeTime time={update} now={now} rule="text" />
        </span>
      ) : null}
      {views === undefined ? null : <span>{views === 1 ? '1 view' : `${views} views`}</span>}
    </p>
  );
}
