import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import type { AskedPosts } from '../../together/blog/list-path';
import { toSummary } from '../../together/blog/post-summary';
import { samplePost } from '../../testing/sample-post';
import { PostList } from './post-list';

interface Shown {
  path?: string;
  pages?: number;
  hasPosts?: boolean;
}

async function show(more: Partial<AskedPosts>, { path = '/blog', pages = 1, hasPosts = false }: Shown = {}) {
  const asked = { tag: '', q: '', page: 1, ...more };
  const posts = hasPosts ? [toSummary(samplePost, 'all')] : [];
  const list = { posts, total: posts.length, page: asked.page, pages };
  const Page = () => (
    <main>
      <PostList path={path} asked={asked} list={list} problem={null} />
    </main>
  );
  const Stub = createRemixStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  return screen.findByRole('main');
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a page after the last one leads to the first posts of the same list', async () => {
  expect(await show({ page: 99, q: 'lantern' })).toHaveTextContent('There are no posts on this page.');
  expect(linkTo('First posts')).toBe('/blog?q=lantern');
});

test('a tag that no post has is named, and its page leads to all posts', async () => {
  expect(await show({ tag: 'nope' }, { path: '/blog/tag/nope' })).toHaveTextContent('No post has the tag “nope”.');
  expect(linkTo('All posts')).toBe('/blog');
});

test('an empty blog has nothing to lead to', async () => {
  expect(await show({})).toHaveTextContent('There are no posts yet.');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['/blog', '/blog?tag=guide&page=3'],
  ['/blog/tag/guide', '/blog/tag/guide?page=3'],
])('the next page of a tag at %s is %s', async (path, next) => {
  await show({ tag: 'guide', page: 2 }, { path, pages: 3, hasPosts: true });
  expect(linkTo('Older posts')).toBe(next);
});
