import type { FormMessage, FormReply } from '@starhaven/ui-kit';
import { ReplyNews } from '@starhaven/ui-kit';
import { useMemo } from 'react';
import type { ChatIntent } from './chat.form';

/** What became of a form that has no place of its own on the page: its message, or the first fault of its fields. */
export function ChatNews({ reply }: { reply: FormReply<ChatIntent> | undefined }) {
  return <ReplyNews message={useMemo(() => newsOf(reply), [reply])} />;
}

function newsOf(reply: FormReply | undefined): FormMessage | null {
  const fault = Object.values(reply?.result?.error ?? {}).flatMap((errors) => errors ?? [])[0];
  return reply?.message ?? (fault ? { type: 'error', title: 'Not done', message: fault } : null);
}
