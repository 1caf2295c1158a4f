import { SessionOverNote } from '@starhaven/prose';
import type { FormMessage } from '@starhaven/ui-kit';
import { Alert, ReplyNews } from '@starhaven/ui-kit';
import { useMemo } from 'react';
import { requiredText } from './post.form';
import type { PostReply } from './post-reply';

/** The result of the last pressed button: a toast, or without scripts a box above the form (docs/behaviour/blog.md#draft-validation). */
export function FormNews({ reply }: { reply: PostReply | undefined }) {
  const news = useMemo(() => newsOf(reply), [reply]);
  // Unlike a toast, it stays in the page, because the author needs the advice until the next login.
  if (reply?.isSessionOver && news) {
    return (
      <Alert type={news.type} title={news.title}>
        <p>{news.message}</p>
        <SessionOverNote />
      </Alert>
    );
  }
  return <ReplyNews message={news} />;
}

function newsOf(reply: PostReply | undefined): FormMessage | null {
  if (reply?.message) return reply.message;
  const errors = reply?.intent === 'save' ? reply.result?.error : undefined;
  if (!errors) return null;
  const isMissing = ['title', 'content', 'shortContent', 'slug'].some((name) => errors[name]);
  const message = isMissing ? requiredText : Object.values(errors).flat().join(' ');
  return { type: 'error', title: 'Validation Error', message };
}
