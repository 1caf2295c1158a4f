import { useLoaderData } from '@remix-run/react';
import { useSession } from '@starhaven/session';
import { ButtonLink, Page, PageHead } from '@starhaven/ui-kit';
import { PostList } from '../../components/post-list/post-list';
import { PostSearch } from '../../components/post-list/post-search';
import { UndoRemoval } from '../../together/blog/remove-post/undo-removal';
import { mayCreate } from '../../lib/may-edit';
import type { loader } from './blog.route.server';

/** `/blog`: all posts, newest first. */
export function BlogPage() {
  const { asked, list, problem, deleted } = useLoaderData<typeof loader>();
  const session = useSession();
  return (
    <Page>
      <PageHead title="Blog">News, guides and answers from the people who run the servers.</PageHead>
      {session && deleted ? <UndoRemoval key={deleted} id={deleted} /> : null}
      <PostSearch asked={asked}>
        {mayCreate(session) ? (
          <ButtonLink to="/blog/create" tone="primary">
            Create Post
          </ButtonLink>
        ) : null}
      </PostSearch>
      <PostList path="/blog" asked={asked} list={list} problem={problem} />
    </Page>
  );
}
