import { renderMarkdown } from '@starhaven/rich-text/server';
import type { RenderOptions } from '@starhaven/rich-text/server';

/** Markdown as sanitized HTML for an author's preview; null if it is too long, too deep or too slow to render. */
export async function renderPreview(markdown: string, options: RenderOptions = {}): Promise<string | null> {
  const rendered = await renderMarkdown(markdown, options).catch(() => null);
  return rendered?.ok ? rendered.html : null;
}
