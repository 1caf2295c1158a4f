import classes from './question-card.module.css';

export interface MarksProps {
  isResolved: boolean;
  isClosed: boolean;
  /** The text waits for review. */
  waits?: boolean;
}

/** The states of a question, shown in words and not only by colour. */
export function Marks({ isResolved, isClosed, waits = false }: MarksProps) {
  if (!isResolved && !isClosed && !waits) return null;
  return (
    <span className={classes.marks}>
      {isResolved ? <span data-mark="resolved">✓ Resolved</span> : null}
      {isClosed ? <span data-mark="closed">Closed</span> : null}
      {waits ? <span data-mark="waits">Waits for review</span> : null}
    </span>
  );
}
