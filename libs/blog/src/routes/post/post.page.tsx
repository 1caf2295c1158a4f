import { useLoaderData } from '@remix-run/react';
import { useCountView } from '@starhaven/prose';
import { ButtonLink, Page, ProblemPanel } from '@starhaven/ui-kit';
import { PostArticle } from '../../components/post-article/post-article';
import type { loader } from './post.route.server';

/** `/blog/post/{id}/{slug}` (docs/behaviour/blog.md#post-page). */
export function PostPage() {
  const { view, problem } = useLoaderData<typeof loader>();
  useCountView(view?.countsViews ? `/blog/view/${encodeURIComponent(view.post.id)}` : null);
  if (view) return <PostArticle key={view.post.id} view={view} />;
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
