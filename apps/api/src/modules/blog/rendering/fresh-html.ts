import { and, eq } from 'drizzle-orm';
import type { BlogContext } from '../blog-context';
import type { FullRow } from '../posts/post-row';
import { blogPost } from '../tables';

/**
 * The content with html of the current renderer. If the stored html is from an earlier renderer, renders and stores it again, unless the
 * post has changed. If that fails, returns the earlier html: it was sanitized, too.
 */
export async function freshHtml(
  { db, log, render }: BlogContext,
  row: Pick<FullRow, 'id' | 'version' | 'content' | 'html' | 'htmlPipeline'>,
): Promise<{ content: string; html: string | null }> {
  const { content, html } = row;
  if (row.htmlPipeline === render.pipeline) return { content, html };
  try {
    const rendered = await render.render(content);
    if (!rendered.ok) {
      log.warn(
        { post: row.id, reason: rendered.reason },
        'a post cannot be rendered; its earlier html is shown, if any',
      );
      return { content, html };
    }
    const { minutes } = rendered;
    await db
      .update(blogPost)
      .set({ html: rendered.html, minutes, htmlPipeline: render.pipeline })
      .where(and(eq(blogPost.id, row.id), eq(blogPost.version, row.version)));
    return { content, html: rendered.html };
  } catch (error) {
    log.error({ err: error, post: row.id }, 'a post could not be rendered again; its earlier html is shown');
    return { content, html };
  }
}
