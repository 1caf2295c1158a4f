import type { Outgoing } from '../state/room-state';
import classes from '../room.module.css';
import { MessageText } from './message-row';

export interface OutgoingRowProps {
  outgoing: Outgoing;
  /** False while the host accepts no message. */
  canRetry: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

const states = { sending: 'Sending…', stored: 'Sent', waiting: 'Waits for a moderator' };

/** An own message that the room does not show yet. */
export function OutgoingRow({ outgoing: { input, status, problem }, canRetry, onRetry, onDiscard }: OutgoingRowProps) {
  return (
    <div className={classes.message} data-own="" data-status={status}>
      <p className={classes.bubble} dir="auto">
        <MessageText input={input} />
      </p>
      {status === 'failed' ? (
        <div className={classes.failure}>
          <span role="alert">Not sent. {problem}</span>
          <span className={classes.choices}>
            <button type="button" className={classes.text} disabled={!canRetry} onClick={onRetry}>
              Retry
            </button>
            <button type="button" className={classes.text} onClick={onDiscard}>
              Discard
            </button>
          </span>
        </div>
      ) : (
        <span className={classes.time}>{states[status]}</span>
      )}
    </div>
  );
}
