import { useLoaderData } from '@remix-run/react';
import { Alert, ButtonLink, Page, ProblemPanel } from '@starhaven/ui-kit';
import { PostArticle } from '../../components/post-article/post-article';
import type { loader } from './preview.route.server';

/** A draft as its readers will see it. */
export function PreviewPage() {
  const { view, state, problem } = useLoaderData<typeof loader>();
  if (view === null) {
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
    <PostArticle view={view} isPreview>
      <Alert type="info" title="Preview">
        {state === 'published'
          ? 'This post is published. This is its preview link.'
          : 'This post is not published. Only people with this link can read it.'}
      </Alert>
    </PostArticle>
  );
}
