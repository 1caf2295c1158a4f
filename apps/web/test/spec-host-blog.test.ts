import http from 'node:http';
import { ask } from './support/ask';
import { launchWeb, siteUrl } from './support/launch-web';
import type { BlogShape } from './support/spec-host-blog';
import { until } from './support/until';
import { useSpecSite } from './support/spec-site';

const site = useSpecSite();
const { open, post } = site;

/** The fields of each call that readers' pages may use. */
const specCalls: Record<string, readonly string[]> = {
  'GET /blog/list': ['tags'],
  'GET /blog/detail/1': ['full'],
  'GET /blog/detail/2': ['full'],
  'GET /blog/detail/97': ['full'],
  'GET /blog/detail/98': ['full'],
  'GET /blog/detail/99': ['full'],
  'DELETE /article/remove/1': [],
  'POST /blog/create': ['title', 'content', 'shortContent', 'slug', 'thumbnail', 'comment', 'index', 'tags'],
  'POST /blog/edit/1': ['title', 'content', 'shortContent', 'slug', 'thumbnail', 'comment', 'index', 'tags'],
  'POST /upload/image/blog': ['image'],
  'GET /json/game_all.json': [],
  'GET /json/genshin-impact/info.json': ['load'],
  'GET /json/genshin-impact/download.json': [],
  'GET /json/genshin-impact/command/grasscutter.json': ['time'],
  'GET /item': ['search', 'page', 'limit', 'language', 'game', 'type', 'version'],
  'GET /game/resource/version': ['time'],
  'POST /api/v2/account/login': ['session', 'login_type', 'enter_type', 'username', 'password'],
  'POST /api/v2/account': ['token', 'action'],
  // The only call beyond the specification: it asks which extensions the host has.
  'GET /api/v2/capabilities': [],
};

/** The names of a JSON, multipart or urlencoded body. */
function sentFields(body: string): string[] {
  if (body.startsWith('{')) return Object.keys(JSON.parse(body) as object);
  if (body.startsWith('--')) return [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name]) => name ?? '');
  return [...new URLSearchParams(body).keys()];
}

function beyondTheSpecification(): string[] {
  return site.host.seen.flatMap(({ method, path, query, body, headers }) => {
    const call = `${method} ${path}`;
    const known = specCalls[call];
    if (known === undefined) return [call];
    const sent = sentFields(body);
    const secret = Object.keys(headers).filter((name) => /^x-|traceparent|cookie/.test(name));
    return [...Object.keys(query), ...sent, ...secret]
      .filter((name) => !known.includes(name))
      .map((name) => `${call}: ${name}`);
  });
}

async function memberCookie(): Promise<string> {
  const { headers } = await post('/login', { intent: 'log-in', username: 'paimon', password: 'sesame-lantern-7' });
  return (headers['set-cookie'] ?? [])
    .map((line) => line.split(';')[0])
    .filter((pair) => pair?.startsWith('starhaven='))
    .join('; ');
}

const full = '/blog/post/1/a-lantern';

