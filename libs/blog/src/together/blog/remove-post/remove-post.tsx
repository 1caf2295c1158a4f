import { useFetcher, useLocation } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ModalDialog, SiteLink, buttonClass, showToast } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
import { removePath, removeQuestion } from '../remove-path';

export interface RemovePostProps {
  id: string;
  title: string;
  /** The page that it is on; the confirmation uses that page's text. */
  from: 'list' | 'post';
  className?: string;
}

/** Deletes a post after a confirmation (docs/behaviour/blog.md#deleting). Without JavaScript the link leads to a page that asks for it. */
export function RemovePost({ id, title, from, className }: RemovePostProps) {
  const [isAsking, setIsAsking] = useState(false);
  const fetcher = useFetcher<FormReply>();
  const isRunning = fetcher.state !== 'idle';
  const message = fetcher.data?.message;
  useEffect(() => {
    if (message) showToast(message);
  }, [message]);
  const { pathname, search } = useLocation();
  const path = removePath(id, from, from === 'list' ? pathname + search : '');
  return (
    <>
      <SiteLink
        to={path}
        className={className}
        aria-label={from === 'list' ? `Delete ${title}` : undefined}
        aria-disabled={isRunning || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          if (!isRunning) setIsAsking(true);
        }}
      >
        {isRunning ? 'Deleting...' : 'Delete'}
      </SiteLink>
      {isAsking ? (
        <ModalDialog
          title="Delete"
          onDismiss={() => setIsAsking(false)}
          actions={
            <>
              <form method="dialog">
                <button type="submit" className={buttonClass()}>
                  Cancel
                </button>
              </form>
              <fetcher.Form method="post" action={path} onSubmit={() => setIsAsking(false)}>
                <button type="submit" name="intent" value="remove" className={buttonClass('danger')}>
                  Delete
                </button>
              </fetcher.Form>
            </>
          }
        >
          <p>{removeQuestion(from, title)}</p>
        </ModalDialog>
      ) : null}
    </>
  );
}
