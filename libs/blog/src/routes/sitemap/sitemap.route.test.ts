/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import type { AuthorOptions } from '../../testing/author-client.server';
import { authorContext } from '../../testing/author-client.server';
import { samplePost } from '../../testing/sample-post';
import { loader } from './sitemap.route.server';

const open = (answer: CallAnswers['listBlogPosts'], options: AuthorOptions = {}) => {
  const { context, calls } = authorContext({ listBlogPosts: answer }, { hasSession: false, ...options });
  const request = new Request('https://site.test/blog/sitemap.xml');
  return { calls, answer: loader({ request, params: {}, context }) };
};

test('lists posts with the day of their last change, without those that search engines shall not list', async () => {
  const changed = { ...samplePost, id: '6', slug: 'a&b', update: 1_772_323_200 };
  const hidden = { ...samplePost, id: '7', slug: 'hidden', index: false };
  const { answer, calls } = open({ retcode: 0, data: [samplePost, changed, hidden] }, { isOurs: false });
  const xml = await (await answer).text();
  expect(xml).toContain('<loc>https://site.test/blog/post/5/hello-world</loc><lastmod>2026-01-01</lastmod>');
  expect(xml).toContain('<lastmod>2026-03-01</lastmod>');
  expect(xml).not.toContain('hidden');
  expect(xml).not.toMatch(/&(?!amp;)/);
  expect(calls.map(({ input }) => input.query)).toEqual([{}]);
});

test('a blog without posts has an empty map', async () => {
  const response = await open({ retcode: -1, message: 'No posts' }).answer;
  expect([response.status, (await response.text()).includes('<loc>')]).toEqual([200, false]);
});

test('without the host there is no map, rather than one without posts', async () => {
  const response = await open(new UpstreamError('network', 'listBlogPosts', 'gone')).answer;
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});
