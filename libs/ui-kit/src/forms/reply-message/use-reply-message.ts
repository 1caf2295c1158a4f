import { useMemo } from 'react';
import type { FormMessage, FormReply } from '../../on-demand/form-action/form-reply';

/**
 * The message for a form that has no places for the errors of its fields: that of its reply, or else the first error of a field. Pass it to
 * `ReplyMessage`.
 */
export function useReplyMessage(reply: FormReply | undefined): FormMessage | null {
  // Each reply gives one object, because each is shown as a new toast.
  return useMemo(() => {
    if (reply?.message) return reply.message;
    const fault = Object.values(reply?.result?.error ?? {}).flatMap((errors) => errors ?? [])[0];
    return fault ? { type: 'error', title: 'Not done', message: fault } : null;
  }, [reply]);
}
