import { useLoaderData } from '@remix-run/react';
import { useSession } from '@starhaven/session';
import { Page, PageHead, SiteLink, TagList } from '@starhaven/ui-kit';
import { PostList } from '../../components/post-list/post-list';
import { tagPath } from '../../together/blog/post-paths';
import { UndoRemoval } from '../../together/blog/remove-post/undo-removal';
import type { loader } from './tag.route.server';

/** `/blog/tag/{tag}`: title, tags and total, then the posts. */
export function TagPage() {
  const { asked, list, problem, deleted } = useLoaderData<typeof loader>();
  const session = useSession();
  const { tag } = asked;
  const others = [...new Set((list?.posts ?? []).flatMap(({ tags }) => tags))].filter((one) => one !== tag);
  const path = `/blog/tag/${encodeURIComponent(tag)}`;
  return (
    <Page>
      <p>
        <SiteLink to="/blog">Back to Blog</SiteLink>
      </p>
      <PageHead title={`Posts about ${tag}`}>
        {list ? (list.total === 1 ? '1 post' : `${list.total} posts`) : null}
      </PageHead>
      {session && deleted ? <UndoRemoval key={deleted} id={deleted} /> : null}
      <TagList tags={[tag, ...others.slice(0, 20)]} toPath={tagPath} />
      <PostList path={path} asked={asked} list={list} problem={problem} />
    </Page>
  );
}