test.each<BlogShape>(['usual', 'texts', 'bad-rows'])(
  'guests read everything with the calls of the specification: %s',
  async (shape) => {
    site.host.blog = shape;
    const list = await open('/blog');
    expect([list.status, list.body]).toEqual([200, expect.stringContaining('A lantern &amp; &lt;b&gt;more&lt;/b&gt;')]);
    expect(list.body).toContain('Page <!-- -->1<!-- --> of <!-- -->2');
    expect((await open('/blog?page=2')).body).toContain('Post number 14');
    expect((await open('/blog?q=LANTERN')).body).not.toContain('Post number 2');
    const tag = await open('/blog/tag/guide');
    expect([tag.status, tag.body.includes('A lantern'), tag.body.includes('Post number 2')]).toEqual([
      200,
      true,
      false,
    ]);

    const page = await open(full);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Text with <strong>weight</strong>');
    expect(page.body).not.toMatch(/foreign html|<script>alert|onerror/);
    // A host of the specification has no servers over HTTP, so that link stays.
    expect(page.body).toContain('>Servers</a>');
    // A card whose data comes too late is a link on this visit, and a card on a later one.
    for (const text of ['Broom of the Yard', 'give 11901', 'version 5.4'])
      await until(`the post shows ${text}`, async () => (await open(full)).body.includes(text));
    expect(page.body).not.toContain('/blog/view/');

    for (const path of ['/blog/post/1', '/blog/post/1/wrong', '/a/1'])
      expect([path, (await open(path)).headers.location]).toEqual([path, full]);
    for (const path of ['/blog/post/1', '/a/1']) expect((await open(path)).body).toBe('Redirecting...');
    for (const path of ['/blog/post/99', '/a/99']) expect((await open(path)).headers.location).toBe('/blog');
    for (const id of [97, 98, 99]) expect([id, (await open(`/blog/post/${id}/x`)).status]).toEqual([id, 404]);
    expect((await open('/blog/feed.xml')).body).toContain('<rss');
    expect((await open('/blog/feed.atom')).body).toContain('<feed');
    expect((await open('/blog/preview/aaaaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
    expect((await post('/blog/view/1', {})).status).toBe(404);
    expect(beyondTheSpecification()).toEqual([]);
  },
);

test('invalid posts are an error with the texts of the specification', async () => {
  site.host.blog = 'wrong';
  const list = await open('/blog');
  expect([list.status, list.body]).toEqual([502, expect.stringContaining('Error Loading Blog Posts')]);
  expect(list.body).toContain('Failed to load blog posts. Please try again later.');
  expect((await open(full)).status).toBe(502);
  expect((await open('/a/1')).headers.location).toBe('/blog');
  expect((await open('/blog/feed.xml')).status).toBe(503);
  expect(beyondTheSpecification()).toEqual([]);
});

test('an owner deletes with the call of the specification, and there is no way to restore', async () => {
  const cookie = await memberCookie();
  const page = await open(full, { cookie });
  expect(page.body).toContain('/blog/delete/1?from=post');
  const asked = await open('/blog/delete/1?from=post', { cookie });
  expect(asked.body).toContain('Are you sure you want to delete this blog post? This action cannot be undone.');
  await post('/blog/delete/1?from=post', { intent: 'remove' }, { cookie });
  await post('/blog/delete/1', { intent: 'restore' }, { cookie });
  const removed = site.host.seen.filter(({ method }) => method === 'DELETE');
  expect(removed.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/article/remove/1', 'key-of-the-stand-in'],
  ]);
  expect(beyondTheSpecification()).toEqual([]);
});

test('an editor writes, changes and uploads with the calls of the specification', async () => {
  site.host.login = 'an editor';
  const cookie = await memberCookie();
  const form = await open('/blog/create', { cookie });
  expect([form.status, form.body.includes('Create New Blog Post')]).toEqual([200, true]);
  // Only our own host has states, versions and previews.
  expect(form.body).not.toMatch(/name="state"|name="publishAt"/);
  const draft = { title: 'A lantern', slug: 'a-lantern', shortContent: 'Light', content: 'Text', thumbnail: '' };
  const fields = { ...draft, tags: 'guide, news', comment: 'on', state: 'draft', nonce: 'nonce-1234', version: '4' };
  const created = await post('/blog/create', { intent: 'save', ...fields }, { cookie });
  expect([created.status, created.headers.location]).toEqual([303, '/blog']);
  const noId = await open('/blog/edit', { cookie });
  expect([noId.status, noId.body]).toEqual([400, expect.stringContaining('Invalid Blog Post')]);
  expect(noId.body).toContain('Blog post ID is required for editing.');
  const edit = await open('/blog/edit/1', { cookie });
  expect(edit.body).toContain('Edit Blog Post');
  const removed = await open('/blog/edit/97', { cookie });
  expect([removed.status, removed.body]).toEqual([404, expect.stringContaining('Post removed')]);
  expect(removed.body).toContain('Blog Post Not Found');
  const updated = await post('/blog/edit/1', { intent: 'save', ...fields }, { cookie });
  expect([updated.status, updated.headers.location]).toEqual([303, full]);
  const loggedOut = await post('/blog/edit/1', { intent: 'save', ...fields, content: 'Typed for an hour' });
  expect([loggedOut.status, loggedOut.body]).toEqual([401, expect.stringContaining('Typed for an hour')]);
  expect(loggedOut.body).toContain('Authentication required');

  const boundary = 'b1';
  const body = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="cat.png"\r\ncontent-type: image/png\r\n\r\nx\r\n--${boundary}--\r\n`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = { origin: siteUrl, 'content-type': type, cookie };
  const sent = await ask(`${site.web.url}/blog/upload`, { method: 'POST', headers, body });
  expect([sent.status, sent.body]).toEqual([200, expect.stringContaining('https://pictures.test/cat_original.png')]);

  for (const path of ['/blog/own', '/blog/edit/1/versions']) expect((await open(path, { cookie })).status).toBe(404);
  const writing = site.host.seen.filter(
    ({ path }) => path in { '/blog/create': 1, '/blog/edit/1': 1, '/upload/image/blog': 1 },
  );
  expect(writing.map(({ path, headers: seen }) => [path, seen.authorization])).toEqual([
    ['/blog/create', 'key-of-the-stand-in'],
    ['/blog/edit/1', 'key-of-the-stand-in'],
    ['/upload/image/blog', 'key-of-the-stand-in'],
  ]);
  expect(new URLSearchParams(writing[0]?.body).get('tags')).toBe('guide,news');
  expect(beyondTheSpecification()).toEqual([]);
});

test('only a post whose reader asked for comments may load them', async () => {
  const other = await launchWeb(site.host.url, { COMMENTS_NAME: 'lanterns' });
  try {
    const policyOf = async (path: string) =>
      String((await ask(other.url + path)).headers['content-security-policy']).includes('https://lanterns.disqus.com');
    for (const query of ['?comments=1', '?x=1&comments=%31'])
      expect([query, await policyOf(full + query)]).toEqual([query, true]);
    for (const path of [
      full,
      `${full}?comments=0&comments=1`,
      '/blog',
      '/blog?comments=1',
      '/?comments=1',
      '/blog/tag/guide?comments=1',
    ])
      expect([path, await policyOf(path)]).toEqual([path, false]);
    expect((await ask(other.url + full)).body).toContain('Load Comments');
  } finally {
    await other.stop();
  }
  expect((await open(`${full}?comments=1`)).headers['content-security-policy']).not.toContain('disqus');
});

describe('a picture is sent on while it arrives', () => {
  const boundary = 'a-seam-of-thirty-or-more-letters';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="cat.png"\r\ncontent-type: image/png\r\n\r\n`;
  const part = Buffer.alloc(512 * 1024, 'x');
  const end = `\r\n--${boundary}--\r\n`;

  async function begin(path: string) {
    site.host.login = 'an editor';
    const cookie = await memberCookie();
    const length = Buffer.byteLength(head) + 3 * part.length + Buffer.byteLength(end);
    const answered = { status: 0, text: '' };
    const request = http.request(site.web.url + path, {
      method: 'POST',
      agent: false,
      headers: {
        ...{ origin: siteUrl, cookie, 'content-length': length },
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    const ended = new Promise<void>((resolve) => {
      request.on('response', (response) => {
        answered.status = response.statusCode ?? 0;
        response.setEncoding('utf8').on('data', (text: string) => (answered.text += text));
        response.once('end', resolve);
      });
      request.on('error', () => resolve());
    });
    request.write(head);
    request.write(part);
    const arrival = await until('the host is asked', () =>
      site.host.arrivals.find(({ path: asked }) => asked === '/upload/image/blog'),
    );
    return { request, answered, ended, arrival };
  }

  test.each(['/blog/upload', '/blog/create?picture=image'])('to %s', async (path) => {
    const { request, answered, ended, arrival } = await begin(path);
    // The host receives the beginning before the web server has the rest.
    await until('the host has the first part', () => arrival.bytes >= part.length);
    request.write(part);
    request.write(part);
    request.end(end);
    await ended;
    // The form at the second path has no intent, so it is refused as incomplete. The host still received the picture.
    expect(answered.status).toBe(path === '/blog/upload' ? 200 : 400);
    expect(arrival.bytes).toBeGreaterThan(3 * part.length);
    expect(arrival.state).toBe('whole');
  });

  test('when an author hangs up, the host gets no whole picture', async () => {
    const { request, arrival } = await begin('/blog/upload');
    await until('the host has the first part', () => arrival.bytes >= part.length);
    request.destroy();
    await until('the host is left', () => arrival.state === 'broken off');
    expect((await open('/blog')).status).toBe(200);
  });
});
