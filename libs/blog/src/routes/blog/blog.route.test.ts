/** @jest-environment node */
import type { CallAnswers } from '@starhaven/upstream/testing';
import { noHost } from '@starhaven/upstream/testing';
import type { AuthorOptions } from '../../testing/author-client.server';
import { authorContext } from '../../testing/author-client.server';
import { samplePost } from '../../testing/sample-post';
import { loader } from './blog.route.server';

async function open(search: string, answers: CallAnswers, options: AuthorOptions = {}) {
  const { context, calls } = authorContext(answers, { hasSession: false, ...options });
  const { data, init } = await loader({ request: new Request(`https://site.test/blog${search}`), params: {}, context });
  return { calls, page: data, status: init?.status ?? 200 };
}

const posts = Array.from({ length: 30 }, (_, index) => ({
  ...samplePost,
  id: String(index),
  title: index === 20 ? 'Über 设置 guide' : `Post ${index}`,
}));

test('our own host searches and cuts into pages', async () => {
  const data = posts.slice(12, 24);
  const { calls, page } = await open('?q=post&page=2&tag=news', { listBlogPosts: { retcode: 0, data, total: 30 } });
  expect(calls[0]?.input).toEqual({ query: { tags: ['news'], q: 'post', page: 2 } });
  expect([page.list?.posts.length, page.list?.pages, page.list?.total]).toEqual([12, 3, 30]);
});

test('a host of the specification is asked only for the tag, and its list is searched here', async () => {
  const answers = { listBlogPosts: { retcode: 0, data: posts, total: 30 } };
  const second = await open('?page=3', answers, { isOurs: false });
  expect(second.calls[0]?.input).toEqual({ query: {} });
  expect([second.page.list?.posts.length, second.page.list?.pages]).toEqual([6, 3]);
  const found = await open('?q=uber%20设置&tag=guide', answers, { isOurs: false });
  expect(found.calls[0]?.input).toEqual({ query: { tags: ['guide'] } });
  expect(found.page.list?.posts.map(({ id }) => id)).toEqual(['20']);
});

test.each(['?page=0', '?page=-3', '?page=abc', '?page=1.5'])('%s is the first page', async (search) => {
  const { page } = await open(search, { listBlogPosts: { retcode: 0, data: posts, total: 30 } }, { isOurs: false });
  expect(page.list?.posts[0]?.id).toBe('0');
});

test('a list that fails has the text of the specification', async () => {
  const { status, page } = await open('', { listBlogPosts: noHost });
  expect([status, page.problem?.title, page.problem?.message]).toEqual([
    502,
    'Error Loading Blog Posts',
    'Failed to load blog posts. Please try again later.',
  ]);
});
