/** @jest-environment node */
import { Role } from '@starhaven/contracts/session';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { noHost } from '@starhaven/upstream/testing';
import type { AuthorOptions } from '../../testing/author-client.server';
import { authorContext, draftFields, formOf } from '../../testing/author-client.server';
import { action, loader } from './create.route.server';

const made = { createBlogPost: { retcode: 0, data: { id: '5', slug: 'x', version: 1 } } };

async function send(fields: Record<string, string | File>, answers: CallAnswers, options: AuthorOptions = {}) {
  const { context, calls } = authorContext(answers, options);
  // Without the script, the button of a picture sends the form to an address that names the field.
  const pictures: Record<string, string> = {
    'upload-content': '?picture=image',
    'upload-thumbnail': '?picture=thumbnailImage',
  };
  const path = `/blog/create${pictures[String(fields['intent'])] ?? ''}`;
  const answer = await action({ request: formOf(path, { ...draftFields, ...fields }), params: {}, context });
  if (answer instanceof Response)
    return { calls, status: answer.status, to: answer.headers.get('location'), reply: null };
  return { calls, status: answer.init?.status ?? 200, to: null, reply: answer.data };
}
const picture = (content = 'x') => new File([content], 'my [cat].png', { type: 'image/png' });

test('our host gets the post with its state and the nonce, and the author is redirected to the drafts', async () => {
  const { calls, status, to } = await send({}, made);
  expect([status, to]).toEqual([303, '/blog/own']);
  expect(calls[0]?.input).toEqual({
    sessionKey: 'key-7',
    body: {
      ...{ title: 'Über uns', slug: 'ueber-uns', shortContent: 'Short', content: 'One\n\nTwo', thumbnail: '' },
      ...{ comment: true, index: false, tags: ['guide', 'news'], state: 'draft', nonce: 'nonce-1234' },
    },
  });
});

test('a host of the specification gets its eight fields and no other', async () => {
  const { calls, to } = await send({}, made, { isOurs: false });
  expect(to).toBe('/blog');
  expect(Object.keys(calls[0]?.input.body ?? {}).sort()).toEqual(
    ['comment', 'content', 'index', 'shortContent', 'slug', 'tags', 'thumbnail', 'title'].sort(),
  );
});

test('a planned post is planned in the zone of the author', async () => {
  const { calls } = await send({ state: 'planned', publishAt: '2026-07-01T12:00' }, made);
  expect(calls[0]?.input.body).toMatchObject({
    state: 'planned',
    publishAt: Date.parse('2026-07-01T10:00:00Z') / 1000,
  });
  const { reply, status } = await send({ state: 'planned', publishAt: '' }, made);
  expect([status, reply?.result?.error]).toEqual([422, { publishAt: ['Choose when the post appears.'] }]);
});

test.each([
  ['an empty title', { title: ' ' }, made, 422, null],
  ['the host’s own text', {}, { createBlogPost: { retcode: -1, status: 'Title too rude' } }, 422, 'Title too rude'],
  ['no text of the host', {}, { createBlogPost: { retcode: -1 } }, 422, 'Failed to create blog post.'],
  [
    'a host that cannot be reached',
    {},
    { createBlogPost: noHost },
    502,
    'Failed to create blog post. Please try again.',
  ],
])('%s: everything typed comes back', async (_, fields, answers, status, message) => {
  const answer = await send(fields, answers);
  expect([answer.status, answer.reply?.message?.message ?? null]).toEqual([status, message]);
  expect(answer.reply?.values).toMatchObject({ content: 'One\n\nTwo', tags: 'guide, news,guide', slug: 'ueber-uns' });
});

test('a tag of dots is refused at its field before a host is asked', async () => {
  const { status, reply, calls } = await send({ tags: 'guide, ..' }, made, { isOurs: false });
  expect([status, reply?.result?.error, calls]).toEqual([422, { tags: ['A tag needs more than dots.'] }, []]);
});

test('a session that ended keeps the text', async () => {
  const { status, reply, calls } = await send({}, made, { hasSession: false });
  expect([status, reply?.isSessionOver, reply?.values?.content, calls]).toEqual([401, true, 'One\n\nTwo', []]);
});

test('the preview is sanitized, and a text that would take seconds to render is refused', async () => {
  const { reply } = await send(
    { intent: 'preview', content: '**b** <script>alert(1)</script> [x](javascript:alert)' },
    {},
  );
  expect(reply?.preview).toContain('<strong>b</strong>');
  expect(reply?.preview).not.toMatch(/script/);
  const deep = await send({ intent: 'preview', content: '> '.repeat(32_000) }, {});
  expect([deep.status, deep.reply?.preview]).toEqual([422, null]);
});

test('a picture of the form is appended after an empty line, or becomes the thumbnail', async () => {
  const name = `${'a'.repeat(32)}_original.webp`;
  const url = `https://site.test/uploads/blog/${name}`;
  const uploadBlogImage = { retcode: 0, data: { url, thumbnail: { url: url.replace('_original', '_thumbnail') } } };
  const content = await send({ intent: 'upload-content', image: picture() }, { uploadBlogImage });
  expect(content.reply?.values?.content).toBe(`One\n\nTwo\n\n![my cat.png](/uploads/blog/${name})`);
  expect(content.reply?.message?.message).toBe('Image uploaded and inserted into content!');
  const thumbnail = await send(
    { intent: 'upload-thumbnail', thumbnailImage: picture() },
    { uploadBlogImage },
    { isOurs: false },
  );
  expect(thumbnail.reply?.values?.thumbnail).toBe(url.replace('_original', '_thumbnail'));
  expect(thumbnail.reply?.message?.message).toBe('Image uploaded successfully!');
});

test('a picture that was chosen but not requested is not uploaded, and the rest of the form is read', async () => {
  const { calls, status } = await send({ image: picture('x'.repeat(100_000)) }, made);
  expect([status, calls.map(({ name }) => name)]).toEqual([303, ['createBlogPost']]);
});

test.each([
  ['no picture', {}, {}, 'Please choose a picture.'],
  ['the host’s text', { image: picture() }, { uploadBlogImage: { retcode: -1, status: 'No cats' } }, 'No cats'],
  ['no text', { image: picture() }, { uploadBlogImage: { retcode: -1 } }, 'Failed to upload image.'],
  ['no host', { image: picture() }, { uploadBlogImage: noHost }, 'Failed to upload image. Please try again.'],
])('an upload with %s', async (_, fields, answers, message) => {
  const { reply } = await send({ intent: 'upload-content', ...fields }, answers);
  expect([reply?.message?.message, reply?.values?.content]).toEqual([message, 'One\n\nTwo']);
});

test.each([
  [[Role.EDITOR], 200],
  [[Role.ADMIN], 200],
  [[Role.MEMBER], 403],
])('roles %p: %i', async (roles, status) => {
  const { context } = authorContext({}, { roles });
  const { data, init } = await loader({ request: new Request('https://site.test/blog/create'), params: {}, context });
  expect([init?.status, data.isAllowed]).toEqual([status, status === 200]);
});
