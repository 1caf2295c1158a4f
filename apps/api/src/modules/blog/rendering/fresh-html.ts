import { and, eq } from 'drizzle-orm';
import type { BlogContext } from '../blog-context';
import type { FullRow } from '../posts/post-row';
import { blogPost } from '../tables';

/** The content with html of the current renderer, which is stored unless the post has changed; else with the earlier html. */
export async function freshHtml(
  { db, render, renewal }: BlogContext,
  row: Pick<FullRow, 'id' | 'version' | 'content' | 'html' | 'htmlPipeline'>,
): Promise<{ content: string; html: string | null }> {
  const { id, version, content } = row;
  const html = await renewal.htmlOf({
    ...{ key: `post ${id} ${version}`, markdown: content, html: row.html, pipeline: row.htmlPipeline },
    store: (rendered) =>
      db
        .update(blogPost)
        .set({ html: rendered.html, minutes: rendered.minutes, htmlPipeline: render.pipeline })
        .where(and(eq(blogPost.id, id), eq(blogPost.version, version))),
  });
  return { content, html };
}
