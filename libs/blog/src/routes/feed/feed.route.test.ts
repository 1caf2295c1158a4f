/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { authorContext } from '../../testing/author-client.server';
import { samplePost } from '../../testing/sample-post';
import { atomLoader, rssLoader } from './feed.route.server';

const kinds = { rss: rssLoader, atom: atomLoader };

const open = async (kind: keyof typeof kinds, answer: CallAnswers['listBlogPosts']) => {
  const { context } = authorContext({ listBlogPosts: answer }, { hasSession: false });
  return kinds[kind]({ request: new Request('https://site.test/blog/feed.xml'), params: {}, context });
};

describe.each(['rss', 'atom'] as const)('the feed as %s', (kind) => {
  test('has each post with its address, and markup in a title stays text', async () => {
    const title = 'A <script>alert(1)</script> & more\u0000';
    const response = await open(kind, { retcode: 0, data: [{ ...samplePost, title }] });
    const xml = await response.text();
    expect(response.headers.get('Content-Type')).toContain(`application/${kind}+xml`);
    expect(xml).toContain('https://site.test/blog/post/5/hello-world');
    expect(xml).toContain('A &lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
    expect(xml).not.toContain('\u0000');
    expect(xml).toContain('lumine');
  });

  test('is complete without posts', async () => {
    const response = await open(kind, { retcode: 0, data: [], total: 0 });
    expect([response.status, /<(entry|item)>/.test(await response.text())]).toEqual([200, false]);
  });

  test('without the host says when to come back', async () => {
    const response = await open(kind, new UpstreamError('timeout', 'listBlogPosts', 'late'));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
  });
});
