import type { FormMessage, FormReply } from '@starhaven/ui-kit';
import { ReplyMessage } from '@starhaven/ui-kit';
import { useMemo } from 'react';
import type { ChatIntent } from './chat.form';

/** The result of a form that has no place for it on the page: its message, or the first error of its fields. */
export function ChatFormMessage({ reply }: { reply: FormReply<ChatIntent> | undefined }) {
  return <ReplyMessage message={useMemo(() => messageFor(reply), [reply])} />;
}

function messageFor(reply: FormReply | undefined): FormMessage | null {
  const fault = Object.values(reply?.result?.error ?? {}).flatMap((errors) => errors ?? [])[0];
  return reply?.message ?? (fault ? { type: 'error', title: 'Not done', message: fault } : null);
}
