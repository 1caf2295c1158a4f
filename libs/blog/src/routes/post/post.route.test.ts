/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { noHost } from '@starhaven/upstream/testing';
import type { AuthorOptions } from '../../testing/author-client.server';
import { authorContext } from '../../testing/author-client.server';
import { samplePost } from '../../testing/sample-post';
import { loader } from './post.route.server';

async function open(path: string, answers: CallAnswers, options: AuthorOptions = {}) {
  const [, , , id, slug] = path.split('/').map(decodeURIComponent);
  const { context, calls } = authorContext(answers, { hasSession: false, ...options });
  const request = new Request(`https://site.test${path}`);
  const params = { ...(id ? { id } : {}), ...(slug ? { slug } : {}) };
  try {
    const { data, init } = await loader({ request, params, context });
    return { calls, page: data, status: init?.status ?? 200, to: null, text: '' };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const to = thrown.headers.get('location');
    return { calls, page: null, status: thrown.status, to, text: await thrown.text() };
  }
}

const found = (more = {}) => ({ getBlogPost: { retcode: 0, data: { ...samplePost, ...more } } });
const full = '/blog/post/5/hello-world';
const away = 'The server does not answer. Please try again.';

test('a post of our own host comes with the HTML that the host made', async () => {
  const { page } = await open(full, found({ html: '<p>made there</p>', content: 'made **here**' }));
  expect(page?.view?.body).toEqual({ kind: 'html', html: '<p>made there</p>' });
  expect(page?.view?.countsViews).toBe(true);
  expect(JSON.stringify(page)).not.toContain('made **here**');
});

test.each([
  ['announces the same', { isOurs: true, isProven: false }],
  ['knows only the specification', { isOurs: false }],
])('the HTML of a host that %s is thrown away, and its views are not counted', async (_, options) => {
  const { page } = await open(full, found({ html: '<img src=x onerror=alert(1)>', content: 'made **here**' }), options);
  expect(page?.view?.body).toEqual({ kind: 'html', html: '<p>made <strong>here</strong></p>' });
  expect(page?.view?.countsViews).toBe(false);
});

test.each([
  ['another slug', '/blog/post/5/other', ''],
  ['no slug', '/blog/post/5', 'Redirecting...'],
])('%s redirects to the full address', async (_, path, screen) => {
  const { status, to, text, calls } = await open(path, found());
  expect([status, to, text]).toEqual([302, full, screen]);
  // The redirect screen requests the short form.
  expect(JSON.stringify(calls).includes('"full"')).toBe(screen === '');
});

test.each(['', '..', 'a/b', 'a\\b'])(
  'a post with the slug %j is shown under its number, without a loop',
  async (slug) => {
    const { status, page } = await open('/blog/post/5', found({ slug, html: '<p>x</p>' }));
    expect([status, page?.view?.post.to]).toEqual([200, '/blog/post/5']);
  },
);

test.each([
  ['no id', '/blog/post', {}, 404, 'Invalid Blog Post', 'Blog post ID is required.'],
  [
    'no such post',
    full,
    { getBlogPost: { retcode: -1 } },
    404,
    'Blog Post Not Found',
    "The blog post you're looking for doesn't exist or has been removed.",
  ],
  ['a host with a fault', full, { getBlogPost: { retcode: 503 } }, 502, 'Failed to fetch blog detail', away],
  ['no host', full, { getBlogPost: noHost }, 502, 'Failed to fetch blog detail', away],
])('%s', async (_, path, answers, status, title, message) => {
  const answer = await open(path, answers);
  expect([answer.status, answer.page?.problem?.title, answer.page?.problem?.message]).toEqual([status, title, message]);
});

test.each([
  ['a code of its own', { retcode: 1, message: 'Post removed' }],
  ['a code of its own, read for all visitors', new UpstreamError('business', 'getBlogPost', 'refused', { retcode: 1 })],
  ['HTTP 404 without an envelope', new UpstreamError('status', 'getBlogPost', 'answered with 404', { status: 404 })],
  ['a success with null', { retcode: 0, data: null }],
])('a host says that there is no post with %s', async (_, getBlogPost) => {
  const { status, page } = await open(full, { getBlogPost }, { isOurs: false });
  expect([status, page?.problem?.title]).toEqual([404, 'Blog Post Not Found']);
});

test.each([
  ['a host that cannot be reached', { getBlogPost: noHost }],
  ['no such post', { getBlogPost: { retcode: -1 } }],
])('the redirect screen leads to the list: %s', async (_, answers) => {
  const { status, to } = await open('/blog/post/5', answers);
  expect([status, to]).toEqual([302, '/blog']);
});

test('three headings make a table of contents, two do not', async () => {
  const heading = (name: string) => `<h2 id="post-${name}">${name} &amp; <em>more</em></h2>`;
  const few = await open(full, found({ html: heading('a') + heading('b') }));
  expect(few.page?.view?.headings).toEqual([]);
  const many = await open(full, found({ html: heading('a') + heading('b') + heading('c') }));
  expect(many.page?.view?.headings[2]).toEqual({ id: 'post-c', text: 'c & more', depth: 2 });
});

test('a text that cannot be laid out is shown as it was written', async () => {
  const content = '> '.repeat(2_000);
  const { page } = await open(full, found({ content }));
  expect(page?.view?.body).toMatchObject({ kind: 'plain', text: content });
});

test('the title is the only h1 of the page, and the table of contents has the headings of the text in their order', async () => {
  const content = '# One\n\n## Two\n\n### Three\n\n#### Four\n\n# Five';
  const { page } = await open(full, found({ content }), { isOurs: false });
  expect(JSON.stringify(page?.view?.body)).not.toContain('<h1');
  expect(page?.view?.headings).toEqual([
    { id: 'post-one', text: 'One', depth: 2 },
    { id: 'post-two', text: 'Two', depth: 3 },
    { id: 'post-three', text: 'Three', depth: 4 },
    { id: 'post-five', text: 'Five', depth: 2 },
  ]);
  for (const { id } of page?.view?.headings ?? []) expect(JSON.stringify(page?.view?.body)).toContain(`id=\\"${id}\\"`);
});

test('a page of our own host loads no picture of another site; pictures of a third-party host are shown', async () => {
  const remote = 'https://a.example/x.png';
  const post = found({ content: `![A map](${remote})`, thumbnail: remote });
  const own = (await open(full, post)).page?.view;
  expect(own?.post).toMatchObject({ thumbnail: '', pictureLink: remote });
  expect(JSON.stringify(own?.body)).toContain('A map (a.example)');
  expect(JSON.stringify(own?.body)).not.toContain('<img');
  const other = (await open(full, post, { isOurs: false })).page?.view;
  expect(other?.post.thumbnail).toBe(remote);
  expect(JSON.stringify(other?.body)).toContain(`<img src=\\"${remote}`);
});
