import { useActionData, useLoaderData } from '@remix-run/react';
import { ButtonLink, Page, PageHead } from '@starhaven/ui-kit';
import { PostForm } from '../../writing/post-form';
import type { PostReply } from '../../writing/post-reply';
import { emptyValues } from '../../writing/post-values';
import { AccessDenied } from '../../components/access-denied/access-denied';
import type { loader } from './create.route.server';

/** A new post (docs/behaviour/blog.md#editor). */
export function CreatePage() {
  const { isAllowed, hasSession, account, hasStates, nonce } = useLoaderData<typeof loader>();
  const reply = useActionData<PostReply>();
  // If the session ended while the author wrote, the page keeps the form.
  if (!isAllowed && !reply?.values) {
    return (
      <AccessDenied
        message="You don't have permission to create blog posts."
        {...(hasSession ? {} : { loginTo: '/login?redirect=%2Fblog%2Fcreate' })}
      />
    );
  }
  return (
    <Page kind="reading">
      <PageHead title="Create New Blog Post" actions={<ButtonLink to="/blog">Back to Blog</ButtonLink>} />
      <PostForm
        key={reply && reply.intent !== 'save' ? reply.nowSeconds : 'open'}
        id=""
        account={account}
        stored={{ ...emptyValues, nonce }}
        reply={reply}
        hasStates={hasStates}
        submitLabel="Create Post"
        busyLabel="Creating..."
        cancelTo="/blog"
      />
    </Page>
  );
}
