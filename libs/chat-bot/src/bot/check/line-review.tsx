import { buttonClass } from '@starhaven/ui-kit';
import { useEffect, useRef } from 'react';
import type { CheckedLine } from './check-line';
import classes from './line-review.module.css';

export interface LineReviewProps {
  lines: readonly CheckedLine[];
  /** More lines were pasted than one queue accepts. */
  hasMore: boolean;
  onRun: () => void;
  onBack: () => void;
}

/**
 * Asks for confirmation before several lines run one by one, or before a line that may destroy something
 * (docs/behaviour/chat.md#before-a-line-runs).
 */
export function LineReview({ lines, hasMore, onRun, onBack }: LineReviewProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Focuses the safe button. On touch screens the focus would scroll the page.
    if (matchMedia('(pointer: fine)').matches) back.current?.focus({ preventScroll: true });
  }, []);
  const faults = lines.filter(({ fault }) => fault !== null).length;
  const isOne = lines.length === 1;
  const title = isOne ? 'Run this command?' : `Run ${lines.length} commands, one after another?`;
  return (
    <section
      className={classes.review}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onBack();
      }}
    >
      <h3>{title}</h3>
      {hasMore ? <p className={classes.fault}>Only the first {lines.length} lines are taken.</p> : null}
      <ol className={classes.lines}>
        {lines.map((line, index) => (
          <li key={index}>
            <ReviewedLine line={line} />
          </li>
        ))}
      </ol>
      {faults > 0 ? (
        <p className={classes.fault}>
          {faults === 1 ? 'One line cannot be sent' : `${faults} lines cannot be sent`}. Go back and change it.
        </p>
      ) : null}
      <p className={classes.buttons}>
        <button ref={back} type="button" className={buttonClass()} onClick={onBack}>
          Back
        </button>
        <button type="button" className={buttonClass('primary')} disabled={faults > 0} onClick={onRun}>
          {isOne ? 'Run it' : `Run ${lines.length} commands`}
        </button>
      </p>
    </section>
  );
}

function ReviewedLine({ line: { text, words, fault, doubts, warning, isDangerous } }: { line: CheckedLine }) {
  return (
    <>
      <code dir="auto">{text}</code>
      {words === '' ? null : <p>{words}</p>}
      {fault === null ? null : <p className={classes.fault}>{fault}</p>}
      {isDangerous ? <p className={classes.danger}>{warning || 'It may not be possible to undo this.'}</p> : null}
      {doubts.map((doubt) => (
        <p key={doubt} className={classes.doubt}>
          {doubt}
        </p>
      ))}
    </>
  );
}
