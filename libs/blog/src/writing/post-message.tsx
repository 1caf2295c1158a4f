import { SessionOverNote } from '@starhaven/prose';
import type { FormMessage } from '@starhaven/ui-kit';
import { Alert, ReplyMessage } from '@starhaven/ui-kit';
import { useMemo } from 'react';
import { requiredText } from './post.form';
import type { PostReply } from './post-reply';

/** The result of the last pressed button: a toast, or without scripts a box above the form (docs/behaviour/blog.md#draft-validation). */
export function PostMessage({ reply }: { reply: PostReply | undefined }) {
  const message = useMemo(() => messageFor(reply), [reply]);
  // Unlike a toast, it stays in the page, because the author needs the advice until the next login.
  if (reply?.isSessionOver && message) {
    return (
      <Alert type={message.type} title={message.title}>
        <p>{message.message}</p>
        <SessionOverNote />
      </Alert>
    );
  }
  return <ReplyMessage message={message} />;
}

function messageFor(reply: PostReply | undefined): FormMessage | null {
  if (reply?.message) return reply.message;
  const errors = reply?.intent === 'save' ? reply.result?.error : undefined;
  if (!errors) return null;
  const isMissing = ['title', 'content', 'shortContent', 'slug'].some((name) => errors[name]);
  const message = isMissing ? requiredText : Object.values(errors).flat().join(' ');
  return { type: 'error', title: 'Validation Error', message };
}
