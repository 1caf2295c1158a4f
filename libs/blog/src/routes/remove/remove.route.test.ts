/** @jest-environment node */
import { decodeBase64Url } from '@starhaven/ui-kit/server';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import type { AuthorOptions } from '../../testing/author-client.server';
import { authorContext, formOf } from '../../testing/author-client.server';
import { action, loader } from './remove.route.server';

const send = async (intent: string, answers: CallAnswers, options: AuthorOptions = {}, query = '') => {
  const { context, calls } = authorContext(answers, options);
  const request = formOf(`/blog/delete/5${query}`, { intent });
  try {
    const answer = await action({ request, params: { id: '5' }, context });
    return { calls, answer, to: null };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { calls, answer: null, to: thrown };
  }
};

const textOf = (answer: unknown) => JSON.stringify(answer);
const locationOf = (response: unknown) => (response as Response).headers.get('location');

test('a deleted post leads to the list, which offers to undo it only on our own host', async () => {
  const own = await send('remove', { removeBlogPost: { retcode: 0 } });
  const there = own.to ?? own.answer;
  expect(locationOf(there)).toBe('/blog?deleted=5');
  const notice = /popup=([^;]*)/.exec((there as Response).headers.get('set-cookie') ?? '')?.[1] ?? '';
  expect(decodeBase64Url(notice)).toContain('Blog post deleted successfully');
  expect(own.calls[0]).toMatchObject({ name: 'removeBlogPost', input: { params: { id: '5' }, sessionKey: 'key-7' } });
  const foreign = await send('remove', { removeBlogPost: { retcode: 0 } }, { isOurs: false });
  expect(locationOf(foreign.to ?? foreign.answer)).toBe('/blog');
});

const asking = (list: string) => `?from=list&list=${encodeURIComponent(list)}`;

test.each([
  ['/blog', '/blog?deleted=5'],
  ['/blog?q=lantern&page=2', '/blog?q=lantern&page=2&deleted=5'],
  ['/blog?page=2&deleted=4', '/blog?page=2&deleted=5'],
  ['/blog/tag/a%20guide?page=3', '/blog/tag/a%20guide?page=3&deleted=5'],
])('a deletion and its undo lead back to the list where they began: %s', async (list, expected) => {
  const answers = { removeBlogPost: { retcode: 0 }, restoreBlogPost: { retcode: 0 } };
  const removed = await send('remove', answers, {}, asking(list));
  expect(locationOf(removed.to ?? removed.answer)).toBe(expected);
  const restored = await send('restore', answers, {}, asking(expected));
  expect(locationOf(restored.to ?? restored.answer)).toBe(expected.replace(/[?&]deleted=5/, ''));
  const foreign = await send('remove', answers, { isOurs: false }, asking(expected));
  expect(locationOf(foreign.to ?? foreign.answer)).toBe(expected.replace(/[?&]deleted=5/, ''));
});

test.each([
  ...['//evil.test/blog', 'https://evil.test/blog', '/\\evil.test/blog', 'javascript:alert(1)', '/blog/../admin'],
  ...['/blog/post/5/hello', '/blogs', '/blog/tag/a/../../../login', 'http://[', ''],
])('a deletion leads only to a list of this site: %j', async (list) => {
  const { to, answer } = await send('remove', { removeBlogPost: { retcode: 0 } }, {}, asking(list));
  expect(locationOf(to ?? answer)).toBe('/blog?deleted=5');
});

test('undo brings it back, and is not sent to a host of the specification', async () => {
  const own = await send('restore', { restoreBlogPost: { retcode: 0 } });
  expect(locationOf(own.to ?? own.answer)).toBe('/blog');
  const foreign = await send('restore', {}, { isOurs: false });
  expect(foreign.calls).toEqual([]);
  expect(textOf(foreign.answer)).toContain('This host cannot bring posts back.');
});

test.each([
  ['the host’s words', { removeBlogPost: { retcode: -1, message: 'It is not yours.' } }, 'It is not yours.'],
  ['no words', { removeBlogPost: { retcode: -1 } }, 'Failed to delete blog post'],
  [
    'no answer',
    { removeBlogPost: new UpstreamError('timeout', 'removeBlogPost', 'late') },
    'Failed to delete blog post',
  ],
])('a refusal with %s is shown', async (_, answers, text) => {
  expect(textOf((await send('remove', answers)).answer)).toContain(text);
});

test('without a session nothing is sent', async () => {
  const { calls, answer } = await send('remove', {}, { hasSession: false });
  expect(calls).toEqual([]);
  expect(textOf(answer)).toContain('No session key found');
});

test('the confirmation page without scripts asks for a login', async () => {
  const { context } = authorContext({}, { hasSession: false });
  const request = new Request('https://site.test/blog/delete/5');
  const thrown = await Promise.resolve(loader({ request, params: { id: '5' }, context })).catch(
    (reason: unknown) => reason,
  );
  expect(locationOf(thrown)).toContain('/login');
});
