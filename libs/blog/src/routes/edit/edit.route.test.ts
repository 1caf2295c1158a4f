/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { noHost } from '@starhaven/upstream/testing';
import type { AuthorOptions } from '../../testing/author-client.server';
import { authorContext, draftFields, formOf } from '../../testing/author-client.server';
import { action, loader } from './edit.route.server';

const post = {
  ...{ id: '5', title: 'T', content: 'One\r\n\r\nTwo', shortContent: 'S', slug: 't', thumbnail: '', tag: [], view: 0 },
  ...{ comment: true, index: true, owner: { uid: '7', username: 'lumine', avatar: '' }, time: 1, update: 2 },
  ...{ state: 'published' as const, publishAt: 0, version: 3, minutes: 1, deletedAt: 0, preview: '', html: '' },
};
const found = { getOwnBlogPost: { retcode: 0, data: post }, getBlogPost: { retcode: 0, data: post } };
const saved = { editBlogPost: { retcode: 0, data: { id: '5', slug: 'new-slug', version: 4 } } };

async function send(fields: Record<string, string>, answers: CallAnswers, options: AuthorOptions = {}) {
  const { context, calls } = authorContext(answers, options);
  const request = formOf('/blog/edit/5', { ...draftFields, state: 'published', ...fields });
  const answer = await action({ request, params: { id: '5' }, context });
  const edit = calls.find(({ name }) => name === 'editBlogPost')?.input;
  if (answer instanceof Response)
    return { edit, status: answer.status, to: answer.headers.get('location'), reply: null };
  return { edit, status: answer.init?.status ?? 200, to: null, reply: answer.data };
}

test('a text that was not touched is sent as it was stored, although browsers send other line breaks', async () => {
  const { edit, to } = await send({}, { ...found, ...saved });
  expect(edit?.body).toMatchObject({ content: 'One\r\n\r\nTwo', version: 3, state: 'published' });
  expect(to).toBe('/blog/post/5/new-slug');
});

test('a newer version is shown and nothing is overwritten', async () => {
  const newer = { ...post, version: 9, content: 'Theirs', shortContent: 'Their words' };
  const { status, reply } = await send(
    { content: 'Mine' },
    { getOwnBlogPost: { retcode: 0, data: newer }, editBlogPost: { retcode: 409, message: 'Newer' } },
  );
  expect([status, reply?.values?.content]).toEqual([409, 'Mine']);
  expect(reply?.newer).toMatchObject({ content: 'Theirs', version: 9, shortContent: 'Their words', title: post.title });
});

test('a host of the specification gets its fields only, and judges the owner itself', async () => {
  const { edit, to } = await send({}, { ...found, editBlogPost: { retcode: 0 } }, { isOurs: false });
  expect(Object.keys(edit?.body ?? {})).toHaveLength(8);
  expect(to).toBe('/blog/post/5/ueber-uns');
});

test.each([
  [{ retcode: -1, status: 'Not today' }, 'Not today'],
  [{ retcode: -1 }, 'Failed to update blog post.'],
])('a refusal is shown: %p', async (editBlogPost, message) => {
  const { reply } = await send({}, { ...found, editBlogPost });
  expect([reply?.message?.message, reply?.values?.content]).toEqual([message, 'One\n\nTwo']);
});

test.each([
  ['no session', {}, { hasSession: false }],
  ['a session that the host ended', { ...found, editBlogPost: { retcode: 401 } }, {}],
])('a save with %s says so and keeps the text', async (_, answers, options) => {
  const { status, reply } = await send({}, answers, options);
  expect([status, reply?.message?.message, reply?.values?.content]).toEqual([
    401,
    'Authentication required',
    'One\n\nTwo',
  ]);
});

const open = async (answers: CallAnswers, options: AuthorOptions = {}) => {
  const { context } = authorContext(answers, options);
  const request = new Request('https://site.test/blog/edit/5');
  return loader({ request, params: { id: '5' }, context }).catch((thrown: unknown) => thrown);
};

test.each([
  ['the post', found, { data: { values: { title: 'T', version: 3 }, problem: null } }],
  [
    'no post',
    { getOwnBlogPost: { retcode: -1 } },
    { data: { problem: { status: 404, title: 'Blog Post Not Found' }, reason: 'Blog not found.' } },
  ],
  [
    'a post that the host refuses in its own words',
    { getOwnBlogPost: { retcode: -1, message: 'Moved to the archive.' } },
    { data: { problem: { status: 404, title: 'Blog Post Not Found' }, reason: 'Moved to the archive.' } },
  ],
  [
    'a post of somebody else',
    { getOwnBlogPost: { retcode: 403 } },
    { data: { isDenied: true }, init: { status: 403 } },
  ],
  [
    'a limit of requests',
    { getOwnBlogPost: { retcode: 429, message: 'Too many requests' } },
    {
      data: {
        problem: { status: 503, title: 'Failed to load blog data.', message: 'Too many requests', canRetry: true },
      },
    },
  ],
  [
    'no host',
    { getOwnBlogPost: noHost },
    { data: { problem: { title: 'Failed to load blog data.', canRetry: true } } },
  ],
])('the page with %s', async (_, answers, expected) => expect(await open(answers)).toMatchObject(expected));

const refused = { retcode: 1, serverMessage: 'Post removed' };
const missing = (reason: string) => ({ data: { problem: { status: 404, title: 'Blog Post Not Found' }, reason } });

test.each([
  ['a code of its own', new UpstreamError('business', 'getBlogPost', 'refused', refused), missing('Post removed')],
  ['HTTP 404', new UpstreamError('status', 'getBlogPost', 'refused', { status: 404 }), missing('Blog not found.')],
  ['null', { retcode: 0, data: null }, missing('Blog not found.')],
  [
    'a damaged answer',
    new UpstreamError('shape', 'getBlogPost', 'no JSON'),
    { data: { problem: { status: 502, title: 'Failed to load blog data.' } } },
  ],
  [
    'a code that reports a fault',
    new UpstreamError('business', 'getBlogPost', 'refused', { retcode: 500 }),
    { data: { problem: { status: 502, title: 'Failed to load blog data.' } } },
  ],
])('the page when a host of the specification answers with %s', async (_, getBlogPost, expected) =>
  expect(await open({ getBlogPost }, { isOurs: false })).toMatchObject(expected),
);

test('without an id the page and a save say so, and no host is asked', async () => {
  const { context, calls } = authorContext(found);
  const page = await loader({ request: new Request('https://site.test/blog/edit'), params: {}, context });
  const { data } = page;
  expect([data.problem?.title, data.problem?.message, page.init?.status]).toEqual([
    'Invalid Blog Post',
    'Blog post ID is required for editing.',
    400,
  ]);
  const answer = await action({ request: formOf('/blog/edit', draftFields), params: {}, context });
  expect(answer instanceof Response ? null : answer.data.message?.message).toBe('Blog ID is missing.');
  expect(calls).toEqual([]);
});

test('without a login the author is redirected to it, with the reason', async () => {
  const answer = await open(found, { hasSession: false });
  expect(answer).toBeInstanceOf(Response);
  const { headers } = answer as Response;
  expect(headers.get('location')).toBe('/login?redirect=%2Fblog%2Fedit%2F5');
  const notice = headers.getSetCookie().find((cookie) => cookie.startsWith('popup='));
  expect(Buffer.from(notice?.slice(6).split(';')[0] ?? '', 'base64url').toString()).toContain(
    'Authentication Required',
  );
});
