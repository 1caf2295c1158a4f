import { answerAnchor } from '@starhaven/contracts/ask';
import { useLocation } from '@remix-run/react';
import { isOwner, useSession } from '@starhaven/session';
import type { Owner } from '@starhaven/contracts/blog';
import { scriptsOnly, visuallyHidden } from '@starhaven/ui-kit';
import type { VotedText } from './votes';
import { useVotes } from './votes';
import classes from './vote-box.module.css';

export interface VoteBoxProps extends VotedText {
  /** Id of the question whose page shows it. */
  question: string;
  /** The sum of the votes when the page was rendered. */
  votes: number;
  owner: Owner;
  /** A name for screen readers, such as the title. */
  name: string;
}

/** The sum of the votes between its two buttons. Without JavaScript each button sends the form, if the host takes votes. */
export function VoteBox({ kind, id, question, votes, owner, name }: VoteBoxProps) {
  const { find, press, takesOwn } = useVotes();
  const { pathname, search } = useLocation();
  const isBarred = isOwner(useSession(), owner) && !takesOwn;
  const { own, change, sum } = find({ kind, id });
  const shown = (sum ?? votes) + change;
  const button = (pressed: 1 | -1, label: string, sign: string) => (
    <button
      type="submit"
      name="press"
      value={pressed}
      // A host without votes has nothing that a form could be sent to.
      className={takesOwn ? `${classes.button} ${scriptsOnly}` : classes.button}
      aria-label={`${label} ${name}`}
      aria-pressed={own === pressed}
      disabled={isBarred}
      title={isBarred ? 'You cannot vote on your own text' : label}
      onClick={(event) => {
        if (press === null) return;
        event.preventDefault();
        press({ kind, id }, pressed);
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          d={sign}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
  return (
    <form method="post" action="/ask/vote" className={classes.box}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="back" value={pathname + search + (kind === 'answer' ? `#${answerAnchor(id)}` : '')} />
      {button(1, 'Upvote', 'M5 15l7-7 7 7')}
      <span className={classes.sum}>
        {shown}
        <span className={visuallyHidden}>{shown === 1 ? ' vote' : ' votes'}</span>
      </span>
      {button(-1, 'Downvote', 'M5 9l7 7 7-7')}
    </form>
  );
}
