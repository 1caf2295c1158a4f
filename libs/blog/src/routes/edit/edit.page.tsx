import { postPath } from '@starhaven/contracts/blog';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { ButtonLink, Page, PageHead, ProblemPanel } from '@starhaven/ui-kit';
import { PostForm } from '../../writing/post-form';
import type { PostReply } from '../../writing/post-reply';
import { AccessDenied } from '../../components/access-denied/access-denied';
import { PreviewLink } from './preview-link';
import type { loader } from './edit.route.server';

/** An existing post (docs/behaviour/blog.md#editor). */
export function EditPage() {
  const { id, values, preview, problem, reason, isDenied, account, hasStates } = useLoaderData<typeof loader>();
  const reply = useActionData<PostReply>();
  const saved = new URLSearchParams(useLocation().search).get('saved') ?? '';
  const stored = values ?? reply?.values ?? null;
  if (isDenied) return <AccessDenied message="You don't have permission to edit this blog post." />;
  if (stored === null) {
    return (
      <Page kind="reading">
        {problem ? (
          <ProblemPanel problem={problem} level={1} detail={reason}>
            {back}
          </ProblemPanel>
        ) : null}
      </Page>
    );
  }
  const to =
    values?.state === 'draft' || values?.state === 'planned' ? '/blog/own' : postPath({ id, slug: stored.slug });
  return (
    <Page kind="reading">
      <PageHead
        title="Edit Blog Post"
        actions={
          <>
            <ButtonLink to={to}>Back to Post</ButtonLink>
            {hasStates ? <ButtonLink to={`/blog/edit/${id}/versions`}>Versions</ButtonLink> : null}
          </>
        }
      />
      {hasStates && values && values.state !== 'published' ? <PreviewLink id={id} preview={preview} /> : null}
      <PostForm
        // After this tab's own save, `saved` is new, and the form shows the new version.
        key={reply && reply.intent !== 'save' ? reply.nowSeconds : `open-${id}-${saved}`}
        id={id}
        account={account}
        stored={stored}
        reply={reply}
        hasStates={hasStates}
        submitLabel="Update Post"
        busyLabel="Updating..."
        cancelTo={to}
      />
    </Page>
  );
}

const back = <ButtonLink to="/blog">Back to Blog</ButtonLink>;
