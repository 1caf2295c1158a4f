import { useFetcher } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { Alert, CopyButton, ReplyMessage, SiteLink, buttonClass } from '@starhaven/ui-kit';

/** The link at which anybody may read a draft, until it is withdrawn (docs/behaviour/blog.md#preview-links). */
export function PreviewLink({ id, preview }: { id: string; preview: string }) {
  // Without scripts the reply to a refused form is the page `/blog/own`; with them the unsaved text of this page stays.
  const fetcher = useFetcher<FormReply>();
  return (
    <Alert type="info" title="This post is not public" isAnnounced={false}>
      {preview === '' ? (
        <p>A preview link shows it to anybody who has the link.</p>
      ) : (
        <p>
          <SiteLink to={preview}>Preview</SiteLink> <CopyButton text={preview} subject="Link" />
        </p>
      )}
      <ReplyMessage message={fetcher.data?.message} />
      <fetcher.Form method="post" action="/blog/own" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button type="submit" name="intent" value={preview === '' ? 'share' : 'withdraw'} className={buttonClass()}>
          {preview === '' ? 'Make a preview link' : 'Withdraw the link'}
        </button>
      </fetcher.Form>
    </Alert>
  );
}
