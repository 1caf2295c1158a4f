import { SessionOverNote } from '@starhaven/prose';
import type { FormMessage } from '@starhaven/ui-kit';
import { Alert, Countdown, ReplyMessage } from '@starhaven/ui-kit';
import { useMemo } from 'react';
import type { TextReply } from './text-reply';

/** The result of the last pressed button: a toast, or without scripts a box above the form (docs/behaviour/ask.md#forms). */
export function TextMessage({ reply }: { reply: TextReply | undefined }) {
  const message = useMemo(() => messageFor(reply), [reply]);
  const { isSessionOver = false, waitUntilSeconds = null, nowSeconds = 0 } = reply ?? {};
  if (message === null || (!isSessionOver && waitUntilSeconds === null)) return <ReplyMessage message={message} />;
  // A wait or an ended session is a state, so its message stays until the state ends.
  return (
    <Alert type={message.type} title={message.title}>
      <p>{message.message}</p>
      {waitUntilSeconds === null ? null : (
        <p>
          You can write again in <Countdown untilSeconds={waitUntilSeconds} nowSeconds={nowSeconds} />.
        </p>
      )}
      {isSessionOver ? <SessionOverNote /> : null}
    </Alert>
  );
}

function messageFor(reply: TextReply | undefined): FormMessage | null {
  if (!reply) return null;
  if (reply.message) return reply.message;
  const errors = reply.intent === 'save' ? reply.result?.error : null;
  return errors ? { type: 'error', title: 'Validation Error', message: Object.values(errors).flat().join(' ') } : null;
}
