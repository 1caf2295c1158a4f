/** @jest-environment node */
import type { CallAnswers } from '@starhaven/upstream/testing';
import type { AuthorOptions } from '../../testing/author-client.server';
import { authorContext } from '../../testing/author-client.server';
import { samplePost } from '../../testing/sample-post';
import { loader } from './tag.route.server';

const open = async (
  tag: string | undefined,
  answer: CallAnswers['listBlogPosts'],
  options: AuthorOptions = {},
  query = '',
) => {
  const { context, calls } = authorContext({ listBlogPosts: answer }, { hasSession: false, ...options });
  const request = new Request(`https://site.test/blog/tag/${encodeURIComponent(tag ?? '')}${query}`);
  const result = await Promise.resolve(loader({ request, params: tag === undefined ? {} : { tag }, context })).catch(
    (thrown: unknown) => thrown,
  );
  return { result, calls };
};

test.each([undefined, '', '  '])('the tag %j leads to the list', async (tag) => {
  const { result } = await open(tag, { retcode: 0, data: [] });
  expect((result as Response).headers.get('location')).toBe('/blog');
});

test.each([
  [true, '5'],
  [false, null],
])('a post that was deleted from this list can be restored here only on our own host: %s', async (isOurs, deleted) => {
  const { result } = await open('guide', { retcode: 0, data: [samplePost] }, { isOurs }, '?deleted=5');
  expect(result).toMatchObject({ data: { deleted } });
});

test('a tag with special characters is requested unchanged', async () => {
  const { calls, result } = await open('c++ & co', { retcode: 0, data: [samplePost], total: 1 }, { isOurs: false });
  expect(calls[0]?.input.query).toEqual({ tags: ['c++ & co'] });
  expect(JSON.stringify(result)).toContain('Hello world');
});

test.each([true, false])('a tag that no post has is not found, on our own host and on others: %s', async (isOurs) => {
  const { result } = await open('nope', { retcode: 0, data: [], total: 0 }, { isOurs });
  expect(result).toMatchObject({ data: { asked: { tag: 'nope' } }, init: { status: 404 } });
});

test('after the last post of a tag was deleted, its author still gets the page', async () => {
  const { result } = await open('guide', { retcode: 0, data: [], total: 0 }, { isOurs: true }, '?deleted=5');
  expect((result as { init: ResponseInit | null }).init?.status ?? 200).toBe(200);
});

test('an address with a broken escape is no tag', async () => {
  const { context, calls } = authorContext({}, { hasSession: false });
  // The router gives the loader the part of the path as it is.
  const args = { request: new Request('https://site.test/blog/tag/%E0%A4%A'), params: { tag: '%E0%A4%A' }, context };
  await expect(loader(args)).rejects.toMatchObject({ status: 404 });
  expect(calls).toEqual([]);
});
