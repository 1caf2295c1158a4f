import { buttonClass, formatCountdown } from '@starhaven/ui-kit';
import { nextDueMs, queueIntervalMs, sentLine, shownIntervalMs, waitingLine } from '../conversation/conversation';
import type { Conversation } from '../conversation/conversation';
import type { BotEvent } from '../conversation/step-conversation';
import { useNow } from './use-now';
import classes from './queue-bar.module.css';

export interface QueueBarProps {
  conversation: Conversation;
  isConnected: boolean;
  onEvent: (event: BotEvent) => void;
}

/** The running queue with its buttons (docs/behaviour/chat.md#command-queue). */
export function QueueBar({ conversation, isConnected, onEvent }: QueueBarProps) {
  const { lines, mode } = conversation;
  const open = lines.findIndex(({ state }) => ['waiting', 'sent', 'unknown'].includes(state));
  const unknown = lines.find(({ state }) => state === 'unknown');
  const line = lines[open];
  const isAsking = mode === 'asking' && unknown !== undefined;
  return (
    <section className={classes.bar} aria-label="Command queue">
      {isAsking ? (
        <p role="alert" className={classes.question}>
          There was no answer to <code dir="auto">{unknown.text}</code>. It may have run: check in the game before you
          continue.
        </p>
      ) : (
        <p className={classes.state}>
          <strong>
            Command {open + 1} of {lines.length}
          </strong>{' '}
          <QueueTime conversation={conversation} isConnected={isConnected} />
          {line ? (
            <code className={classes.line} dir="auto">
              {line.text}
            </code>
          ) : null}
        </p>
      )}
      <p className={classes.buttons}>
        {isAsking ? (
          <>
            <button
              type="button"
              className={buttonClass()}
              onClick={() => onEvent({ type: 'decide', decision: 'ran' })}
            >
              It ran: continue
            </button>
            <button
              type="button"
              className={buttonClass()}
              onClick={() => onEvent({ type: 'decide', decision: 'again' })}
            >
              Send it again
            </button>
          </>
        ) : mode === 'paused' ? (
          <button type="button" className={buttonClass()} onClick={() => onEvent({ type: 'resume' })}>
            Resume
          </button>
        ) : (
          <button type="button" className={buttonClass()} onClick={() => onEvent({ type: 'pause' })}>
            Pause
          </button>
        )}
        <button type="button" className={buttonClass()} onClick={() => onEvent({ type: 'stop' })}>
          Stop
        </button>
      </p>
    </section>
  );
}

function QueueTime({ conversation, isConnected }: Pick<QueueBarProps, 'conversation' | 'isConnected'>) {
  const dueMs = nextDueMs(conversation);
  const nowMs = useNow(dueMs !== null);
  if (!isConnected) return <>waits for the connection</>;
  if (conversation.mode === 'paused') return <>paused</>;
  if (sentLine(conversation)) return <>waits for the answer</>;
  if (dueMs === null || waitingLine(conversation) === null) return null;
  if (conversation.blockedUntilMs >= dueMs && conversation.blockedUntilMs > nowMs) {
    return <>after the rate limit</>;
  }
  // docs/behaviour/chat.md#command-queue: seven seconds are shown for an interval of six.
  const seconds = Math.max(0, Math.ceil((dueMs - nowMs + shownIntervalMs - queueIntervalMs) / 1000));
  return (
    <span role="timer" aria-live="off">
      in {Math.min(seconds, shownIntervalMs / 1000)} s
    </span>
  );
}

/** The wait that the server requested. */
export function RateLimit({ untilMs }: { untilMs: number }) {
  const nowMs = useNow(true);
  const seconds = Math.ceil((untilMs - nowMs) / 1000);
  if (seconds <= 0) return null;
  return (
    <p className={classes.limit}>
      Rate Limited{' '}
      <span role="timer" aria-live="off">
        {formatCountdown(seconds, 'mm:ss')}
      </span>
    </p>
  );
}
