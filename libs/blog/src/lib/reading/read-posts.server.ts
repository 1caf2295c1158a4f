import { listBlogPosts } from '@starhaven/contracts/blog';
import type { BlogPost } from '@starhaven/contracts/blog';
import { extensions } from '@starhaven/contracts/protocol';
import { foldWords, wellFormed } from '@starhaven/prose/server';
import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failureStatus, isDeclined, orElse, requireSuccess } from '@starhaven/upstream/server';
import type { AskedPosts, PostPage } from '../../together/blog/list-path';
import type { PostSummary } from '../../together/blog/post-summary';
import { toSummary } from '../../together/blog/post-summary';

export const postsOnPage = 12;
const maxPage = 1_000;
const maxWordsLength = 100;

const failed: PageProblem = {
  title: 'Error Loading Blog Posts',
  message: 'Failed to load blog posts. Please try again later.',
  canRetry: true,
  status: 502,
};

/** The list that the address requests; a value that cannot be read counts as missing. */
export function readAsked(search: URLSearchParams, tag = search.get('tag') ?? ''): AskedPosts {
  const page = Number(search.get('page'));
  return {
    tag: wellFormed(tag).trim().slice(0, 200),
    q: [...wellFormed(search.get('q') ?? '').trim()].slice(0, maxWordsLength).join(''),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, maxPage) : 1,
  };
}

/** The id of a post that was just deleted, from the page's address; null on a host other than ours, which cannot restore posts. */
export function readDeleted(client: UpstreamClient, search: URLSearchParams): string | null {
  const id = /^[\w-]{1,64}$/.exec(search.get('deleted') ?? '')?.[0] ?? null;
  return client.hasExtension(extensions.blog) ? id : null;
}

/** Posts of a page, newest first. A host of the specification sends all posts, which are searched and cut into pages here. */
export const readPosts = (
  client: UpstreamClient,
  asked: AskedPosts,
): Promise<{ list: PostPage; problem: null } | { list: null; problem: PageProblem }> =>
  orElse(
    async () => ({ list: await read(client, asked), problem: null }),
    (error) => ({ list: null, problem: { ...failed, status: failureStatus(error) } }),
  );

async function read(client: UpstreamClient, { tag, q, page }: AskedPosts): Promise<PostPage> {
  const tags = tag === '' ? {} : { tags: [tag] };
  const summarize = (post: BlogPost) => toSummary(post, client.isProven('book') ? 'own' : 'all');
  if (client.hasExtension(extensions.blog)) {
    const query = { ...tags, ...(q === '' ? {} : { q }), page };
    const answer = await client.call(listBlogPosts, { query });
    if (isDeclined(answer)) return { posts: [], total: 0, page, pages: 1 };
    const { data, total } = requireSuccess(listBlogPosts, answer);
    const count = total ?? data.length;
    return { posts: data.map(summarize), total: count, page, pages: pagesOf(count) };
  }
  const answer = await client.call(listBlogPosts, { query: tags });
  if (isDeclined(answer)) return { posts: [], total: 0, page, pages: 1 };
  const { data, total } = requireSuccess(listBlogPosts, answer);
  const found = searchPosts(data.map(summarize), q);
  const count = q === '' ? Math.max(found.length, data.length === 0 ? (total ?? 0) : 0) : found.length;
  const start = (page - 1) * postsOnPage;
  return { posts: found.slice(start, start + postsOnPage), total: count, page, pages: pagesOf(found.length) };
}

const pagesOf = (count: number) => Math.max(1, Math.min(maxPage, Math.ceil(count / postsOnPage)));

/** All words must occur in the title, the short description or the tags: a list contains no more of a post. */
export function searchPosts(posts: readonly PostSummary[], q: string): PostSummary[] {
  const words = foldWords(q).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, shortContent, tags }) => {
    const text = foldWords([title, shortContent, ...tags].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
