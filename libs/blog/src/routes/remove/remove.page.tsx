import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, Page, PageHead, ProblemPanel, ReplyMessage, buttonClass, formLayout } from '@starhaven/ui-kit';
import { removeQuestion } from '../../together/blog/remove-path';
import type { loader } from './remove.route.server';

/** The confirmation before a post is deleted, as a page for browsers without JavaScript. */
export function RemovePage() {
  const { from, list, post, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const isRunning = useNavigation().state === 'submitting';
  if (post === null) {
    return (
      <Page kind="reading">
        {problem ? (
          <ProblemPanel problem={problem} level={1}>
            <ButtonLink to="/blog">Back to Blog</ButtonLink>
          </ProblemPanel>
        ) : null}
      </Page>
    );
  }
  return (
    <Page kind="reading">
      <PageHead title="Delete a post">
        <bdi>{post.title}</bdi>
      </PageHead>
      <ReplyMessage message={reply?.message} />
      <Form method="post" className={formLayout.form}>
        <p>{removeQuestion(from, post.title)}</p>
        <div className={formLayout.actions}>
          <button type="submit" name="intent" value="remove" className={buttonClass('danger')} disabled={isRunning}>
            {isRunning ? 'Deleting...' : 'Delete'}
          </button>
          <ButtonLink to={from === 'list' ? list : post.to}>Cancel</ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
