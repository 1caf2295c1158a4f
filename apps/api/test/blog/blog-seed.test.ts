import { existsSync } from 'node:fs';
import path from 'node:path';
import { imageSizes } from '@starhaven/contracts/blog';
import { seedPosts } from '../../src/modules/blog/seed/blog-seed';
import { checkDraft } from '../../src/modules/blog/drafts/check-draft';
import { richTextRenderer } from '../../src/modules/blog/rendering/rich-text-renderer';
import { blogClient } from '../support/clients/blog-client';
import { describeOnEachEngine } from '../support/engines';
import { createTestApp } from '../support/test-app';

/** A paragraph that consists of one link to a page of the site. */
const embeds = /^\[[^\]]+\]\((\/(?:handbook|command|status|downloads)[^)\s]*)\)$/gm;

test.each(seedPosts)('the post $title is complete', async (post) => {
  const { content, title, slug, shortContent, tags } = post;
  const words = content.split(/\s+/).length;
  expect(words).toBeGreaterThan(250);
  expect(words).toBeLessThan(600);
  expect([...content.matchAll(embeds)].length).toBeGreaterThan(0);
  const draft = { title, slug, shortContent, tags, content, thumbnail: '', comment: true, index: true };
  expect(checkDraft(draft)).toMatchObject({ slug, tags });
  const rendered = await richTextRenderer.render(content);
  // Each end of a line in a post is a line break.
  expect(rendered).toMatchObject({ ok: true, html: expect.not.stringContaining('<br>') });
});

test.each(seedPosts)('the post $title has its picture in all sizes', ({ slug }) => {
  for (const size of Object.values(imageSizes))
    expect(existsSync(path.join(__dirname, `../../../web/public/art/posts/${slug}${size}.webp`))).toBe(true);
});

describeOnEachEngine('the first posts', (open) => {
  test('are there after the first start, the newest first, and are found', async () => {
    const db = await open();
    const { app } = await createTestApp(db.database);
    const blog = blogClient({ app, database: db.database });
    const list = await blog.list();
    expect(list.total).toBe(seedPosts.length);
    expect(list.data[0]).toMatchObject({ title: seedPosts[0]?.title, owner: { username: 'admin' } });
    expect(list.data[0]?.thumbnail).toBe(`/art/posts/${seedPosts[0]?.slug}_thumbnail.webp`);
    expect((await blog.list('?tags=guide')).total).toBeGreaterThan(4);
    expect(await blog.titles('?q=checksum%20antivirus')).toEqual(['Are downloads safe? How to check a file yourself']);
    await app.close();
    await db.close();
  });
});
