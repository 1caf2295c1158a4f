import { ButtonLink, CardGrid, ProblemPanel } from '@starhaven/ui-kit';
import type { PageProblem } from '@starhaven/ui-kit';
import type { AskedPosts, PostPage } from '../../together/blog/list-path';
import { listPath } from '../../together/blog/list-path';
import { PostCard } from '../post-card/post-card';
import classes from './post-list.module.css';

export interface PostListProps {
  /** The page's own path, for links to its other pages. */
  path: string;
  asked: AskedPosts;
  list: PostPage | null;
  problem: PageProblem | null;
}

/** The cards of one page, or the reason why there are none. */
export function PostList({ path, asked, list, problem }: PostListProps) {
  if (problem) return <ProblemPanel problem={problem} />;
  if (list === null) return null;
  const { posts, total, page, pages } = list;
  const { q, tag } = asked;
  // The path of a tag's own page contains the tag already.
  const isTagPage = path !== '/blog';
  const to = (number: number) => listPath(path, { ...asked, page: number, ...(isTagPage ? { tag: '' } : {}) });
  if (posts.length === 0) {
    return (
      <>
        <p className={classes.quiet}>{emptyText(asked, pages)}</p>
        {asked.page > 1 || isTagPage ? (
          <nav aria-label="Pages">
            {asked.page > 1 ? (
              <ButtonLink to={to(1)}>First posts</ButtonLink>
            ) : (
              <ButtonLink to="/blog">All posts</ButtonLink>
            )}
          </nav>
        ) : null}
      </>
    );
  }
  return (
    <>
      {q !== '' || (tag !== '' && !isTagPage) ? (
        <p className={classes.quiet} role="status">
          {total === 1 ? '1 post' : `${total} posts`}
          {q === '' ? '' : ` for “${q}”`}
          {tag === '' ? '' : ` with the tag “${tag}”`}
        </p>
      ) : null}
      <CardGrid data-cards="">
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} loading={index === 0 ? 'first' : index < 3 ? 'eager' : 'lazy'} />
          </li>
        ))}
      </CardGrid>
      {pages > 1 ? (
        <nav aria-label="Pages" className={classes.pages}>
          {page > 1 ? (
            <ButtonLink to={to(page - 1)} rel="prev">
              Newer posts
            </ButtonLink>
          ) : null}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages ? (
            <ButtonLink to={to(page + 1)} rel="next">
              Older posts
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

function emptyText({ q, tag, page }: AskedPosts, pages: number): string {
  if (page > 1 && page > pages) return 'There are no posts on this page.';
  if (q !== '') return `No post has the words “${q}”.`;
  return tag === '' ? 'There are no posts yet.' : `No post has the tag “${tag}”.`;
}
