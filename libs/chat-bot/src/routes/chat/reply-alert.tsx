import type { FormReply } from '@starhaven/ui-kit';
import { Alert } from '@starhaven/ui-kit';
import type { ChatIntent } from './chat.form';

/** What became of a form that has no place of its own on the page: its message, or the first fault of its fields. */
export function ReplyAlert({ reply }: { reply: FormReply<ChatIntent> }) {
  const fault = Object.values(reply.result?.error ?? {}).flatMap((errors) => errors ?? [])[0];
  const said = reply.message ?? (fault ? { type: 'error' as const, title: 'Not done', message: fault } : null);
  if (said === null) return null;
  return (
    <Alert type={said.type} title={said.title}>
      {said.message}
    </Alert>
  );
}
